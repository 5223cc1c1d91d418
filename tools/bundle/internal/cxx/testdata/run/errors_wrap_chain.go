// Wrapped errors, Is, As and Unwrap.
package main

import (
	"errors"
	"fmt"
)

type code int

func (c code) Error() string { return fmt.Sprintf("code %d", int(c)) }

var base = errors.New("base")

func main() {
	e := fmt.Errorf("outer: %w", fmt.Errorf("inner: %w", base))
	f := fmt.Errorf("x: %w", code(7))
	var c code
	fmt.Println(e, errors.Is(e, base), errors.Is(f, base), errors.As(f, &c), c, errors.As(e, &c))
	fmt.Println(errors.Unwrap(e), errors.Unwrap(errors.Unwrap(errors.Unwrap(e))) == nil, errors.Is(f, code(7)), errors.Is(f, code(8)))
	j := errors.Join(e, nil, f)
	fmt.Println(errors.Is(j, base), errors.Is(j, code(7)))
	fmt.Println(j)
}
