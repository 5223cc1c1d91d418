// UVa 10594, Data Flow: the least total time for sending units of data through a network of links of equal capacity.
//
// State: a node of the network.
// Neighbours: the nodes to which a link can still send a unit, because it has unused capacity, or because it
// carries units in the opposite direction that can be cancelled.
// Start: node 1 with all units.
// Goal: the last node with all units, at the lowest total time.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// largest is the greatest time, amount and capacity that the program accepts. The statement bounds the answer by about
// 10^15, so the products of amounts and times fit into an int.
const largest = 1<<31 - 1

// read returns the links. The cost of a link is its time.
func read(in *scan.Scanner, nodes, links int) []graph.Edge {
	var all []graph.Edge
	for ; links > 0; links-- {
		u, v := in.Int(1, nodes)-1, in.Int(1, nodes)-1
		all = append(all, graph.Edge{From: u, To: v, Cost: in.Int(0, largest)})
	}
	return all
}

// fastest returns the least total time for an amount of data from the first node to the last one, and false if the
// links cannot carry the amount. Each link becomes two pipes, one in each direction.
func fastest(nodes int, links []graph.Edge, amount, capacity int) (time int, ok bool) {
	var pipes []graph.Pipe
	for _, l := range links {
		pipes = append(pipes,
			graph.Pipe{From: l.From, To: l.To, Capacity: capacity, Cost: l.Cost},
			graph.Pipe{From: l.To, To: l.From, Capacity: capacity, Cost: l.Cost})
	}
	return graph.MinCostFlow(nodes, pipes, 0, nodes-1, amount)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		nodes, links := in.Int(1, scan.MaxSize), in.Int(0, largest)
		all := read(in, nodes, links)
		amount, capacity := in.Int(0, largest), in.Int(0, largest)

		if time, ok := fastest(nodes, all, amount, capacity); ok {
			fmt.Fprintln(out, time)
		} else {
			fmt.Fprintln(out, "Impossible.")
		}
	}
}

func main() { scan.Main(solve) }
