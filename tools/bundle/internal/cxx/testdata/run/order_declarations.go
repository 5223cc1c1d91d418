// Variables that one statement declares get their values in order.
package main

import (
	"fmt"
	"strings"
)

var count = 1

func next() int        { count++; return count }
func word() string     { count++; return strings.Repeat("x", count%4) }
func pair() (a, b int) { a, b = next(), next(); return }

type box struct{ v int }

func (b *box) add(n int) int { b.v += n; return b.v }

func caught(f func()) {
	defer func() { fmt.Println(recover(), count) }()
	f()
}

func main() {
	a, b, c := next(), word(), next()
	fmt.Println(a, b, c)
	{
		a, b := next()+a, next()*a // the outer a
		c, d := b-next(), a-next()
		fmt.Println(a, b, c, d)
	}
	x, y := next(), count
	var z, w = count, next()
	fmt.Println(x, y, z, w)
	p := &box{1}
	q, r, s := p.add(1), p.v, p.add(2)
	fmt.Println(q, r, s)
	buf := []byte("abc")
	change := func() int { buf[0]++; return len(buf) }
	t, u, v := change(), change(), string(buf)
	fmt.Println(t, u, v)
	f, g := func(n int) int { return n + next() }, next()
	h, _, k := f(g), next(), f(1)
	fmt.Println(g, h, k)
	list := []int{next(), next(), next()}
	m, n := list[next()%3] > 0 && next() > 0, list[1] == next() || next() > 1
	fmt.Println(m, n, count)
	var e, i interface{} = next(), word()
	fmt.Println(e, i)
	for lo, hi := next(), next()+20; lo < hi; lo, hi = lo+next()%5, hi-next()%3 {
		fmt.Print(lo, " ", hi, " ")
	}
	if l, o := next(), next(); l < o {
		fmt.Println(l, o)
	}
	zero := 0
	caught(func() { j, q := next(), 1/zero+next(); fmt.Println(j, q) })
	caught(func() { j, q := 1/zero, next(); fmt.Println(j, q) })
	caught(func() { j, q := list[next()], next(); fmt.Println(j, q) })
}
