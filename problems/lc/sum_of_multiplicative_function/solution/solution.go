// Library Checker, Sum of Multiplicative Function: number.MultiplicativeSum. The program reads numbers n, a
// and b, and writes the sum of f(1) to f(n), where f is multiplicative, and a*e + b*p for a prime power p^e.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

const prime = 469762049

func solve(in *scan.Scanner, out *bufio.Writer) {
	for t := in.Int(1, 1e4); t > 0; t-- {
		n, a, b := in.Int(1, 1e11), in.Int(0, prime-1), in.Int(0, prime-1)
		f := func(p, e, q int) int { return a*e + b*p }
		scan.WriteInts(out, number.MultiplicativeSum(n, prime, []int{a, b}, f))
	}
}

func main() { scan.Main(solve) }
