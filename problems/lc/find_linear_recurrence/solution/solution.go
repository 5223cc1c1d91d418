// Library Checker, Find Linear Recurrence: matrix.FindRecurrence. The program reads a sequence, and writes the length
// and the coefficients of its shortest recurrence.
package main

import (
	"bufio"

	"oj/problems/lib/matrix"
	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(0, scan.Max)
	values := in.Ints(n, 0, number.NTTPrime-1)

	coefficients := matrix.FindRecurrence(values, number.NTTPrime)
	scan.WriteInts(out, len(coefficients))
	scan.WriteInts(out, coefficients...)
}

func main() { scan.Main(solve) }
