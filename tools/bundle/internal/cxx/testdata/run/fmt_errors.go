// Errorf with %w, errors.Is, As, Unwrap, Join-free chains.
package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
)

var errBase = errors.New("base")

type code int

func (c code) Error() string { return "code " + strconv.Itoa(int(c)) }

type wrapped struct{ inner error }

func (w *wrapped) Error() string { return "wrapped: " + w.inner.Error() }
func (w *wrapped) Unwrap() error { return w.inner }

func main() {
	e1 := fmt.Errorf("one: %w", errBase)
	e2 := fmt.Errorf("two %d: %w", 2, e1)
	fmt.Println(e2, errors.Is(e2, errBase), errors.Unwrap(e2) == e1, errors.Is(e2, io.EOF))
	var c code
	e3 := fmt.Errorf("x: %w", &wrapped{code(7)})
	fmt.Println(errors.As(e3, &c), int(c), e3)
	var w *wrapped
	fmt.Println(errors.As(e3, &w), w.inner == code(7), errors.As(e1, &w))
	fmt.Println(errors.New("a") == errors.New("a"), errBase == errBase)
	fmt.Println(fmt.Errorf("plain %v", io.EOF), errors.Is(fmt.Errorf("%w", io.EOF), io.EOF))
	_, err := strconv.Atoi("abc")
	fmt.Println(err)
	var ne *strconv.NumError
	if errors.As(err, &ne) {
		fmt.Println(ne.Func, ne.Num, ne.Err == strconv.ErrSyntax)
	}
	_, err = strconv.ParseInt("99999999999999999999", 10, 64)
	fmt.Println(err, errors.Is(err, strconv.ErrRange))
	_, err = strconv.ParseFloat("1.5x", 64)
	fmt.Println(err)
	_, err = strconv.ParseBool("maybe")
	fmt.Println(err)
}
