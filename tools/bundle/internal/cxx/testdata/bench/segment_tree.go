// Segment tree and Fenwick tree with structs and methods.
package main

import "fmt"

type node struct{ sum, min, lazy int }
type tree struct {
	n     int
	nodes []node
}

func (t *tree) push(k, l, r int) {
	if z := t.nodes[k].lazy; z != 0 {
		m := (l + r) / 2
		t.apply(2*k, l, m, z)
		t.apply(2*k+1, m, r, z)
		t.nodes[k].lazy = 0
	}
}

func (t *tree) apply(k, l, r, x int) {
	nd := &t.nodes[k]
	nd.sum += (r - l) * x
	nd.min += x
	nd.lazy += x
}

func (t *tree) add(k, l, r, a, b, x int) {
	if b <= l || r <= a {
		return
	}
	if a <= l && r <= b {
		t.apply(k, l, r, x)
		return
	}
	t.push(k, l, r)
	m := (l + r) / 2
	t.add(2*k, l, m, a, b, x)
	t.add(2*k+1, m, r, a, b, x)
	t.nodes[k].sum = t.nodes[2*k].sum + t.nodes[2*k+1].sum
	t.nodes[k].min = t.nodes[2*k].min
	if y := t.nodes[2*k+1].min; y < t.nodes[k].min {
		t.nodes[k].min = y
	}
}

func (t *tree) query(k, l, r, a, b int) (int, int) {
	if b <= l || r <= a {
		return 0, 1 << 60
	}
	if a <= l && r <= b {
		return t.nodes[k].sum, t.nodes[k].min
	}
	t.push(k, l, r)
	m := (l + r) / 2
	s1, m1 := t.query(2*k, l, m, a, b)
	s2, m2 := t.query(2*k+1, m, r, a, b)
	if m2 < m1 {
		m1 = m2
	}
	return s1 + s2, m1
}

func main() {
	const n = 1 << 17
	t := &tree{n, make([]node, 2*n)}
	fen := make([]int, n+1)
	seed, out := uint32(3), 0
	next := func(k int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % k
	}
	for i := 0; i < 300000; i++ {
		a := next(n)
		b := a + next(n-a) + 1
		if i%2 == 0 {
			t.add(1, 0, n, a, b, next(100)-50)
		} else {
			s, m := t.query(1, 0, n, a, b)
			out ^= s*31 + m
		}
		for j := a + 1; j <= n; j += j & -j {
			fen[j] += i
		}
		for j := b; j > 0; j -= j & -j {
			out += fen[j]
		}
	}
	fmt.Println(out)
}
