// UVa 10594, Data Flow: the least total time for sending units of data through a network of links of equal
// capacity.
//
// State: a node of the network.
// Neighbours: the other ends of its links, in the residual network: a link has unused capacity, or carries
// units in the opposite direction that can be cancelled.
// Start: node 1 with all units.
// Goal: the last node with all units, at the lowest total time.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const largest = 1 << 40 // the greatest time, amount and capacity

// read returns each link as two pipes, one in each direction, and the amount to send.
func read(in *scan.Scanner, nodes, links int) (pipes []graph.Pipe, amount int) {
	for ; links > 0; links-- {
		u, v := in.Int(1, nodes)-1, in.Int(1, nodes)-1
		time := in.Int(0, largest)
		pipes = append(pipes, graph.Pipe{From: u, To: v, Cost: time}, graph.Pipe{From: v, To: u, Cost: time})
	}

	// The links come before their capacity.
	amount = in.Int(0, largest)
	capacity := in.Int(0, largest)
	for i := range pipes {
		pipes[i].Capacity = capacity
	}
	return pipes, amount
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		nodes, links := in.Int(1, scan.MaxSize), in.Int(0, largest)
		pipes, amount := read(in, nodes, links)

		if time, ok := graph.MinCostFlow(nodes, pipes, 0, nodes-1, amount); ok {
			fmt.Fprintln(out, time)
		} else {
			fmt.Fprintln(out, "Impossible.")
		}
	}
}

func main() { scan.Main(solve) }
