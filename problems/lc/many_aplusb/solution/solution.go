// Library Checker, Many A + B: scan.Scanner and scan.WriteInts. The program reads T pairs of numbers up to 10^18, and
// writes the sum of each pair.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
)

const most = 1e18

func solve(in *scan.Scanner, out *bufio.Writer) {
	for cases := in.Int(0, scan.Max); cases > 0; cases-- {
		a, b := in.Int(0, most), in.Int(0, most)
		scan.WriteInts(out, a+b)
	}
}

func main() { scan.Main(solve) }
