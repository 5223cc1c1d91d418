// Library Checker, Longest Increasing Subsequence: seq.LIS. The program reads numbers, and writes the length
// and the positions of a longest increasing subsequence.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	positions := seq.LIS(in.Ints(in.Int(1, scan.Max), 0, scan.Max))
	scan.WriteInts(out, len(positions))
	scan.WriteInts(out, positions...)
}

func main() { scan.Main(solve) }
