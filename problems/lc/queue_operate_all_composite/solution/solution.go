// Library Checker, Queue Operate All Composite: seq.FoldQueue. Queries are "0 a b" (append the function a*x + b), "1"
// (remove the first function) and "2 x" (apply all functions to x).
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

func solve(in *scan.Scanner, out *bufio.Writer) {
	queue := seq.NewFoldQueue(compose, affine{1, 0})
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		switch in.Int(0, 2) {
		case 0:
			queue.Push(affine{in.Int(0, prime-1), in.Int(0, prime-1)})
		case 1:
			queue.Pop()
		case 2:
			f := queue.Fold()
			scan.WriteInts(out, (f.a*in.Int(0, prime-1)+f.b)%prime)
		}
	}
}

func main() { scan.Main(solve) }
