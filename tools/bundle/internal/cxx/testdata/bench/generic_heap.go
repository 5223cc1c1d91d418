// A heap, a stack and a map function written with type parameters; shortest paths on a grid.
package main

import "fmt"

type ordered interface{ ~int | ~int32 | ~float64 }

type pair[K ordered, V any] struct {
	key   K
	value V
}

type heap[K ordered, V any] struct{ items []pair[K, V] }

func (h *heap[K, V]) push(k K, v V) {
	h.items = append(h.items, pair[K, V]{k, v})
	i := len(h.items) - 1
	for i > 0 && h.items[i].key < h.items[(i-1)/2].key {
		h.items[i], h.items[(i-1)/2] = h.items[(i-1)/2], h.items[i]
		i = (i - 1) / 2
	}
}

func (h *heap[K, V]) pop() (K, V) {
	top := h.items[0]
	last := len(h.items) - 1
	h.items[0] = h.items[last]
	h.items = h.items[:last]
	for i := 0; ; {
		c := 2*i + 1
		if c >= last {
			break
		}
		if c+1 < last && h.items[c+1].key < h.items[c].key {
			c++
		}
		if h.items[i].key <= h.items[c].key {
			break
		}
		h.items[i], h.items[c] = h.items[c], h.items[i]
		i = c
	}
	return top.key, top.value
}

func apply[A, B any](list []A, f func(A) B) []B {
	out := make([]B, 0, len(list))
	for _, x := range list {
		out = append(out, f(x))
	}
	return out
}

type point struct{ x, y int }

func main() {
	const n = 2000
	cost := make([][]int, n)
	for i := range cost {
		cost[i] = make([]int, n)
		for j := range cost[i] {
			cost[i][j] = (i*i*7+j*13+i*j)%97 + 1
		}
	}
	dist := apply(cost, func(row []int) []int {
		return apply(row, func(int) int { return 1 << 60 })
	})
	h := &heap[int, point]{}
	h.push(0, point{})
	dist[0][0] = 0
	steps := []point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	for len(h.items) > 0 {
		d, p := h.pop()
		if d > dist[p.x][p.y] {
			continue
		}
		for _, s := range steps {
			q := point{p.x + s.x, p.y + s.y}
			if q.x < 0 || q.y < 0 || q.x >= n || q.y >= n {
				continue
			}
			if nd := d + cost[q.x][q.y]; nd < dist[q.x][q.y] {
				dist[q.x][q.y] = nd
				h.push(nd, q)
			}
		}
	}
	fmt.Println(dist[n-1][n-1])
}
