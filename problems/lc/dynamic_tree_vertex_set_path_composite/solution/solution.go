// Library Checker, Dynamic Tree Vertex Set Path Composite: tree.LinkCut. Queries are "0 u v w x" (replace the
// edge uv by wx), "1 v c d" (the function of v becomes c*x + d) and "2 u v x" (apply the functions on the
// path from u to v to x).
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

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	functions := make([]affine, n)
	for v := range functions {
		functions[v] = readAffine(in)
	}
	edges := make([][2]int, n-1)
	for i := range edges {
		edges[i] = [2]int{in.Int(0, n-1), in.Int(0, n-1)}
	}
	forest := tree.LinkCutOf(tree.Adjacent(n, edges), functions, compose, affine{1, 0})
	for ; queries > 0; queries-- {
		kind, u := in.Int(0, 2), in.Int(0, n-1)
		switch kind {
		case 0:
			forest.Cut(u, in.Int(0, n-1))
			forest.Link(in.Int(0, n-1), in.Int(0, n-1))
		case 1:
			forest.Set(u, readAffine(in))
		case 2:
			v, x := in.Int(0, n-1), in.Int(0, p.Int()-1)
			f := forest.Fold(u, v)
			scan.WriteInts(out, p.Mod(f.a*x+f.b))
		}
	}
}

func main() { scan.Main(solve) }
