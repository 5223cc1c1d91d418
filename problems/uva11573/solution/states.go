//go:build graph

// This file is only built for tools/graph. The solution's own search records no steps for tools/graph, so
// states.svg shows the steps of search.DenseDijkstra, which visits the same cells.

package main

import (
	"bufio"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

func init() { scan.Main(draw) }

func draw(in *scan.Scanner, _ *bufio.Writer) {
	rows, columns := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
	l := newLake(grid.Read(in, rows, columns, "01234567"))
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		start, goal := l.cell(in, rows, columns), l.cell(in, rows, columns)
		search.DenseDijkstra(len(l.cells), start, l.sail, func(c int32) bool { return c == goal })
	}
}

// sail appends the moves from a cell. The move with the current is free.
func (l *lake) sail(c int32, buf []search.DenseEdge[int32]) []search.DenseEdge[int32] {
	if l.cells[c] == frame {
		return buf
	}
	for digit, step := range l.around {
		cost := int32(1)
		if int(l.cells[c]-'0') == digit {
			cost = 0
		}
		buf = append(buf, search.DenseEdge[int32]{To: c + step, Cost: cost})
	}
	return buf
}
