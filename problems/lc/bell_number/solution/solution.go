// Library Checker, Bell Number: number.SeriesExp. The program reads n, and writes the numbers of ways to
// divide a set of 0 to n elements into groups: k! times the coefficients of exp(exp(x)-1).
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(0, scan.Max)
	b := number.NewBinomials(n, number.NTTPrime)
	groups := append([]int{0}, b.Inverse[1:]...)
	bell := number.SeriesExp(groups, n+1)
	for k := range bell {
		bell[k] = bell[k] * b.Factorial[k] % number.NTTPrime
	}
	scan.WriteInts(out, bell...)
}

func main() { scan.Main(solve) }
