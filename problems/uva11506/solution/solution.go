// UVa 11506, Angry Programmer: the cheapest way to cut the boss's machine off from the server.
//
// State: a machine's entry or its exit; what leads from one to the other is as wide as the machine is dear.
// Neighbours: from an exit the entries at the ends of its wires, which are as wide as they are dear.
// Start: the exit of the boss's machine.
// Goal: the entry of the server. The largest flow to it costs as much as the cheapest destruction.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// entry and exit are the vertices of machine i, from 1.
func entry(i int) int { return 2*i - 2 }
func exit(i int) int  { return 2*i - 1 }

// read returns the pipes for machines 2 to machines-1 and for the wires.
func read(in *scan.Scanner, machines, wires int) []graph.Pipe {
	var pipes []graph.Pipe
	for left := machines - 2; left > 0; left-- {
		i := in.Int(1, machines) // some files have a line for the boss or the server, which changes nothing
		price := in.Int(0, scan.Max)
		pipes = append(pipes, graph.Pipe{From: entry(i), To: exit(i), Capacity: price})
	}

	// A way by a wire enters its end by the entry, so it must pass through the machine.
	for ; wires > 0; wires-- {
		j, k := in.Int(1, machines), in.Int(1, machines)
		cost := in.Int(0, scan.Max)
		pipes = append(pipes,
			graph.Pipe{From: exit(j), To: entry(k), Capacity: cost},
			graph.Pipe{From: exit(k), To: entry(j), Capacity: cost})
	}
	return pipes
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		machines, wires := in.Int(0, scan.MaxSize), in.Int(0, scan.Max)
		if machines == 0 {
			break // the end marker
		}
		if machines == 1 {
			in.Fatalf("want at least two machines")
		}

		pipes := read(in, machines, wires)
		fmt.Fprintln(out, graph.MaxFlow(2*machines, pipes, exit(1), entry(machines)))
	}
}

func main() { scan.Main(solve) }
