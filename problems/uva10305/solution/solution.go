// UVa 10305, Ordering Tasks: an order of tasks in which each task comes after all tasks that must be done before it.
//
// State: the tasks that are done.
// Neighbours: one more task is done, one whose predecessors are all done.
// Start: no task is done.
// Goal: all tasks are done.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		tasks, relations := in.Int(1, scan.MaxSize), in.Int(0, scan.Max)
		// The statement promises an order. If there is none, the tasks that depend on a cycle are missing.
		order, _ := graph.Topological(graph.Leaving(tasks, graph.ReadEdges(in, relations, 1, tasks)))
		for i := range order {
			order[i]++ // the vertices of a graph are numbered from 0
		}
		scan.WriteInts(out, order...)
	}
}

func main() { scan.Main(solve) }
