// Library Checker, Range Set Range Composite: ordered.Assignments with seq.SegTree. Queries are "0 l r c d"
// (functions l to r-1 become c*x + d) and "1 l r x" (apply functions l to r-1 to x, in this order). The tree
// holds the power of a function at the beginning of each piece.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/ordered"
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

// power returns the function that applies f n times.
func power(f affine, n int) affine {
	result := affine{1, 0}
	for ; n > 0; n /= 2 {
		if n%2 == 1 {
			result = compose(result, f)
		}
		f = compose(f, f)
	}
	return result
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	functions := make([]affine, n)
	for i := range functions {
		functions[i] = readAffine(in)
	}
	pieces := ordered.AssignmentsOf(functions)
	tree := seq.NewSegTree(functions, compose, affine{1, 0})

	// update computes the power of the piece that contains i.
	update := func(i int) {
		l, r, f := pieces.Piece(i)
		if f = power(f, r-l); f != tree.Get(l) {
			tree.Set(l, f)
		}
	}
	for ; queries > 0; queries-- {
		asks, l := in.Int(0, 1) == 1, in.Int(0, n-1)
		r := in.Int(l+1, n)
		if !asks {
			pieces.Assign(l, r, readAffine(in), func(from, to int, old affine) {
				if from > l {
					tree.Set(from, affine{1, 0})
				}
			})
			update(l)
			if l > 0 {
				update(l - 1)
			}
			if r < n {
				update(r)
			}
			continue
		}

		x := in.Int(0, p.Int()-1)
		_, end, first := pieces.Piece(l)
		start, _, last := pieces.Piece(r - 1)
		f := power(first, min(end, r)-l)
		if end <= start {
			f = compose(compose(f, tree.Fold(end, start)), power(last, r-start))
		}
		scan.WriteInts(out, p.Mod(f.a*x+f.b))
	}
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func main() { scan.Main(solve) }
