// Library Checker, Sum of Floor of Linear: number.FloorSum. It reads T and T times N, M, A, B.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for cases := in.Int(0, scan.Max); cases > 0; cases-- {
		n, m := in.Int(0, scan.Max), in.Int(1, scan.Max)
		a, b := in.Int(0, scan.Max), in.Int(0, scan.Max)
		scan.WriteInts(out, number.FloorSum(n, m, a, b))
	}
}

func main() { scan.Main(solve) }
