// Methods that are called through their types store their arguments, so these must outlive the
// caller's block.
package main

import "fmt"

type box struct{ p *int }

func (b *box) keep(p *int)        { b.p = p }
func (b box) first(p, q *int) box { return box{p} }
func (b *box) self() *box         { return b }

func fill(b *box, n int) {
	x := n
	(*box).keep(b, &x)
}

func made(n int) *box {
	b := box{}
	x, y := n, -n
	b = box.first(b, &x, &y)
	return (*box).self(&b)
}

func clobber(n int) int {
	a := [64]int{}
	for i := range a {
		a[i] = n * i
	}
	return a[n%64]
}

func main() {
	var b, c box
	fill(&b, 5)
	fill(&c, 6)
	d := made(7)
	fmt.Println(clobber(9), *b.p, *c.p, *d.p)
}
