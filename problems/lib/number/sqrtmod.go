package number

// SqrtMod returns a residue x with x*x = a modulo the prime p; ok is false if there is none. a is a residue.
// Other names: Tonelli-Shanks, Cipolla, quadratic residue.
//
// Cost: O(log p) products, or O(log^2 p) if p-1 contains a large power of two.
// Idea: choose a power y of a such that y*y = a*rest and the multiplicative order of rest is a power of
// two. Multiplying y by powers of a non-residue lowers this order until rest is 1. Then y is a square root of
// a.
// Tested: on all residues modulo all small primes, modulo 998244353, for which 2^23 divides p-1, and modulo large
// primes. Source: Tonelli 1891; Shanks 1973.
func SqrtMod(a, p int) (x int, ok bool) {
	if a == 0 || p == 2 {
		return a, true
	}
	odd, twos := p-1, 0
	for odd%2 == 0 {
		odd /= 2
		twos++
	}

	// p-1 is odd * 2^twos. Compute y and rest such that y*y = a*rest; the order of rest is 2^k with
	// k <= twos. If k = twos, a is not a square.
	g := NewMontgomery(p)
	y := g.Pow(g.Of(a), odd/2)
	rest := g.Mul(g.Mul(y, y), g.Of(a))
	y = g.Mul(y, g.Of(a))
	k := log2Order(g, rest)
	if k == twos {
		return 0, false
	}

	// root is a power of a non-residue, so its order is 2^twos.
	root := g.Of(1)
	for z := 2; k > 0 && log2Order(g, root) < twos; z++ {
		root = g.Pow(g.Of(z), odd)
	}

	// Replace root by its square until its order is 2^(k+1). Then multiply y by root, and rest by the square
	// of root. This square and rest both have the order 2^k, so the order of their product is less.
	for k > 0 {
		for ; twos > k+1; twos-- {
			root = g.Mul(root, root)
		}
		y = g.Mul(y, root)
		root = g.Mul(root, root)
		twos--
		rest = g.Mul(rest, root)
		k = log2Order(g, rest)
	}
	return g.Int(y), true
}

// log2Order returns k for a residue x whose multiplicative order is 2^k.
func log2Order(g Montgomery, x uint64) (k int) {
	for one := g.Of(1); x != one; k++ {
		x = g.Mul(x, x)
	}
	return k
}
