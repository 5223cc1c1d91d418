// Library Checker, Kth Root (Mod): number.RootMod. The program reads numbers k, y and p, and writes a k-th
// root of y modulo the prime p, or -1.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for t := in.Int(1, scan.Max); t > 0; t-- {
		k, y, p := in.Int(0, 1e9), in.Int(0, 1e9), in.Int(2, 1e9)
		x, ok := number.RootMod(y, k, p)
		if !ok {
			x = -1
		}
		scan.WriteInts(out, x)
	}
}

func main() { scan.Main(solve) }
