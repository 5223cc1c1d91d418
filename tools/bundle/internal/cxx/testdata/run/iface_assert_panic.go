// Failed assertions name both types.
package main

import (
	"fmt"
)

type s interface{ m() }

func try(f func()) { defer func() { fmt.Println(recover()) }(); f() }
func main() {
	var e any = "text"
	var n any
	try(func() { _ = e.(int) })
	try(func() { _ = n.(int) })
	try(func() { _ = e.(s) })
	try(func() { _ = n.(s) })
	try(func() { var x s; _ = x.(fmt.Stringer) })
	try(func() { var x s; x.m() })
	x, ok := e.(int)
	fmt.Println(x, ok)
}
