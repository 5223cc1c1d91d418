// Library Checker, Deque Operate All Composite: seq.SegTree. Queries are "0 a b" and "1 a b" (add the
// function a*x + b at the beginning or the end), "2" and "3" (remove the first or the last one) and "4 x"
// (apply all functions to x). The deque is a range of a tree that has room on both sides.
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
	queries := in.Int(1, scan.Max)
	empty := make([]affine, 2*queries)
	for i := range empty {
		empty[i] = affine{1, 0}
	}
	tree := seq.NewSegTree(empty, compose, affine{1, 0})
	left, right := queries, queries
	for ; queries > 0; queries-- {
		switch in.Int(0, 4) {
		case 0:
			left--
			tree.Set(left, readAffine(in))
		case 1:
			tree.Set(right, readAffine(in))
			right++
		case 2:
			left++
		case 3:
			right--
		case 4:
			f := tree.Fold(left, right)
			scan.WriteInts(out, p.Mod(f.a*in.Int(0, p.Int()-1)+f.b))
		}
	}
}

func main() { scan.Main(solve) }
