// Deferred methods keep their receiver.
package main

import (
	"fmt"
)

type t struct{ n int }

func (v t) value()    { fmt.Println("value", v.n) }
func (p *t) pointer() { fmt.Println("pointer", p.n) }
func main() {
	x := t{1}
	defer x.value()
	defer x.pointer()
	x.n = 2
	f := x.value
	x.n = 3
	defer f()
}
