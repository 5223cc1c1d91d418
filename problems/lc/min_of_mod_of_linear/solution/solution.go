// Library Checker, Min of Mod of Linear: number.MinLinear. The program reads numbers n, m, a and b, and
// writes the least (a*x + b) mod m for x from 0 to n-1.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for t := in.Int(1, scan.Max); t > 0; t-- {
		n, m, a, b := in.Int(1, 1e9), in.Int(1, 1e9), in.Int(0, 1e9), in.Int(0, 1e9)
		scan.WriteInts(out, number.MinLinear(n, m, a, b))
	}
}

func main() { scan.Main(solve) }
