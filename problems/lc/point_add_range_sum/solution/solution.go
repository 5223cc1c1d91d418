// Library Checker, Point Add Range Sum: seq.Fenwick. Queries are "0 p x" (add x at p) and "1 l r" (the sum of [l, r)).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func readInts(in *scan.Scanner, n int) []int {
	list := in.Ints(n, 0, scan.Max)
	return list
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	sums := seq.FenwickOf(readInts(in, n))
	for ; queries > 0; queries-- {
		if asks := in.Int(0, 1) == 1; asks {
			l, r := in.Int(0, n), in.Int(0, n)
			scan.WriteInts(out, sums.Sum(l, r))
		} else {
			p, x := in.Int(0, n-1), in.Int(0, scan.Max)
			sums.Add(p, x)
		}
	}
}

func main() { scan.Main(solve) }
