// Pointers to variables, fields, elements and pointers.
package main

import (
	"fmt"
)

type t struct {
	a int
	b [2]int
	c *t
}

func set(p *int, v int) { *p = v }
func main() {
	x, s := 1, []int{1, 2, 3}
	v := t{b: [2]int{1, 2}}
	v.c = &v
	p, q, r, w := &x, &s[1], &v.b[1], &v.c.a
	pp := &p
	set(p, 10)
	set(q, 20)
	set(r, 30)
	set(w, 40)
	**pp += 1
	*pp = q
	*p++
	fmt.Println(x, s, v.a, v.b, v.c.c.a, p == q, *p)
	n := new(int)
	*n = 5
	m := &t{a: 1}
	m2 := m
	m2.a = 9
	fmt.Println(*n, m.a, m == m2, *m == t{a: 9})
}
