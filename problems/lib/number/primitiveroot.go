package number

// PrimitiveRoot returns the least primitive root of a prime p, 2 <= p < 2^63: its powers are all residues but
// 0.
// Other names: generator of the multiplicative group.
//
// Cost: that of Factor(p-1), and O(log p) products for each prime factor and candidate.
// Tested: for all primes below 2,000, against the powers; for large primes by the orders. Source: Gauss 1801,
// article 73.
func PrimitiveRoot(p int) int {
	if p == 2 {
		return 1
	}
	factors := Factor(p - 1)
	for g := 2; ; g++ {
		generates := true
		for _, q := range factors {
			if PowMod(g, (p-1)/q, p) == 1 {
				generates = false
				break
			}
		}
		if generates {
			return g
		}
	}
}
