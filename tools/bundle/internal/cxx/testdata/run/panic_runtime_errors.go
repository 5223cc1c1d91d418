// The texts of run-time errors, and that they are runtime errors.
package main

import (
	"fmt"
	"strings"
)

type shape interface{ area() float64 }
type named interface{ name() string }
type square struct{ side float64 }

func (s square) area() float64 { return s.side * s.side }

func try(f func()) {
	defer func() {
		r := recover()
		err, ok := r.(error)
		fmt.Printf("%v %v\n", ok, r)
		if ok {
			_, isRuntime := r.(interface{ RuntimeError() })
			fmt.Println(isRuntime, strings.HasPrefix(err.Error(), "runtime error: "))
		}
	}()
	f()
}

func main() {
	s := []int{1, 2, 3}
	a := [4]int{}
	text := "héllo"
	i, j, k, neg, zero := 5, 2, 9, -1, 0
	var m map[string]int
	var p *square
	var any1, any2 interface{}
	var sh shape
	try(func() { s[i]++ })
	try(func() { s[neg]++ })
	try(func() { a[i]++ })
	try(func() { _ = text[i*2] })
	try(func() { _ = text[neg] })
	try(func() { _ = s[i:] })
	try(func() { _ = s[:i] })
	try(func() { _ = s[j : 1+zero] })
	try(func() { _ = s[neg:] })
	try(func() { _ = s[:neg] })
	try(func() { _ = s[0:2:k] })
	try(func() { _ = s[i:k:k] })
	try(func() { _ = s[0:3:j] })
	try(func() { _ = s[3:j:3] })
	try(func() { _ = s[neg:2:3] })
	try(func() { _ = text[k:] })
	try(func() { _ = text[j : 1+zero] })
	try(func() { _ = text[:k] })
	try(func() { _ = a[i:] })
	try(func() { _ = a[:i] })
	try(func() { fmt.Println(i / zero) })
	try(func() { fmt.Println(i % zero) })
	try(func() { m["a"] = 1 })
	try(func() { fmt.Println(p.side) })
	try(func() { fmt.Println(sh.area()) })
	try(func() { fmt.Println(any1.(int)) })
	any1 = "text"
	try(func() { fmt.Println(any1.(int)) })
	try(func() { fmt.Println(any1.(shape)) })
	sh = square{2}
	try(func() { fmt.Println(sh.(named)) })
	try(func() { fmt.Println(sh.(*square)) })
	any1, any2 = []int{1}, []int{1}
	try(func() { fmt.Println(any1 == any2) })
	try(func() { fmt.Println(map[interface{}]int{any1: 1}) })
	any1, any2 = map[int]int{}, map[int]int{}
	try(func() { fmt.Println(any1 == any2) })
	try(func() { fmt.Println(make([]int, neg)) })
	try(func() { fmt.Println(make([]int, 2, j-1)) })
	try(func() { fmt.Println(1 << neg) })
	try(func() { fmt.Println((*[5]int)(s)) })
	try(func() { var f func(); f() })
	try(func() { panic(fmt.Sprint("own ", i)) })
	try(func() { fmt.Println(strings.Repeat("x", neg)) })
}
