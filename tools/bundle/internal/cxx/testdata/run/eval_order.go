// Calls are evaluated left to right, operands before assignments, indices before values.
package main

import "fmt"

var trace []int

func t(n int) int { trace = append(trace, n); return n }

func show() {
	fmt.Println(trace)
	trace = nil
}

func pair() (int, int) { trace = append(trace, 99); return 1, 2 }

type s struct{ a, b, c int }

func (x s) m(n int) s { trace = append(trace, n); return x }

func three(a, b, c int) int { return a*100 + b*10 + c }

func main() {
	fmt.Println(t(1)+t(2)*t(3), t(4))
	show()
	fmt.Println(three(t(1), t(2), t(3)), three(t(3), t(2), t(1)))
	show()
	a := []int{t(1), t(2), t(3)}
	show()
	a[t(0)], a[t(1)] = t(5), t(6)
	show()
	fmt.Println(a)
	_ = s{c: t(1), a: t(2), b: t(3)}
	show()
	_ = map[int]int{t(1): t(2), t(3): t(4)}
	show()
	s{}.m(1).m(2).m(t(3))
	show()
	i := 0
	i, a[i] = 2, 77
	fmt.Println(i, a)
	a[0], a[1], a[2] = a[2], a[0], a[1]
	fmt.Println(a)
	x, y := pair()
	x, y = y, x+y
	fmt.Println(x, y)
	b := t(1) == 2 && t(2) == 2 || t(3) == 3
	show()
	fmt.Println(b)
	m := map[string]int{}
	k := "k"
	m[k], k = 5, "j"
	fmt.Println(m, k)
	n := 1
	inc := func() int { n++; return n }
	r := n + inc()*10 + inc()
	_ = r
	fmt.Println(inc()-inc(), n)
	arr := [3]int{1, 2, 3}
	p := &arr
	p[t(1)] += t(40)
	show()
	fmt.Println(arr, fmt.Sprint(t(7), t(8)), len(trace))
	ptr := &s{1, 2, 3}
	old := ptr
	ptr, ptr.a = &s{}, 50
	fmt.Println(*ptr, *old)
	var q []int
	q = append(q, t(1), t(len(q)+5), t(3))
	fmt.Println(q)
	j := 0
	f := func() int { j++; return j }
	g := []int{f(), f(), f()}[f()-2]
	fmt.Println(g, j)
}
