package number

import "sort"

// Factor returns the prime factors of n >= 1 in ascending order, repeated by multiplicity; for 1, nothing.
// Other names: Pollard's rho, factorization.
//
// Cost: about n^(1/4) products; 2 ms for the slowest of 300 products of two primes near 2^31.
// Idea: trial division finds the small factors. Brent's version of Pollard's rho finds the large ones; it
// computes only one gcd for 128 products.
// Tested: against trial division, and on products of primes of all sizes. Source: Brent 1980.
func Factor(n int) []int {
	var factors []int
	for p := 2; p < 100 && p*p <= n; p++ {
		for n%p == 0 {
			factors = append(factors, p)
			n /= p
		}
	}

	// No small factor is left. Split the rest by Pollard's rho.
	var large func(n int)
	large = func(n int) { // recursion: the depth is at most the number of factors, 9
		if n == 1 {
			return
		}
		if IsPrime(n) {
			factors = append(factors, n)
			return
		}
		d := divisor(n)
		large(d)
		large(n / d)
	}
	large(n)

	sort.Ints(factors)
	return factors
}

// divisor returns a proper divisor of a composite n, greater than 1.
func divisor(n int) int {
	for add := 1; ; add++ {
		if d := rho(n, add); d != n {
			return d
		}
	}
}

// rho iterates x -> x*x + add modulo an odd n until two values are equal modulo a divisor of n. It returns this
// divisor, or n if it has found no proper one.
func rho(n, add int) int {
	const batch = 128 // products that share a gcd
	m := NewMontgomery(n)
	c := m.Of(add)
	next := func(x uint64) uint64 { return m.Add(m.Mul(x, x), c) }

	x, y, saved := uint64(0), m.Of(2), uint64(0)
	g, product := 1, m.Of(1)
	for length := 1; g == 1; length *= 2 {
		x = y
		for i := 0; i < length; i++ {
			y = next(y)
		}

		// One gcd of a product of differences replaces many single ones.
		for done := 0; done < length && g == 1; done += batch {
			saved = y
			for i := 0; i < batch && i < length-done; i++ {
				y = next(y)
				product = m.Mul(product, m.Sub(x, y))
			}
			g = Gcd(int(product), n) // a factor 2^64 or its inverse does not matter, because n is odd
		}
	}
	if g < n {
		return g
	}

	// The gcd of the batch contains all factors of n: repeat the batch step by step.
	for g = 1; g == 1; {
		saved = next(saved)
		g = Gcd(int(m.Sub(x, saved)), n)
	}
	return g
}
