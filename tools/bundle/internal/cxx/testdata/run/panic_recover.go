// recover in a deferred function: of panic values and of run-time errors.
package main

import (
	"errors"
	"fmt"
)

func try(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Printf("%s: %v\n", name, r)
			if e, ok := r.(error); ok {
				fmt.Println("  error:", e.Error())
			}
		}
	}()
	f()
	fmt.Println(name, "returned")
}

func safeDiv(a, b int) (q int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("recovered: %v", r)
		}
	}()
	return a / b, nil
}

func main() {
	try("string", func() { panic("boom") })
	try("int", func() { panic(42) })
	try("error", func() { panic(errors.New("bad")) })
	try("none", func() {})
	var s []int
	i := 5
	try("index", func() { fmt.Println(s[i]) })
	try("slice", func() { fmt.Println(make([]int, 2)[i:]) })
	z := 0
	try("division", func() { fmt.Println(1 / z) })
	var p *struct{ x int }
	try("nil", func() { fmt.Println(p.x) })
	var m map[string]int
	try("nilmap", func() { m["a"] = 1 })
	var x interface{} = "str"
	try("assert", func() { fmt.Println(x.(int)) })
	fmt.Println(safeDiv(7, 2))
	fmt.Println(safeDiv(7, 0))
	defer fmt.Println("main's defer")
	func() {
		defer func() { recover() }()
		defer fmt.Println("runs while panicking")
		panic("quiet")
	}()
	fmt.Println(recover())
}
