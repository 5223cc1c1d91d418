// Outer fields and methods hide inner ones.
package main

import (
	"fmt"
)

type a struct{ n int }

func (a) who() string  { return "a" }
func (a) only() string { return "only a" }

type b struct {
	a
	n string
}

func (b) who() string { return "b" }
func main() {
	v := b{a{1}, "x"}
	fmt.Println(v.n, v.a.n, v.who(), v.a.who(), v.only())
	fmt.Printf("%v %+v\n", v, v)
}
