// Library Checker, Factorize: number.Factor. The program reads Q numbers up to 10^18, and writes the prime factors of
// each.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

const most = 1e18

func solve(in *scan.Scanner, out *bufio.Writer) {
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		factors := number.Factor(in.Int(1, most))
		scan.WriteInts(out, append([]int{len(factors)}, factors...)...)
	}
}

func main() { scan.Main(solve) }
