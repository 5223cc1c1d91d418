// Library Checker, Partition Function: number.SeriesInverse. The program reads n, and writes the numbers of
// ways to write 0 to n as a sum: the inverse of the series 1 - x - x^2 + x^5 + x^7 - ..., whose exponents are
// the pentagonal numbers.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(0, scan.Max)
	series := make([]int, n+1)
	for k := -n; k <= n; k++ {
		exponent := k * (3*k - 1) / 2
		if exponent > n {
			continue
		}
		if k%2 == 0 {
			series[exponent] = 1
		} else {
			series[exponent] = number.NTTPrime - 1
		}
	}
	scan.WriteInts(out, number.SeriesInverse(series, n+1)...)
}

func main() { scan.Main(solve) }
