// UVa 10139, Factovisors: does m divide n factorial?
//
// State: a prime factor p of m, and its exponent in m.
// Step: compute the exponent of p in n!. Of the factors 1, 2, ..., n, every p-th is divisible by p, every
// p*p-th by p*p, and so on.
// Start: the prime factors of m.
// Answer: yes, if no exponent in m exceeds the exponent in n!.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

// inFactorial returns the exponent of the prime p in n! (Legendre's formula).
func inFactorial(p, n int) (times int) {
	for ; n > 0; n /= p {
		times += n / p
	}
	return times
}

func divides(m, n int) bool {
	times := make(map[int]int) // how often each prime has occurred so far among the factors of m
	for _, p := range number.Factor(m) {
		times[p]++
		if inFactorial(p, n) < times[p] {
			return false
		}
	}
	return true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		n, m := in.Int(0, scan.Max), in.Int(0, scan.Max)
		verb := scan.Choose(m > 0 && divides(m, n), "divides", "does not divide") // n! is never 0
		fmt.Fprintf(out, "%d %s %d!\n", m, verb, n)
	}
}

func main() { scan.Main(solve) }
