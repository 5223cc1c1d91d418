// Method values and expressions as functions.
package main

import (
	"fmt"
)

type vec struct{ x, y int }

func (v vec) add(w vec) vec     { return vec{v.x + w.x, v.y + w.y} }
func (v *vec) scale(k int) *vec { v.x *= k; v.y *= k; return v }
func main() {
	v := vec{1, 2}
	add, scale := vec.add, (*vec).scale
	fmt.Println(add(v, v), *scale(&v, 3), v)
	f := v.add
	v.x = 100
	fmt.Println(f(vec{1, 1}), v.scale(2).scale(2).add(vec{1, 1}))
	fs := []func(vec) vec{v.add, vec{5, 5}.add}
	fmt.Println(fs[0](vec{}), fs[1](vec{}))
}
