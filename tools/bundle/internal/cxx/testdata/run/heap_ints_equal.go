// Order of equal keys in a heap follows Go's.
package main

import (
	"container/heap"
	"fmt"
)

type h [][2]int

func (a h) Len() int           { return len(a) }
func (a h) Less(i, j int) bool { return a[i][0] < a[j][0] }
func (a h) Swap(i, j int)      { a[i], a[j] = a[j], a[i] }
func (a *h) Push(x any)        { *a = append(*a, x.([2]int)) }
func (a *h) Pop() any          { n := len(*a) - 1; x := (*a)[n]; *a = (*a)[:n]; return x }
func main() {
	x := &h{}
	for i := 0; i < 40; i++ {
		*x = append(*x, [2]int{i * i % 4, i})
	}
	heap.Init(x)
	for x.Len() > 0 {
		fmt.Print(heap.Pop(x).([2]int)[1], " ")
	}
	fmt.Println()
}
