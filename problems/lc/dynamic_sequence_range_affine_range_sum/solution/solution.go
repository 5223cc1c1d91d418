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

// A part is the sum and the number of elements of a range. A node of the list stores three parts and a function;
// with 32 bits a number, they take half of the memory.
type part struct{ sum, size int32 }

func join(x, y part) part { return part{int32(p.Add(int(x.sum), int(y.sum))), x.size + y.size} }

// A function x -> a*x + b.
type affine struct{ a, b int32 }

// of returns f(x), if x is the sum of size numbers.
func (f affine) of(x, size int32) int32 { return int32(p.Mod(int(f.a)*int(x) + int(f.b)*int(size))) }

func apply(f affine, x part) part { return part{f.of(x.sum, x.size), x.size} }

// after returns the function that applies g first, and f to the result.
func after(f, g affine) affine { return affine{f.of(g.a, 0), f.of(g.b, 1)} }

// residue reads a number.
func residue(in *scan.Scanner) int32 { return int32(in.Int(0, p.Int()-1)) }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	parts := make([]part, n)
	for i := range parts {
		parts[i] = part{residue(in), 1}
	}
	list := seq.NewLazySequence(parts, join, part{}, apply, after, affine{1, 0})
	for ; queries > 0; queries-- {
		kind, l := in.Int(0, 4), in.Int(0, list.Len())
		switch kind {
		case 0:
			list.Insert(l, part{residue(in), 1})
		case 1:
			list.Delete(l)
		case 2:
			list.Reverse(l, in.Int(l, list.Len()))
		case 3:
			r := in.Int(l, list.Len())
			list.Change(l, r, affine{residue(in), residue(in)})
		case 4:
			scan.WriteInts(out, int(list.Fold(l, in.Int(l, list.Len())).sum))
		}
	}
}

func main() { scan.Main(solve) }
