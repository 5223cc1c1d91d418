// UVa 11765, Component Placement: each component of a circuit is put on the top layer or on the bottom layer. Both
// have their prices, and a connection between the layers costs extra. What is the least total cost?
//
// State: the components on the top layer: a set of vertices that contains the source, but not the sink.
// Neighbours: the cost of a set is the capacity of the edges that leave it, so a cheapest set is a minimum cut.
// Start: the source stands for the top layer.
// Goal: the sink stands for the bottom layer.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const (
	most   = 1e9     // the largest price
	always = 1 << 60 // the capacity of an edge that is never cut
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		components, connections := in.Int(0, scan.MaxSize), in.Int(0, scan.Max)
		top, bottom := in.Ints(components, 0, most), in.Ints(components, 0, most)
		source, sink := components, components+1

		var pipes []graph.Pipe
		for c := 0; c < components; c++ {
			// A component on the top layer is on the source's side, so its edge to the sink is cut.
			fromTop, toBottom := bottom[c], top[c]
			switch layer := in.Int(-1, 1); layer {
			case 1:
				fromTop = always
			case -1:
				toBottom = always
			}
			pipes = append(pipes, graph.Pipe{From: source, To: c, Capacity: fromTop})
			pipes = append(pipes, graph.Pipe{From: c, To: sink, Capacity: toBottom})
		}
		for ; connections > 0; connections-- {
			a, b := in.Int(1, components)-1, in.Int(1, components)-1
			price := in.Int(0, most)
			pipes = append(pipes, graph.Pipe{From: a, To: b, Capacity: price})
			pipes = append(pipes, graph.Pipe{From: b, To: a, Capacity: price})
		}
		fmt.Fprintln(out, graph.MaxFlow(components+2, pipes, source, sink))
	}
}

func main() { scan.Main(solve) }
