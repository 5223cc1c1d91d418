// Library Checker, Min Plus Convolution (Convex and Convex): seq.MinPlus. The program reads two convex
// sequences, and writes the least sums of their elements.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(1, scan.Max)
	a := in.Ints(n, 0, scan.Max)
	scan.WriteInts(out, seq.MinPlus(a, in.Ints(m, 0, scan.Max))...)
}

func main() { scan.Main(solve) }
