// Library Checker, Sum of Floor of Linear: number.FloorSum. The program reads T quadruples N, M, A, B, and writes for
// each quadruple the sum of floor((A*i + B) / M) over i from 0 to N-1.
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
