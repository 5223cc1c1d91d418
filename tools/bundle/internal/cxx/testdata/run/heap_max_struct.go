// container/heap with structs and indices.
package main

import (
	"container/heap"
	"fmt"
	"strings"
)

type item struct {
	name       string
	pri, index int
}
type queue []*item

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].pri > q[j].pri }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i]; q[i].index, q[j].index = i, j }
func (q *queue) Push(x any)        { it := x.(*item); it.index = len(*q); *q = append(*q, it) }
func (q *queue) Pop() any          { old := *q; n := len(old); it := old[n-1]; *q = old[:n-1]; return it }
func main() {
	q := &queue{}
	var items []*item
	for i, s := range strings.Fields("pear fig apple kiwi plum date") {
		it := &item{name: s, pri: i * 7 % 5}
		items = append(items, it)
		heap.Push(q, it)
	}
	items[2].pri = 100
	heap.Fix(q, items[2].index)
	heap.Remove(q, items[0].index)
	for q.Len() > 0 {
		it := heap.Pop(q).(*item)
		fmt.Print(it.name, it.pri, " ")
	}
	fmt.Println()
}
