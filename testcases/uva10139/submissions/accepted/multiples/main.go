// Accepted: factorizes m by trial division. For each prime, it adds up the prime's exponents in the numbers up to n,
// until the sum is large enough.
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

// divides reports whether m divides n!.
func divides(n, m int) bool {
	if m == 0 {
		return false
	}
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

// often reports whether p^exponent divides n!, for a prime p.
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
