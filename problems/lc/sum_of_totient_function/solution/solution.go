// Library Checker, Sum of Totient Function: number.MultiplicativeSum. The program reads n and writes the sum
// of Euler's phi of 1 to n.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func phi(p, e, q int) int { return q - q/p }

func solve(in *scan.Scanner, out *bufio.Writer) {
	scan.WriteInts(out, number.MultiplicativeSum(in.Int(1, 1e10), number.NTTPrime, []int{-1, 1}, phi))
}

func main() { scan.Main(solve) }
