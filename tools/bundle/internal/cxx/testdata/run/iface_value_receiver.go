// Method sets of values and pointers.
package main

import (
	"fmt"
)

type counter interface{ inc() int }
type v struct{ n int }

func (x v) inc() int { x.n++; return x.n }

type p struct{ n int }

func (x *p) inc() int { x.n++; return x.n }
func main() {
	a, b := v{1}, p{1}
	cs := []counter{a, &a, &b}
	for i := 0; i < 2; i++ {
		for _, c := range cs {
			fmt.Print(c.inc(), " ")
		}
	}
	f, g, h := a.inc, b.inc, (*p).inc
	fmt.Println(f(), g(), h(&b), v.inc(a), a.n, b.n)
}
