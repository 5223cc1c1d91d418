// Library Checker, Range Affine Point Get: seq.LazySegTree. Queries are "0 l r b c" (each element a in [l, r)
// becomes b*a + c) and "1 i" (element i). The operation for folds is never needed.
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

func apply(f affine, x int) int { return p.Mod(f.a*x + f.b) }

func after(f, g affine) affine { return compose(g, f) }

func first(a, b int) int { return a }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	tree := seq.NewLazySegTree(in.Ints(n, 0, p.Int()-1), first, 0, apply, after, affine{1, 0})
	for ; queries > 0; queries-- {
		if asks := in.Int(0, 1) == 1; asks {
			scan.WriteInts(out, tree.Get(in.Int(0, n-1)))
		} else {
			l, r := in.Int(0, n), in.Int(0, n)
			tree.Change(l, r, readAffine(in))
		}
	}
}

func main() { scan.Main(solve) }
