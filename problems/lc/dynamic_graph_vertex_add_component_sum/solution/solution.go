// Library Checker, Dynamic Graph Vertex Add Component Sum: graph.RollbackSets. Queries are "0 u v" (add an
// edge), "1 u v" (remove it), "2 v x" (add x to the value of v) and "3 v" (the sum of the component of v).
//
// All queries are read first (offline dynamic connectivity). An edge exists during a range of queries, and a
// number that is added stays until the end. The queries are divided into two halves, these again, and so on. A
// walk through the parts makes the changes that hold during a whole part before it visits the halves, and takes
// them back afterwards.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// A change joins u and v, or adds x to the component of u if v is -1. It holds during the queries l to r-1.
type change struct{ u, v, x, l, r int }

type walk struct {
	changes []change
	open    []int32 // a stack: for each part on the way, the changes that hold during some of its queries
	asks    []int   // the vertex that a query asks for, or -1
	sets    *graph.RollbackSets
	sum     []int    // of the component of each root
	undo    [][2]int // roots, and what was added to them
}

// visit calls answer for the queries l to r-1. The changes from open[begin] on hold during some of them.
func (w *walk) visit(l, r, begin int, answer func(sum int)) {
	joins, undone, end := w.sets.Joins(), len(w.undo), len(w.open)
	middle := (l + r) / 2
	for _, i := range w.open[begin:end] {
		if c := &w.changes[i]; c.l <= l && r <= c.r {
			w.make(c)
		}
	}

	if r-l > 1 {
		for _, half := range [2][2]int{{l, middle}, {middle, r}} {
			for k := begin; k < end; k++ {
				c := &w.changes[w.open[k]]
				isWhole := c.l <= l && r <= c.r
				if !isWhole && c.l < half[1] && half[0] < c.r {
					w.open = append(w.open, w.open[k])
				}
			}
			w.visit(half[0], half[1], end, answer)
			w.open = w.open[:end]
		}
	} else if w.asks[l] >= 0 {
		answer(w.sum[w.sets.Find(w.asks[l])])
	}

	for ; len(w.undo) > undone; w.undo = w.undo[:len(w.undo)-1] {
		last := w.undo[len(w.undo)-1]
		w.sum[last[0]] -= last[1]
	}
	w.sets.Undo(joins)
}

// make makes a change, and notes how to take it back.
func (w *walk) make(c *change) {
	root, x := w.sets.Find(c.u), c.x
	if c.v >= 0 {
		other := w.sets.Find(c.v)
		if !w.sets.Join(root, other) {
			return
		}
		if w.sets.Find(root) != root {
			root, other = other, root
		}
		x = w.sum[other]
	}
	w.sum[root] += x
	w.undo = append(w.undo, [2]int{root, x})
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(1, scan.Max)
	w := &walk{asks: make([]int, queries), sets: graph.NewRollbackSets(n), sum: in.Ints(n, 0, scan.Max)}
	w.changes, w.open = make([]change, 0, queries), make([]int32, 0, 2*queries)

	since := make(map[[2]int]int) // the query after which an edge exists
	for q := range w.asks {
		kind, u := in.Int(0, 3), in.Int(0, n-1)
		w.asks[q] = -1
		switch kind {
		case 0, 1:
			v := in.Int(0, n-1)
			key := [2]int{u, v}
			if u > v {
				key = [2]int{v, u}
			}
			if kind == 0 {
				since[key] = q
			} else {
				w.changes = append(w.changes, change{u, v, 0, since[key], q})
				delete(since, key)
			}
		case 2:
			w.changes = append(w.changes, change{u, -1, in.Int(0, scan.Max), q, queries})
		case 3:
			w.asks[q] = u
		}
	}
	for key, q := range since {
		w.changes = append(w.changes, change{key[0], key[1], 0, q, queries})
	}
	for i := range w.changes {
		w.open = append(w.open, int32(i))
	}
	w.visit(0, queries, 0, func(sum int) { scan.WriteInts(out, sum) })
}

func main() { scan.Main(solve) }
