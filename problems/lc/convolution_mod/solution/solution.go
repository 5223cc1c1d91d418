// Library Checker, Convolution: number.Convolution. The program reads the lengths and the elements of two sequences,
// and writes their convolution.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func readInts(in *scan.Scanner, n int) []int {
	list := in.Ints(n, 0, scan.Max)
	return list
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(0, scan.Max), in.Int(0, scan.Max)
	a := readInts(in, n)
	b := readInts(in, m)
	scan.WriteInts(out, number.Convolution(a, b)...)
}

func main() { scan.Main(solve) }
