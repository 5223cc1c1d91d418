// Library Checker, Dynamic Graph Vertex Add Component Sum: graph.RollbackSets. Queries are "0 u v" (add an
// edge), "1 u v" (remove it), "2 v x" (add x to the value of v) and "3 v" (the sum of the component of v).
//
// All queries are read first (offline dynamic connectivity). An edge exists during a range of queries, and a
// number that is added stays until the end. A range is divided into O(log q) nodes of a segment tree over the
// queries. A walk through the tree adds the edges and numbers of a node before it visits the children, and
// takes them back afterwards.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// A change joins u and v, or adds x to the component of u if v is -1.
type change struct{ u, v, x int }

type walk struct {
	size    int
	all     []change
	changes [][]int32 // of each node, as indices of all
	asks    []int     // the vertex that a query asks for, or -1
	sets    *graph.RollbackSets
	sum     []int // of the component of each root
}

// add stores a change for the queries l to r-1.
func (w *walk) add(l, r int, c change) {
	i := int32(len(w.all))
	w.all = append(w.all, c)
	for l, r = l+w.size, r+w.size; l < r; l, r = l/2, r/2 {
		if l%2 == 1 {
			w.changes[l] = append(w.changes[l], i)
			l++
		}
		if r%2 == 1 {
			r--
			w.changes[r] = append(w.changes[r], i)
		}
	}
}

// visit calls answer for the queries below a node.
func (w *walk) visit(node int, answer func(sum int)) {
	mark := w.sets.Joins()
	var undo [][2]int // roots, and what was added to them
	for _, i := range w.changes[node] {
		c := w.all[i]
		root, x := w.sets.Find(c.u), c.x
		if c.v >= 0 {
			other := w.sets.Find(c.v)
			if !w.sets.Join(root, other) {
				continue
			}
			if w.sets.Find(root) != root {
				root, other = other, root
			}
			x = w.sum[other]
		}
		w.sum[root] += x
		undo = append(undo, [2]int{root, x})
	}

	if node < w.size {
		w.visit(2*node, answer)
		w.visit(2*node+1, answer)
	} else if query := node - w.size; query < len(w.asks) && w.asks[query] >= 0 {
		answer(w.sum[w.sets.Find(w.asks[query])])
	}

	for i := len(undo) - 1; i >= 0; i-- {
		w.sum[undo[i][0]] -= undo[i][1]
	}
	w.sets.Undo(mark)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(1, scan.Max)
	w := &walk{size: 1, asks: make([]int, queries), sets: graph.NewRollbackSets(n), sum: in.Ints(n, 0, scan.Max)}
	for w.size < queries {
		w.size *= 2
	}
	w.changes = make([][]int32, 2*w.size)

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
				w.add(since[key], q, change{u, v, 0})
				delete(since, key)
			}
		case 2:
			w.add(q, queries, change{u, -1, in.Int(0, scan.Max)})
		case 3:
			w.asks[q] = u
		}
	}
	for key, q := range since {
		w.add(q, queries, change{key[0], key[1], 0})
	}
	w.visit(1, func(sum int) { scan.WriteInts(out, sum) })
}

func main() { scan.Main(solve) }
