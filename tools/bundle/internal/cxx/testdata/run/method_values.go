// Method values bind the receiver when taken; method expressions take it as an argument.
package main

import (
	"fmt"
	"strings"
)

type acc struct{ n int }

func (a acc) get() int   { return a.n }
func (a *acc) add(k int) { a.n += k }

type op func(int) int

func (o op) twice(x int) int { return o(o(x)) }

type shape interface{ area() float64 }
type square float64

func (s square) area() float64 { return float64(s * s) }

func apply(f func(int), xs ...int) {
	for _, x := range xs {
		f(x)
	}
}

func main() {
	a := acc{1}
	get, add := a.get, a.add
	add(5)
	fmt.Println(get(), a.get())
	apply(a.add, 1, 2, 3)
	fmt.Println(a.n)
	f := acc.get
	g := (*acc).add
	g(&a, 10)
	fmt.Println(f(a))
	fmt.Println(op(func(x int) int { return x * 3 }).twice(2))
	var s shape = square(3)
	area := s.area
	s = square(10)
	fmt.Println(area(), s.area(), shape.area(s))
	up := strings.ToUpper
	fmt.Println(up("abc"), strings.Map(func(r rune) rune { return r + 1 }, "abc"))
	var sb strings.Builder
	write := sb.WriteString
	write("x")
	write("y")
	fmt.Println(sb.String())
	table := []func(*acc, int){(*acc).add, func(a *acc, k int) { a.n *= k }}
	for _, h := range table {
		h(&a, 2)
	}
	fmt.Println(a)
}
