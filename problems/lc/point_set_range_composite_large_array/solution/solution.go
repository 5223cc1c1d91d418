// Library Checker, Point Set Range Composite (Large Array): seq.SparseSegTree. Queries are "0 p c d"
// (function p becomes c*x + d) and "1 l r x" (apply functions l to r-1 to x, in this order). At first all
// functions are x.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
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
	tree := seq.NewSparseSegTree(n, compose, affine{1, 0})
	for ; queries > 0; queries-- {
		if asks := in.Int(0, 1) == 1; !asks {
			i := in.Int(0, n-1)
			tree.Set(i, readAffine(in))
			continue
		}
		l, r, x := in.Int(0, n), in.Int(0, n), in.Int(0, p.Int()-1)
		f := tree.Fold(l, r)
		scan.WriteInts(out, p.Mod(f.a*x+f.b))
	}
}

func main() { scan.Main(solve) }
