// UVa 10594, Data Flow: the least time in all that units of data take through a network of links of one capacity.
//
// State: a node of the network.
// Neighbours: the nodes at the other ends of its links, while a link has room that way, or carries data that can be
// taken back.
// Start: node 1, with all the data.
// Goal: the last node, with all the data, at the lowest sum of times.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const largest = 1 << 40 // of times, amounts and counts

// read returns each link as two pipes, one each way, and how much is to be sent.
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
