// UVa 11380, Down Went The Titanic: how many people get from their ice floes to pieces of wood?
//
// State: a cell's entry or its exit. The capacity of the arc between them is the number of people that the cell bears.
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

// saved returns how many people reach wood, if a piece of wood bears the given number of people.
func saved(sea *grid.Grid, bears int) int {
	cells := len(sea.Cells)
	source, sink := 2*cells, 2*cells+1
	crowd := cells // more people than there are

	var pipes []graph.Pipe
	pipe := func(from, to, capacity int) {
		pipes = append(pipes, graph.Pipe{From: from, To: to, Capacity: capacity})
	}

	for c, what := range sea.Cells {
		// How often a cell can be passed is the capacity of the pipe from its entry to its exit.
		entry, exit := 2*c, 2*c+1
		switch what {
		case '~':
			continue
		case '*': // a floe with one person, which sinks behind this person
			pipe(source, entry, 1)
			pipe(entry, exit, 1)
		case '.':
			pipe(entry, exit, 1)
		case '@':
			pipe(entry, exit, crowd)
		case '#':
			pipe(entry, exit, crowd)
			pipe(entry, sink, bears)
		}

		for _, to := range sea.Beside(int32(c), nil) {
			toEntry := 2 * int(to)
			pipe(exit, toEntry, crowd)
		}
	}
	return graph.MaxFlow(2*cells+2, pipes, source, sink)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		rows, columns, bears := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize), in.Int(0, scan.Max)
		sea := grid.Read(in, rows, columns, "~*.@#")
		fmt.Fprintln(out, saved(sea, bears))
	}
}

func main() { scan.Main(solve) }
