// Library Checker, Deque Operate All Composite: seq.FoldDeque. Queries are "0 a b" and "1 a b" (add the
// function a*x + b at the beginning or the end), "2" and "3" (remove the first or the last one) and "4 x"
// (apply all functions to x).
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
	deque := seq.NewFoldDeque(compose, affine{1, 0})
	for ; queries > 0; queries-- {
		switch in.Int(0, 4) {
		case 0:
			deque.PushFront(readAffine(in))
		case 1:
			deque.PushBack(readAffine(in))
		case 2:
			deque.PopFront()
		case 3:
			deque.PopBack()
		case 4:
			f := deque.Fold()
			scan.WriteInts(out, p.Mod(f.a*in.Int(0, p.Int()-1)+f.b))
		}
	}
}

func main() { scan.Main(solve) }
