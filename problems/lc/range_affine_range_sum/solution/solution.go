// Library Checker, Range Affine Range Sum: seq.LazySegTree. Queries are "0 l r b c" (each element a in [l, r) becomes
// b*a + c) and "1 l r" (the sum of [l, r)).
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

// A part stores the sum and the number of the elements in a range. If b is added to each element, the sum
// grows by b times this number.
type part struct{ sum, size int }

func join(x, y part) part { return part{(x.sum + y.sum) % prime, x.size + y.size} }

func apply(f affine, x part) part { return part{(f.a*x.sum + f.b*x.size) % prime, x.size} }

func after(f, g affine) affine { return compose(g, f) }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	parts := make([]part, n)
	for i := range parts {
		parts[i] = part{in.Int(0, prime-1), 1}
	}

	tree := seq.NewLazySegTree(parts, join, part{}, apply, after, affine{1, 0})
	for ; queries > 0; queries-- {
		asks := in.Int(0, 1) == 1
		l, r := in.Int(0, n), in.Int(0, n)
		if asks {
			scan.WriteInts(out, tree.Fold(l, r).sum)
		} else {
			tree.Change(l, r, affine{in.Int(0, prime-1), in.Int(0, prime-1)})
		}
	}
}

func main() { scan.Main(solve) }
