// Dijkstra with container/heap: 200,000 nodes, a million edges.
package main

import (
	"container/heap"
	"fmt"
)

type edge struct{ to, w int }
type item struct{ v, d int }
type queue []item

func (q queue) Len() int            { return len(q) }
func (q queue) Less(i, j int) bool  { return q[i].d < q[j].d }
func (q queue) Swap(i, j int)       { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x interface{}) { *q = append(*q, x.(item)) }
func (q *queue) Pop() interface{} {
	old := *q
	x := old[len(old)-1]
	*q = old[:len(old)-1]
	return x
}

func main() {
	const n = 200000
	g := make([][]edge, n)
	seed := uint64(11)
	for i := 0; i < 5*n; i++ {
		seed = seed*6364136223846793005 + 1442695040888963407
		a, b := int(seed>>33)%n, int(seed>>13)%n
		if b < 0 {
			b = -b
		}
		g[a] = append(g[a], edge{b, int(seed>>50) + 1})
	}
	d := make([]int, n)
	for i := range d {
		d[i] = 1 << 60
	}
	d[0] = 0
	q := &queue{{0, 0}}
	for q.Len() > 0 {
		x := heap.Pop(q).(item)
		if x.d > d[x.v] {
			continue
		}
		for _, e := range g[x.v] {
			if nd := x.d + e.w; nd < d[e.to] {
				d[e.to] = nd
				heap.Push(q, item{e.to, nd})
			}
		}
	}
	sum := 0
	for _, x := range d {
		if x < 1<<60 {
			sum += x
		}
	}
	fmt.Println(sum)
}
