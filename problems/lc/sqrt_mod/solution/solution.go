// Library Checker, Sqrt Mod: number.SqrtMod. The program reads T pairs of a number Y and a prime P, and writes for
// each pair a square root of Y modulo P, or -1.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for cases := in.Int(0, scan.Max); cases > 0; cases-- {
		y, p := in.Int(0, scan.Max), in.Int(2, scan.Max)
		root, ok := number.SqrtMod(y, p)
		if !ok {
			root = -1
		}
		scan.WriteInts(out, root)
	}
}

func main() { scan.Main(solve) }
