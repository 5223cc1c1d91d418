// container/heap with user types: ints, pointers with index, Fix, Remove.
package main

import (
	"container/heap"
	"fmt"
)

type intHeap []int

func (h intHeap) Len() int            { return len(h) }
func (h intHeap) Less(i, j int) bool  { return h[i] < h[j] }
func (h intHeap) Swap(i, j int)       { h[i], h[j] = h[j], h[i] }
func (h *intHeap) Push(x interface{}) { *h = append(*h, x.(int)) }
func (h *intHeap) Pop() interface{} {
	old := *h
	n := len(old)
	x := old[n-1]
	*h = old[:n-1]
	return x
}

type item struct {
	value string
	prio  int
	index int
}

type queue []*item

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].prio > q[j].prio }
func (q queue) Swap(i, j int) {
	q[i], q[j] = q[j], q[i]
	q[i].index, q[j].index = i, j
}
func (q *queue) Push(x any) {
	it := x.(*item)
	it.index = len(*q)
	*q = append(*q, it)
}
func (q *queue) Pop() any {
	old := *q
	it := old[len(old)-1]
	old[len(old)-1] = nil
	*q = old[:len(old)-1]
	return it
}

type edge struct{ to, w int }
type dist struct{ v, d int }
type dists []dist

func (h dists) Len() int           { return len(h) }
func (h dists) Less(i, j int) bool { return h[i].d < h[j].d }
func (h dists) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *dists) Push(x any)        { *h = append(*h, x.(dist)) }
func (h *dists) Pop() any {
	x := (*h)[len(*h)-1]
	*h = (*h)[:len(*h)-1]
	return x
}

func main() {
	h := &intHeap{5, 2, 8}
	heap.Init(h)
	heap.Push(h, 3)
	fmt.Println((*h)[0], h.Len())
	for h.Len() > 0 {
		fmt.Print(heap.Pop(h).(int), " ")
	}
	fmt.Println()
	q := queue{}
	items := map[string]*item{}
	for i, w := range []string{"a", "b", "c", "d"} {
		it := &item{value: w, prio: i * i % 5}
		items[w] = it
		heap.Push(&q, it)
	}
	items["a"].prio = 10
	heap.Fix(&q, items["a"].index)
	heap.Remove(&q, items["c"].index)
	for q.Len() > 0 {
		it := heap.Pop(&q).(*item)
		fmt.Print(it.value, it.prio, " ")
	}
	fmt.Println()
	g := [][]edge{{{1, 4}, {2, 1}}, {{3, 1}}, {{1, 2}, {3, 5}}, nil}
	d := []int{0, 1 << 60, 1 << 60, 1 << 60}
	pq := &dists{{0, 0}}
	for pq.Len() > 0 {
		cur := heap.Pop(pq).(dist)
		if cur.d > d[cur.v] {
			continue
		}
		for _, e := range g[cur.v] {
			if nd := cur.d + e.w; nd < d[e.to] {
				d[e.to] = nd
				heap.Push(pq, dist{e.to, nd})
			}
		}
	}
	fmt.Println(d)
}
