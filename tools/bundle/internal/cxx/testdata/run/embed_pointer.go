// Promotion through embedded pointers.
package main

import (
	"fmt"
)

type base struct{ id int }

func (b *base) set(n int) { b.id = n }
func (b base) get() int   { return b.id }

type mid struct {
	*base
	x int
}
type top struct {
	mid
	base2
}
type base2 struct{ y int }

func main() {
	t := top{mid{&base{1}, 2}, base2{3}}
	u := t
	u.set(10)
	u.x, u.y = 20, 30
	fmt.Println(t.get(), t.id, t.x, t.y, u.id, u.x, u.y, t.base == u.base)
}
