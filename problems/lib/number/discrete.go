package number

// DiscreteLog returns the least k >= 0 with a^k = b modulo m, or -1 if there is none; 0^0 is 1. a and b are
// residues; m may be any modulus below 2^31.
// Other names: baby-step giant-step.
//
// Cost: O(sqrt(m)) products and map entries.
// Idea: the powers of a repeat in a cycle. If a and m have a common divisor, the first powers are not in the
// cycle, but these are fewer than 31, because m < 2^31. So the first 31 powers are tried one by one. Baby
// steps and giant steps search the cycle.
// Tested: against trying all exponents, for all residues of all small moduli. Source: Shanks 1971.
func DiscreteLog(a, b, m int) int {
	power := 1 % m
	const before = 31 // a^31 is in the cycle, because m is below 2^31
	for k := 0; k < before; k++ {
		if power == b {
			return k
		}
		power = power * a % m
	}

	// Now power is a^before. Write k = before + i*step - j with i >= 1 and 1 <= j <= step. In the cycle, the
	// product x*a determines x. So if b is in the cycle, a^k = b is equivalent to a^(before + i*step) = b *
	// a^j. To find the least k, take the least i for which some j exists, and the greatest such j.
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
				return -1 // b is not a power of a
			}
			return k
		}
	}
	return -1
}
