package number

// CRT returns r and m such that a number is r1 modulo m1 and r2 modulo m2 if and only if it is r modulo m, with
// 0 <= r < m. r1 and r2 may be any ints; m1 and m2 must be at least 1. m is the least common multiple of m1 and m2,
// which must fit into an int. ok is false, and r and m are 0, if there is no such number.
// Other names: Chinese remainder theorem.
//
// Cost: O(log m).
// Tested: against trying all numbers, for all small moduli, and against math/big for large ones. Source: Knuth 1997,
// section 4.3.2; for moduli with a common divisor ac-library 2020, crt.
func CRT(r1, m1, r2, m2 int) (r, m int, ok bool) {
	g, x, _ := ExtGcd(m1, m2)
	r = residue(r1, m1)
	difference := residue(r2, m2) - r
	if difference%g != 0 {
		return 0, 0, false
	}

	// Find k such that r + m1*k is r2 modulo m2. ExtGcd returned x with m1*x + m2*y = g, so x is the inverse of
	// m1/g modulo m2/g. Therefore k is difference/g * x modulo m2/g. This product may exceed 64 bits.
	step := m2 / g
	k := MulMod(difference/g, x, step)
	return r + m1*k, m1 * step, true
}

// CRTList is CRT for any number of congruences: a number is rests[i] modulo moduli[i] for all i if and only if it is r
// modulo m. Without congruences, r is 0 and m is 1. The moduli must be at least 1, and their least common multiple must
// fit into an int. ok is false, and r and m are 0, if there is no such number.
//
// Cost: O(log m) for each congruence.
// Tested: against trying all numbers, for all lists of up to three small moduli. Source: Knuth 1997, section 4.3.2.
func CRTList(rests, moduli []int) (r, m int, ok bool) {
	r, m = 0, 1
	for i, rest := range rests {
		r, m, ok = CRT(r, m, rest, moduli[i])
		if !ok {
			return 0, 0, false
		}
	}
	return r, m, true
}
