// Library Checker, Static Range Sum: seq.Fenwick, without changes. Queries are "l r" (the sum of [l, r)).
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
		l, r := in.Int(0, n), in.Int(0, n)
		scan.WriteInts(out, sums.Sum(l, r))
	}
}

func main() { scan.Main(solve) }
