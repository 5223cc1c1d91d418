// Library Checker, 2 Sat: graph.TwoSat. The program reads a formula in the DIMACS format: "p cnf N M", and M clauses
// such as "1 -2 0". It writes values for which the formula is true.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func readLiteral(in *scan.Scanner, variables int) graph.Literal {
	x := in.Int(-variables, variables)
	if x < 0 {
		return graph.Not(graph.True(-x - 1))
	}
	return graph.True(x - 1)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.Word() // skip the word p
	in.Word() // skip the word cnf
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	clauses := make([][2]graph.Literal, m)
	for i := range clauses {
		clauses[i] = [2]graph.Literal{readLiteral(in, n), readLiteral(in, n)}
		in.Int(0, 0) // skip the 0 at the end of the clause
	}

	values, ok := graph.TwoSat(n, clauses)
	if !ok {
		out.WriteString("s UNSATISFIABLE\n")
		return
	}
	out.WriteString("s SATISFIABLE\nv ")
	literals := make([]int, n+1) // the last number is the 0 at the end
	for v, isTrue := range values {
		literals[v] = v + 1
		if !isTrue {
			literals[v] = -v - 1
		}
	}
	scan.WriteInts(out, literals...)
}

func main() { scan.Main(solve) }
