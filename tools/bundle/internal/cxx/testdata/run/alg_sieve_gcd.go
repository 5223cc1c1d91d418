// Primes, gcd and modular powers.
package main

import (
	"fmt"
)

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
func pow(b, e, m int) int {
	r := 1
	for b %= m; e > 0; e >>= 1 {
		if e&1 == 1 {
			r = r * b % m
		}
		b = b * b % m
	}
	return r
}
func main() {
	const n = 1000
	var composite [n + 1]bool
	var primes []int
	for i := 2; i <= n; i++ {
		if composite[i] {
			continue
		}
		primes = append(primes, i)
		for j := i * i; j <= n; j += i {
			composite[j] = true
		}
	}
	fmt.Println(len(primes), primes[:10], gcd(1071, 462), gcd(0, 5), pow(3, 1000000, 1000000007), pow(2, 62, 1<<31-1))
}
