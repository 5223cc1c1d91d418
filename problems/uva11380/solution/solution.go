// UVa 11380, Down Went The Titanic: how many people get from their ice floes to pieces of wood?
//
// State: a cell's entry or its exit; what leads from one to the other is as wide as often the cell bears somebody.
// Neighbours: from an exit the entries of the cells beside it.
// Start: the entries of all cells where somebody floats, one person each.
// Goal: a piece of wood, where so many may stay.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
)

// saved returns how many people reach wood that bears so many of them a piece.
func saved(sea *grid.Grid, people int) int {
	cells := len(sea.Cells)
	source, sink, crowd := 2*cells, 2*cells+1, cells
	var pipes []graph.Pipe
	pipe := func(from, to, capacity int) {
		pipes = append(pipes, graph.Pipe{From: from, To: to, Capacity: capacity})
	}
	for c, what := range sea.Cells {
		entry, exit := 2*c, 2*c+1
		switch what {
		case '~':
			continue
		case '*': // his own floe, which sinks behind him
			pipe(source, entry, 1)
			pipe(entry, exit, 1)
		case '.':
			pipe(entry, exit, 1)
		case '@':
			pipe(entry, exit, crowd)
		case '#':
			pipe(entry, exit, crowd)
			pipe(entry, sink, people)
		}
		for _, to := range sea.Beside(int32(c), nil) {
			pipe(exit, 2*int(to), crowd)
		}
	}
	return graph.MaxFlow(2*cells+2, pipes, source, sink)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		rows, columns, people := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize), in.Int(0, scan.Max)
		sea := grid.Read(in, rows, columns, "~*.@#")
		fmt.Fprintln(out, saved(sea, people))
	}
}

func main() { scan.Main(solve) }
