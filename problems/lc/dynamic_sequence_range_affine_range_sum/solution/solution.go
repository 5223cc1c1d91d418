// Library Checker, Dynamic Sequence Range Affine Range Sum: seq.Sequence. Queries are "0 i x" (insert), "1 i"
// (delete), "2 l r" (reverse), "3 l r b c" (each element a becomes b*a + c) and "4 l r" (sum).
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// p is the modulus.
var p = number.NewModulus(998244353)

// A part is the sum and the number of elements of a range.
type part struct{ sum, size int }

func join(x, y part) part { return part{p.Add(x.sum, y.sum), x.size + y.size} }

// A function x -> a*x + b.
type affine struct{ a, b int }

func apply(f affine, x part) part { return part{p.Mod(f.a*x.sum + f.b*x.size), x.size} }

// after returns the function that applies g first, and f to the result.
func after(f, g affine) affine { return affine{p.Mul(f.a, g.a), p.Mod(f.a*g.b + f.b)} }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	parts := make([]part, n)
	for i := range parts {
		parts[i] = part{in.Int(0, p.Int()-1), 1}
	}
	list := seq.NewLazySequence(parts, join, part{}, apply, after, affine{1, 0})
	for ; queries > 0; queries-- {
		kind, l := in.Int(0, 4), in.Int(0, list.Len())
		switch kind {
		case 0:
			list.Insert(l, part{in.Int(0, p.Int()-1), 1})
		case 1:
			list.Delete(l)
		case 2:
			list.Reverse(l, in.Int(l, list.Len()))
		case 3:
			r := in.Int(l, list.Len())
			list.Change(l, r, affine{in.Int(0, p.Int()-1), in.Int(0, p.Int()-1)})
		case 4:
			scan.WriteInts(out, list.Fold(l, in.Int(l, list.Len())).sum)
		}
	}
}

func main() { scan.Main(solve) }
