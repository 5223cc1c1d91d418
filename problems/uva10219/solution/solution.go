// UVa 10219, Find the ways!: how many digits does the number of ways to choose k of n things have?
//
// State: C(n-k+i, i), as its first digits and the number of digits cut off.
// Step: i grows by one: multiply by n-k+i and divide by i.
// Start: C(n-k, 0) = 1.
// Answer: the number of digits for i = k.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// A float64 stores whole numbers below the constant large exactly. If the quotient of two such numbers is
// whole, it is computed exactly, too.
const large = 1e15

// digits returns the number of digits of C(n, k).
func digits(n, k int) int {
	k = seq.Min(k, n-k) // C(n, k) = C(n, n-k): compute the one with fewer factors

	ways, cut := 1.0, 0
	for i := 1; i <= k; i++ {
		ways = ways * float64(n-k+i) / float64(i)
		for ways >= large {
			ways /= 10
			cut++
		}
	}

	kept := fmt.Sprint(int(ways))
	return len(kept) + cut
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		n := in.Int(0, scan.Max)
		k := in.Int(0, n)
		fmt.Fprintln(out, digits(n, k))
	}
}

func main() { scan.Main(solve) }
