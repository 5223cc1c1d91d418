// Library Checker, Primality Test: number.IsPrime. The program reads Q numbers up to 10^18, and writes whether each
// is a prime.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

const most = 1e18

func solve(in *scan.Scanner, out *bufio.Writer) {
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		if number.IsPrime(in.Int(1, most)) {
			out.WriteString("Yes\n")
		} else {
			out.WriteString("No\n")
		}
	}
}

func main() { scan.Main(solve) }
