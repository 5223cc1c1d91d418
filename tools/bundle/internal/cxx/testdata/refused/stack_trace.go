// Stack traces: there is none to give.
package main

import (
	"fmt"
	"runtime/debug"
)

func main() {
	defer func() {
		if err := recover(); err != nil {
			fmt.Printf("%v\n%s", err, debug.Stack()) // ERROR "function runtime/debug.Stack: the translation has no stack traces; print the value of the panic"
			debug.PrintStack()                       // ERROR "function runtime/debug.PrintStack: the translation has no stack traces"
		}
	}()
	panic("lost")
}
