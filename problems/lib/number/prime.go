package number

// IsPrime reports whether n is a prime. n may be any int.
// Other names: Miller-Rabin, primality test.
//
// Cost: at most 12 powers modulo n.
// Correctness: the bases are the first 12 primes. They are sufficient for all numbers below 2^64 (Sorenson
// and Webster 2017), so the answer is always right.
// Tested: against trial division and math/big, also on Carmichael numbers and strong pseudoprimes. Source: Miller
// 1976; Rabin 1980.
func IsPrime(n int) bool {
	bases := []int{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}
	if n < 2 {
		return false
	}
	for _, p := range bases {
		if n%p == 0 {
			return n == p
		}
	}

	odd, twos := n-1, 0
	for odd%2 == 0 {
		odd /= 2
		twos++
	}
	g := NewMontgomery(n)
	for _, base := range bases {
		if !passes(g, g.Pow(g.Of(base%n), odd), twos) {
			return false
		}
	}
	return true
}

// passes is the Miller-Rabin test of n for one base. Let n-1 = odd * 2^twos. The argument x is base^odd.
// passes reports whether x is 1, or whether -1 is among the first `twos` numbers of the sequence x, x^2, x^4,
// .... If n is prime, the result is true.
func passes(g Montgomery, x uint64, twos int) bool {
	one := g.Of(1)
	if x == one {
		return true
	}
	for ; twos > 0; twos-- {
		if x == g.Sub(0, one) {
			return true
		}
		x = g.Mul(x, x)
	}
	return false
}
