// Accepted: grows one tree from junction 0. It always adds the shortest road that leaves the tree (Prim).
package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"os"
)

type road struct{ to, length int }

// waiting is a heap of roads that leave the tree, the shortest first.
type waiting []road

func (w waiting) Len() int           { return len(w) }
func (w waiting) Less(i, j int) bool { return w[i].length < w[j].length }
func (w waiting) Swap(i, j int)      { w[i], w[j] = w[j], w[i] }
func (w *waiting) Push(x any)        { *w = append(*w, x.(road)) }
func (w *waiting) Pop() any {
	last := (*w)[len(*w)-1]
	*w = (*w)[:len(*w)-1]
	return last
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		n, m := number(in), number(in)
		if n == 0 {
			return
		}
		all, roads := 0, make([][]road, n)
		for ; m > 0; m-- {
			a, b, length := number(in), number(in), number(in)
			all += length
			roads[a] = append(roads[a], road{b, length})
			roads[b] = append(roads[b], road{a, length})
		}
		fmt.Fprintln(out, all-tree(roads))
	}
}

func tree(roads [][]road) (total int) {
	inside, w := make([]bool, len(roads)), waiting{{0, 0}}
	for len(w) > 0 {
		r := heap.Pop(&w).(road)
		if inside[r.to] {
			continue
		}
		inside[r.to] = true
		total += r.length
		for _, next := range roads[r.to] {
			heap.Push(&w, next)
		}
	}
	return total
}

// number reads a whole number that is not negative.
func number(in *bufio.Reader) (n int) {
	c, err := in.ReadByte()
	for err == nil && (c < '0' || c > '9') {
		c, err = in.ReadByte()
	}
	for err == nil && c >= '0' && c <= '9' {
		n = 10*n + int(c-'0')
		c, err = in.ReadByte()
	}
	return n
}
