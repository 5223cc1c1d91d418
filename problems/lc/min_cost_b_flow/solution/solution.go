// Library Checker, Minimum Cost b-flow: graph.Transship. The program reads the supplies of n vertices and m edges
// "s t lower upper cost". It writes the least cost, the flows, and potentials that prove that no flow costs less.
package main

import (
	"bufio"
	"math/big"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(0, scan.Max), in.Int(0, scan.Max)
	supply := make([]int, n)
	rest := 0
	for v := range supply {
		supply[v] = in.Int(-scan.Max, scan.Max)
		rest += supply[v]
	}
	lower, pipes := make([]int, m), make([]graph.Pipe, m)
	for i := range pipes {
		pipes[i].From, pipes[i].To = in.Int(0, n-1), in.Int(0, n-1)
		lower[i] = in.Int(-scan.Max, scan.Max)
		pipes[i].Capacity = in.Int(-scan.Max, scan.Max)
		pipes[i].Cost = in.Int(-scan.Max, scan.Max)
	}

	flow, potential, ok := graph.Transship(supply, lower, pipes)
	if !ok || rest != 0 {
		out.WriteString("infeasible\n")
		return
	}

	// The cost may exceed 64 bits.
	cost := new(big.Int)
	for i, f := range flow {
		cost.Add(cost, new(big.Int).Mul(big.NewInt(int64(f)), big.NewInt(int64(pipes[i].Cost))))
	}
	out.WriteString(cost.String())
	out.WriteString("\n")
	for _, p := range potential {
		scan.WriteInts(out, p)
	}
	for _, f := range flow {
		scan.WriteInts(out, f)
	}
}

func main() { scan.Main(solve) }
