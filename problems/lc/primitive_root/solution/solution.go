// Library Checker, Primitive Root: number.PrimitiveRoot. The program reads primes and writes a primitive root
// of each.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for q := in.Int(1, scan.Max); q > 0; q-- {
		scan.WriteInts(out, number.PrimitiveRoot(in.Int(2, 1e18)))
	}
}

func main() { scan.Main(solve) }
