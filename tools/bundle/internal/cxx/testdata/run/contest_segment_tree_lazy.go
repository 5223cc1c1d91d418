// A segment tree with lazy propagation: range add and assign, range sum and maximum.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type node struct {
	sum, max int64
	add      int64
	set      int64
	hasSet   bool
}

type segTree struct {
	n int
	t []node
}

func max64(a, b int64) int64 {
	if a > b {
		return a
	}
	return b
}

func (s *segTree) pull(v int) {
	l, r := &s.t[2*v], &s.t[2*v+1]
	s.t[v].sum = l.sum + r.sum
	s.t[v].max = max64(l.max, r.max)
}

func (s *segTree) applySet(v, len int, x int64) {
	s.t[v] = node{sum: x * int64(len), max: x, set: x, hasSet: true}
}

func (s *segTree) applyAdd(v, len int, x int64) {
	nd := &s.t[v]
	nd.sum += x * int64(len)
	nd.max += x
	if nd.hasSet {
		nd.set += x
	} else {
		nd.add += x
	}
}

func (s *segTree) push(v, l, r int) {
	m := (l + r) / 2
	if s.t[v].hasSet {
		s.applySet(2*v, m-l, s.t[v].set)
		s.applySet(2*v+1, r-m, s.t[v].set)
		s.t[v].hasSet = false
	}
	if x := s.t[v].add; x != 0 {
		s.applyAdd(2*v, m-l, x)
		s.applyAdd(2*v+1, r-m, x)
		s.t[v].add = 0
	}
}

func (s *segTree) update(v, l, r, ql, qr int, x int64, assign bool) {
	if qr <= l || r <= ql {
		return
	}
	if ql <= l && r <= qr {
		if assign {
			s.applySet(v, r-l, x)
		} else {
			s.applyAdd(v, r-l, x)
		}
		return
	}
	s.push(v, l, r)
	m := (l + r) / 2
	s.update(2*v, l, m, ql, qr, x, assign)
	s.update(2*v+1, m, r, ql, qr, x, assign)
	s.pull(v)
}

func (s *segTree) query(v, l, r, ql, qr int) (int64, int64) {
	if qr <= l || r <= ql {
		return 0, -1 << 62
	}
	if ql <= l && r <= qr {
		return s.t[v].sum, s.t[v].max
	}
	s.push(v, l, r)
	m := (l + r) / 2
	s1, m1 := s.query(2*v, l, m, ql, qr)
	s2, m2 := s.query(2*v+1, m, r, ql, qr)
	return s1 + s2, max64(m1, m2)
}

func main() {
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	const n = 64
	s := &segTree{n, make([]node, 4*n)}
	brute := make([]int64, n)
	seed := uint32(12345)
	next := func(m int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % m
	}
	for step := 0; step < 300; step++ {
		l := next(n)
		r := l + 1 + next(n-l)
		x := int64(next(200) - 100)
		switch next(3) {
		case 0:
			s.update(1, 0, n, l, r, x, true)
			for i := l; i < r; i++ {
				brute[i] = x
			}
		case 1:
			s.update(1, 0, n, l, r, x, false)
			for i := l; i < r; i++ {
				brute[i] += x
			}
		default:
			sum, mx := s.query(1, 0, n, l, r)
			bs, bm := int64(0), int64(-1<<62)
			for _, b := range brute[l:r] {
				bs += b
				bm = max64(bm, b)
			}
			fmt.Fprintln(w, l, r, sum, mx, sum == bs && mx == bm)
		}
	}
}
