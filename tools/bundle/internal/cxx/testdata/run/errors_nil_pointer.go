// A nil pointer in an error is not a nil error.
package main

import (
	"fmt"
)

type myErr struct{ s string }

func (e *myErr) Error() string {
	if e == nil {
		return "nil myErr"
	}
	return e.s
}
func f(fail bool) error {
	var e *myErr
	if fail {
		e = &myErr{"bad"}
	}
	return e
}
func g() error { return nil }
func main()    { fmt.Println(f(true), f(false), f(false) == nil, g() == nil, f(true) == f(true)) }
