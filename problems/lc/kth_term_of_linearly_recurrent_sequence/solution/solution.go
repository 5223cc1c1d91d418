// Library Checker, K-th Term of Linearly Recurrent Sequence: number.RecurrenceTerm. The program reads d, k,
// the first d elements and d coefficients, and writes element k.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	d, k := in.Int(1, scan.Max), in.Int(0, 1e18)
	start := in.Ints(d, 0, number.NTTPrime-1)
	scan.WriteInts(out, number.RecurrenceTerm(start, in.Ints(d, 0, number.NTTPrime-1), k))
}

func main() { scan.Main(solve) }
