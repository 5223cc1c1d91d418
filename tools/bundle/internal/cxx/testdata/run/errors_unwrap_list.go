// errors.Is and errors.As examine all errors that a method Unwrap() []error returns, also a method of the
// program.
package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
)

type several struct {
	text string
	errs []error
}

func (s *several) Error() string   { return s.text }
func (s *several) Unwrap() []error { return s.errs }

type coded struct{ code int }

func (c coded) Error() string { return "code " + strconv.Itoa(c.code) }

var errFirst = errors.New("first")

// single wraps one error.
type single struct{ err error }

func (s single) Error() string { return "single: " + s.err.Error() }
func (s single) Unwrap() error { return s.err }

func main() {
	_, parse := strconv.Atoi("x1")
	inner := &several{"inner", []error{nil, io.EOF, coded{7}}}
	all := &several{"all", []error{errFirst, single{inner}, parse}}
	wrapped := fmt.Errorf("outer: %w", all)

	for _, err := range []error{all, wrapped, inner, single{wrapped}, errors.Join(inner, errFirst)} {
		fmt.Println(errors.Is(err, errFirst), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, strconv.ErrSyntax), errors.Unwrap(err) == nil)
		var code coded
		fmt.Println(errors.As(err, &code), code.code)
		var number *strconv.NumError
		fmt.Println(errors.As(err, &number), number != nil && number.Num == "x1")
		var list interface{ Unwrap() []error }
		fmt.Println(errors.As(err, &list) && len(list.Unwrap()) > 0)
	}

	list, ok := errors.Join(io.EOF, coded{3}).(interface{ Unwrap() []error })
	fmt.Println(ok && len(list.Unwrap()) == 2)
	_, ok = error(all).(interface{ Unwrap() error })
	fmt.Println(ok)
	fmt.Println(all.Unwrap()[1], wrapped)
}
