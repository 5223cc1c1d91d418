// UVa 11380, Down Went The Titanic: how many people can walk from their ice floes to pieces of wood?
//
// State: the entry or the exit of a cell. The capacity of the edge between them is the number of people who can
// cross the cell.
// Neighbours: from an exit, the entries of the adjacent cells.
// Start: the entries of all cells with a person, one unit of flow each.
// Goal: the pieces of wood; each takes a limited number of people.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
)

// saved returns the greatest number of people who reach wood, if each piece of wood carries the given number.
func saved(sea *grid.Grid, bears int) int {
	cells := len(sea.Cells)
	source, sink := 2*cells, 2*cells+1
	const crowd = 1 << 30 // more people than cells exist: this capacity is no limit

	var pipes []graph.Pipe
	pipe := func(from, to, capacity int) {
		pipes = append(pipes, graph.Pipe{From: from, To: to, Capacity: capacity})
	}

	for c, what := range sea.Cells {
		// The capacity from the entry to the exit is the number of people who can cross the cell.
		entry, exit := 2*c, 2*c+1
		switch what {
		case '~':
			continue
		case '*': // a floe with one person, which sinks when this person leaves
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
