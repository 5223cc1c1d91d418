// Library Checker, Counting Primes: number.PrimeCount. The program reads n and writes the number of primes up
// to n.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	scan.WriteInts(out, number.PrimeCount(in.Int(1, 1e11)))
}

func main() { scan.Main(solve) }
