package number

// DiscreteLog returns the least k >= 0 with a^k = b modulo m, or -1 if there is none; 0^0 is 1. a and b are
// residues; m may be any modulus below 2^31.
// Other names: baby-step giant-step.
//
// Cost: O(sqrt(m)) products and map entries.
// Why: a may have a common divisor with m. So the powers up to a^31 are tried one by one; from there on the
// powers are periodic.
// Tested: against trying all exponents, for all residues of all small moduli. Source: Shanks 1971.
func DiscreteLog(a, b, m int) int {
	power := 1 % m
	const before = 31 // log2(m): the powers of a are periodic from here on
	for k := 0; k < before; k++ {
		if power == b {
			return k
		}
		power = power * a % m
	}

	// In the periodic part, each value has only one predecessor. So k = before + i*step - j. Here i is
	// the least number > 0 with power * a^(i*step) = b * a^j for some j, and j is the greatest one for this i.
	step := 1
	for step*step < m {
		step++
	}

	// Baby steps: store the greatest j for each value b * a^j.
	babies := make(map[int]int, step)
	value := b
	for j := 1; j <= step; j++ {
		value = value * a % m
		babies[value] = j
	}

	// Giant steps: look up each power * a^(i*step) among the baby steps.
	giant := PowMod(a, step, m)
	for i := 1; i <= step+1; i++ {
		power = power * giant % m
		if j, ok := babies[power]; ok {
			k := before + i*step - j
			if PowMod(a, k, m) == b {
				return k
			}
		}
	}
	return -1
}

// SqrtMod returns a residue x with x*x = a modulo the prime p; ok is false if there is none. a is a residue.
// Other names: Tonelli-Shanks, Cipolla, quadratic residue.
//
// Cost: O(log p) products, O(log^2 p) for a p with many twos in p-1.
// Tested: on all residues of all small primes, and modulo 998244353, whose p-1 has 23 twos. Source: Shanks 1973.
func SqrtMod(a, p int) (x int, ok bool) {
	if a == 0 || p == 2 {
		return a, true
	}
	if PowMod(a, (p-1)/2, p) != 1 {
		return 0, false
	}

	nonResidue := 2
	for PowMod(nonResidue, (p-1)/2, p) == 1 {
		nonResidue++
	}

	odd, twos := p-1, 0
	for odd%2 == 0 {
		odd /= 2
		twos++
	}
	x = PowMod(a, (odd+1)/2, p)
	rest := PowMod(a, odd, p) // x*x == a*rest; its order is a power of two, which falls until it is 1

	root := PowMod(nonResidue, odd, p)
	for rest != 1 {
		order := 0
		for square := rest; square != 1; order++ {
			square = MulMod(square, square, p)
		}
		for ; twos > order+1; twos-- {
			root = MulMod(root, root, p)
		}
		x = MulMod(x, root, p)
		root = MulMod(root, root, p)
		rest = MulMod(rest, root, p)
		twos--
	}
	return x, true
}
