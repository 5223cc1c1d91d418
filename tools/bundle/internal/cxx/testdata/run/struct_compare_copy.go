// Struct equality and copies of nested values.
package main

import (
	"fmt"
)

type in struct {
	a [2]int
	s string
}
type out struct {
	in
	p *int
	e any
	f float64
}

func main() {
	n := 1
	x := out{in{[2]int{1, 2}, "s"}, &n, 5, 1.5}
	y := x
	fmt.Println(x == y)
	y.a[0] = 9
	fmt.Println(x == y, x.in == in{[2]int{1, 2}, "s"}, x.a, y.a)
	y = x
	y.e = "5"
	fmt.Println(x == y, x != y)
	s := []out{x, y}
	for _, v := range s {
		v.s = "changed"
	}
	for i := range s {
		s[i].f++
	}
	fmt.Println(s[0].s, s[0].f, x.f)
}
