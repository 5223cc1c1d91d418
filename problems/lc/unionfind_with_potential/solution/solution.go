// Library Checker, Unionfind with Potential: graph.WeightedSets. Queries are "0 u v x" (a_u = a_v + x modulo 998244353,
// unless that contradicts the earlier equations) and "1 u v" (print a_u - a_v).
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const prime = 998244353

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	sets := graph.NewWeightedSets(n)
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		claims := in.Int(0, 1) == 0
		u, v := in.Int(0, n-1), in.Int(0, n-1)

		// WeightedSets does not reduce sums modulo the prime. This is safe, because sums of at most n
		// differences fit into an int.
		difference, known := sets.Difference(v, u)
		difference = (difference%prime + prime) % prime
		answer := -1
		if claims {
			x := in.Int(0, prime-1)
			answer = 1
			if !known {
				sets.Join(v, u, x)
			} else if difference != x {
				answer = 0
			}
		} else if known {
			answer = difference
		}
		scan.WriteInts(out, answer)
	}
}

func main() { scan.Main(solve) }
