// Library Checker, Tetration Mod: number.Phi. The program reads numbers a, b and m, and writes a^a^...^a (b
// times) modulo m. By Euler's theorem, exponents that are large enough count modulo phi(m); large numbers are
// kept in [m, 2m).
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

// reduce returns x if it is less than m, and otherwise the number in [m, 2m) that is congruent to it.
func reduce(x, m int) int {
	if x < m {
		return x
	}
	return x%m + m
}

// power returns reduce(a^e, m) for a that is reduced.
func power(a, e, m int) int {
	result := reduce(1, m)
	for ; e > 0; e /= 2 {
		if e%2 == 1 {
			result = reduce(result*a, m)
		}
		a = reduce(a*a, m)
	}
	return result
}

func tower(a, b, m int) int {
	switch {
	case a == 0:
		return reduce(1-b%2, m)
	case b == 0 || a == 1 || m == 1:
		return reduce(1, m)
	}
	return power(reduce(a, m), tower(a, b-1, number.Phi(m)), m)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for t := in.Int(1, scan.Max); t > 0; t-- {
		a, b, m := in.Int(0, scan.Max), in.Int(0, scan.Max), in.Int(1, scan.Max)
		scan.WriteInts(out, tower(a, b, m)%m)
	}
}

func main() { scan.Main(solve) }
