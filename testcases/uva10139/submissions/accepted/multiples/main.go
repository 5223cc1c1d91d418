// Accepted: finds the prime powers of m by trial division, and adds up the exponents of each prime in its
// multiples up to n, until the sum is large enough.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var n, m int
		if _, err := fmt.Fscan(in, &n, &m); err != nil {
			return
		}
		if divides(n, m) {
			fmt.Fprintf(out, "%d divides %d!\n", m, n)
		} else {
			fmt.Fprintf(out, "%d does not divide %d!\n", m, n)
		}
	}
}

func divides(n, m int) bool {
	for p := 2; p*p <= m; p++ {
		exponent := 0
		for m%p == 0 {
			m /= p
			exponent++
		}
		if !often(n, p, exponent) {
			return false
		}
	}
	return m == 1 || often(n, m, 1)
}

// often reports whether the exponent of the prime p in n! is at least the given number.
func often(n, p, exponent int) bool {
	for multiple := p; exponent > 0; multiple += p {
		if multiple > n {
			return false
		}
		for rest := multiple; rest%p == 0; rest /= p {
			exponent--
		}
	}
	return true
}
