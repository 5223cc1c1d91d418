// Library Checker, Vertex Set Path Composite: tree.PathFold. Queries are "0 v c d" (the function of v becomes
// c*x + d) and "1 u v x" (apply the functions on the path from u to v to x).
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
	"oj/problems/lib/tree"
)

// p is the modulus.
var p = number.NewModulus(998244353)

// A function x -> a*x + b.
type affine struct{ a, b int }

// compose returns the function that applies f first, and g to the result.
func compose(f, g affine) affine { return affine{p.Mul(f.a, g.a), p.Mod(f.b*g.a + g.b)} }

func readAffine(in *scan.Scanner) affine { return affine{in.Int(0, p.Int()-1), in.Int(0, p.Int()-1)} }

// readEdges reads the edges of a tree.
func readEdges(in *scan.Scanner, n int) [][2]int {
	edges := make([][2]int, n-1)
	for i := range edges {
		edges[i] = [2]int{in.Int(0, n-1), in.Int(0, n-1)}
	}
	return edges
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	functions := make([]affine, n)
	for v := range functions {
		functions[v] = readAffine(in)
	}
	heavy := tree.NewHeavy(tree.Adjacent(n, readEdges(in, n)), 0)
	paths := tree.NewPathFold(heavy, functions, compose, affine{1, 0})
	for ; queries > 0; queries-- {
		if asks := in.Int(0, 1) == 1; !asks {
			v := in.Int(0, n-1)
			paths.Set(v, readAffine(in))
			continue
		}
		u, v, x := in.Int(0, n-1), in.Int(0, n-1), in.Int(0, p.Int()-1)
		f := paths.Fold(u, v)
		scan.WriteInts(out, p.Mod(f.a*x+f.b))
	}
}

func main() { scan.Main(solve) }
