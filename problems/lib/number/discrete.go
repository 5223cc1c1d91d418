package number

// DiscreteLog returns the least k >= 0 with a^k = b modulo m, or -1 if there is none; 0^0 is 1. a and b are
// residues; m may be any modulus below 2^31.
// Other names: baby-step giant-step.
//
// Cost: O(sqrt(m)) products and map entries.
// Idea: a may have a common divisor with m. Then the first powers do not belong to the period. So the powers
// up to a^31 are tried one by one; the powers from there on are periodic.
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
			if PowMod(a, k, m) != b {
				return -1 // b is not in the periodic part
			}
			return k
		}
	}
	return -1
}
