// UVa 10004, Bicoloring: can the vertices of a connected graph be given two colours so that every edge joins both?
//
// State: a vertex with its colour.
// Neighbours: the adjacent vertices, in the other colour.
// Start: vertex 0 in colour 0.
// Goal: none; a vertex that is reached in both colours shows that no colouring exists.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

// bicolorable reports whether the graph has a colouring. It colours the vertices, beginning
// with the first one.
func bicolorable(next [][]int) bool {
	colour := make([]int, len(next)) // 0 for none, else 1 or -1
	colour[0] = 1
	for todo := []int{0}; len(todo) > 0; todo = todo[1:] {
		v := todo[0]
		for _, w := range next[v] {
			if colour[w] == colour[v] {
				return false
			}
			if colour[w] == 0 {
				colour[w] = -colour[v]
				todo = append(todo, w)
			}
		}
	}
	return true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		n := in.Int(0, 199)
		if n == 0 {
			break
		}
		next := make([][]int, n)
		for edges := in.Int(0, 1<<20); edges > 0; edges-- {
			a, b := in.Int(0, n-1), in.Int(0, n-1)
			next[a], next[b] = append(next[a], b), append(next[b], a)
		}
		if bicolorable(next) {
			fmt.Fprintln(out, "BICOLORABLE.")
		} else {
			fmt.Fprintln(out, "NOT BICOLORABLE.")
		}
	}
}

func main() { scan.Main(solve) }
