// UVa 11506, Angry Programmer: the lowest price to disconnect the boss's machine from the server.
//
// State: the entry or the exit of a machine. The edge from entry to exit has the machine's price as its
// capacity.
// Neighbours: from an exit, the entries of the machines at the other ends of its wires; the capacity is the
// wire's price.
// Start: the exit of the boss's machine.
// Goal: the entry of the server. The maximum flow between them equals the lowest price.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// entry and exit return the vertices of machine i, counted from 1.
func entry(i int) int { return 2*i - 2 }
func exit(i int) int  { return 2*i - 1 }

// machine returns the edge of the flow network from the entry of machine i to its exit. Cutting this edge
// costs the price of the machine.
func machine(i, price int) graph.Pipe {
	return graph.Pipe{From: entry(i), To: exit(i), Capacity: price}
}

// wire returns two edges, one for each direction of a wire. Each begins at the exit of a machine and ends at
// the entry of another one, so every path through a machine uses the edge from its entry to its exit.
func wire(j, k, cost int) []graph.Pipe {
	return []graph.Pipe{
		{From: exit(j), To: entry(k), Capacity: cost},
		{From: exit(k), To: entry(j), Capacity: cost},
	}
}

// read returns the edges of machines 2 to machines-1 and of the wires.
func read(in *scan.Scanner, machines, wires int) []graph.Pipe {
	var pipes []graph.Pipe
	for left := machines - 2; left > 0; left-- {
		i := in.Int(1, machines) // some files list the boss or the server, too; their edges change nothing
		pipes = append(pipes, machine(i, in.Int(0, scan.Max)))
	}
	for ; wires > 0; wires-- {
		j, k := in.Int(1, machines), in.Int(1, machines)
		pipes = append(pipes, wire(j, k, in.Int(0, scan.Max))...)
	}
	return pipes
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		machines, wires := in.Int(2, scan.MaxSize), in.Int(0, scan.Max)
		pipes := read(in, machines, wires)
		fmt.Fprintln(out, graph.MaxFlow(2*machines, pipes, exit(1), entry(machines)))
	}
}

func main() { scan.Main(solve) }
