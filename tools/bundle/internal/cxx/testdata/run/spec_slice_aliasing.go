// Slices share arrays: append within capacity overwrites, full slice expressions do not, copies overlap, growth is Go's.
package main

import "fmt"

func grow(s []int) []int { s[0]++; return append(s, 100) }

func caps(n int) (list []int) {
	var s []int
	last := -1
	for i := 0; i < n; i++ {
		s = append(s, i)
		if cap(s) != last {
			last = cap(s)
			list = append(list, last)
		}
	}
	sink = s
	return
}

var sink interface{}

func main() {
	a := make([]int, 3, 10)
	b := append(a, 1)
	c := append(a, 2)
	fmt.Println(b, c, len(a), cap(b))
	d := append(a[:2:2], 9)
	fmt.Println(a, d, cap(a[1:2]), cap(a[1:2:4]))
	e := grow(a)
	fmt.Println(a, e, a[:4])
	f := []int{0, 1, 2, 3, 4, 5}
	copy(f[2:], f)
	fmt.Println(f, copy(f, []int{9, 9}), f, copy(f[4:], f[:1]))
	f = append(f[:1], f[3:]...)
	fmt.Println(f, f[:6])
	g := append([]int(nil), f...)
	g[0] = -1
	fmt.Println(f[0], g[0])
	f = append(f, f...)
	fmt.Println(f, len(f))
	f = append(f[:2], append([]int{7, 8}, f[2:]...)...)
	fmt.Println(f)
	fmt.Println(caps(3000))
	var strs []string
	last := 0
	for i := 0; i < 100; i++ {
		strs = append(strs, "x")
		if cap(strs) != last {
			last = cap(strs)
			fmt.Print(last, " ")
		}
	}
	sink = strs
	type big struct{ a, b, c, d, e int }
	var bigs []big
	last = 0
	for i := 0; i < 100; i++ {
		bigs = append(bigs, big{})
		if cap(bigs) != last {
			last = cap(bigs)
			fmt.Print(last, " ")
		}
	}
	sink = bigs
	bytes := append([]byte("hello"), " world, this is long"...)
	fmt.Println(cap(bytes), len(bytes), cap(append([]byte{}, make([]byte, 33)...)))
	h := [][]int{{1}, {2, 3}}
	h[0] = append(h[0], h[1]...)
	i := h
	i[1] = nil
	fmt.Println(h, len(i[1]))
	empty, none := []int{}, []int(nil)
	fmt.Println(empty == nil, none == nil, len(empty[:0]), none[0:0] == nil, empty[0:0] == nil, append(none, empty...) == nil)
	q := []int{1, 2, 3}
	for len(q) > 0 {
		x := q[0]
		q = q[1:]
		if x < 3 {
			q = append(q, x+2)
		}
		fmt.Print(x, q, " ")
	}
	fmt.Println()
	s := []int{5, 6, 7}
	for i, v := range s {
		if i == 0 {
			s = append(s, 8)
			s[1] = 60
		}
		fmt.Print(v, " ")
	}
	fmt.Println(s)
	del := []string{"a", "b", "c", "d"}
	del = append(del[:1], del[2:]...)
	fmt.Println(del, del[:4])
	sw := []int{1, 2, 3}
	x, y := sw[:2], sw[1:]
	x[1], y[1] = y[1], x[0]
	fmt.Println(sw)
}
