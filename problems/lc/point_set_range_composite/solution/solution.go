// Library Checker, Point Set Range Composite: seq.SegTree. Queries are "0 p c d" (function p becomes c*x + d)
// and "1 l r x" (apply functions l to r-1 to x, in this order).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

const prime = 998244353

// A function x -> a*x + b modulo prime.
type affine struct{ a, b int }

// compose returns the function that applies f first, and g to the result.
func compose(f, g affine) affine { return affine{f.a * g.a % prime, (f.b*g.a + g.b) % prime} }

func readAffine(in *scan.Scanner) affine { return affine{in.Int(0, prime-1), in.Int(0, prime-1)} }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	functions := make([]affine, n)
	for i := range functions {
		functions[i] = readAffine(in)
	}

	tree := seq.NewSegTree(functions, compose, affine{1, 0})
	for ; queries > 0; queries-- {
		if asks := in.Int(0, 1) == 1; !asks {
			p := in.Int(0, n-1)
			tree.Set(p, readAffine(in))
			continue
		}
		l, r, x := in.Int(0, n), in.Int(0, n), in.Int(0, prime-1)
		f := tree.Fold(l, r)
		scan.WriteInts(out, (f.a*x+f.b)%prime)
	}
}

func main() { scan.Main(solve) }
