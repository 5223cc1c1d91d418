//go:build graph

// What tools/graph draws of each query: the solution's own search keeps no steps, so Dijkstra's algorithm visits the same
// cells. Nothing else is built from this file.

package main

import (
	"fmt"
	"os"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

func init() {
	in := scan.New(os.Stdin)
	rows, columns := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
	l := newLake(grid.Read(in, rows, columns, "01234567"))
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		start, goal := l.cell(in, rows, columns), l.cell(in, rows, columns)
		if in.Err() != nil {
			break
		}
		search.DenseDijkstra(len(l.cells), start, l.sail, func(c int32) bool { return c == goal })
	}
	if in.Err() != nil {
		fmt.Fprintln(os.Stderr, in.Err())
		os.Exit(1)
	}
	os.Exit(0)
}

// sail appends the moves from a cell. Only the move with the current costs nothing.
func (l *lake) sail(c int32, buf []search.DenseEdge) []search.DenseEdge {
	if l.cells[c] == frame {
		return buf
	}
	for digit, step := range l.around {
		cost := int32(1)
		if int(l.cells[c]-'0') == digit {
			cost = 0
		}
		buf = append(buf, search.DenseEdge{To: c + step, Cost: cost})
	}
	return buf
}
