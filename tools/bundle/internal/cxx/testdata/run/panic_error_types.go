// The types (%T) of run-time errors, and the interfaces that they implement.
package main

import (
	"errors"
	"fmt"
	"runtime"
)

type shape interface{ area() int }

func try(f func()) {
	defer func() {
		r := recover()
		_, is := r.(runtime.Error)
		err, isError := r.(error)
		fmt.Printf("%T %v %t %t %v\n", r, r, is, isError, errors.Unwrap(err))
	}()
	f()
}

func main() {
	var s []int
	var m map[string]int
	var p *struct{ x int }
	var i any = "text"
	var none any
	var sh shape
	zero, n := 0, -1
	try(func() { fmt.Println(s[3]) })
	try(func() { fmt.Println(s[1:]) })
	try(func() { m["a"] = 1 })
	try(func() { fmt.Println(p.x) })
	try(func() { fmt.Println(1 / zero) })
	try(func() { fmt.Println(1 << n) })
	try(func() { fmt.Println(make([]int, n)) })
	try(func() { fmt.Println(i.(int)) })
	try(func() { fmt.Println(none.(int)) })
	try(func() { fmt.Println(i.(shape)) })
	try(func() { fmt.Println(sh.area()) })
	try(func() { fmt.Println(map[any]int{[]int{}: 1}) })
	try(func() { var x any = []int{1}; fmt.Println(x == x) })
	try(func() { panic(nil) })
	try(func() { panic(errors.New("plain")) })
	try(func() { panic(fmt.Sprint("text")) })
	try(func() { fmt.Println([2]int(s)) })
}
