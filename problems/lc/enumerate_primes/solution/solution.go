// Library Checker, Enumerate Primes: number.SegmentedSieve. The program reads n, a and b, and writes the
// number of primes up to n, and those with the numbers b, b+a, b+2a and so on, counted from 0.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, a, b := in.Int(1, scan.Max), in.Int(1, scan.Max), in.Int(0, scan.Max)
	count, next := 0, b
	var list []int
	number.SegmentedSieve(0, n+1, func(prime int) {
		if count == next {
			list = append(list, prime)
			next += a
		}
		count++
	})
	scan.WriteInts(out, count, len(list))
	scan.WriteInts(out, list...)
}

func main() { scan.Main(solve) }
