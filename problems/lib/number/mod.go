package number

import "math/bits"

// residue returns the residue of any int a modulo m >= 1. (The expression (a%m + m) % m overflows if m is above
// 2^62.)
func residue(a, m int) int {
	a %= m
	if a < 0 {
		a += m
	}
	return a
}

// MulMod returns a*b modulo m, for any ints a and b and 1 <= m < 2^63. The product may exceed 64 bits.
//
// Cost: one division of 128 bits; two more of 64 bits if a and b are not residues. For m up to 2^31 and residues
// a and b, a*b%m is faster.
// Tested: against math/big, up to the largest and the least int. Source: Knuth 1997, section 4.3.1.
func MulMod(a, b, m int) int {
	if uint64(a) >= uint64(m) {
		a = residue(a, m)
	}
	if uint64(b) >= uint64(m) {
		b = residue(b, m)
	}
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	_, rest := bits.Div64(hi, lo, uint64(m))
	return int(rest)
}

// PowMod returns a to the power e modulo m, for any int a, e >= 0 and 1 <= m < 2^63. Any a to the power 0 is 1
// modulo m. For a negative exponent, take the power of InvMod(a, m).
// Other names: modular exponentiation, binary exponentiation.
//
// Cost: O(log e) products.
// Tested: against multiplying step by step, for all small numbers, and against math/big, up to the largest and the
// least int. Source: Knuth 1997, section 4.6.3.
func PowMod(a, e, m int) int {
	result := 1 % m
	for ; e > 0; e /= 2 {
		if e%2 == 1 {
			result = MulMod(result, a, m)
		}
		a = MulMod(a, a, m)
	}
	return result
}

// InvMod returns the residue x with a*x = 1 modulo m, for any int a and 1 <= m < 2^63. ok is false, and x is 0, if
// a and m are not coprime. Modulo 1, the inverse of any a is 0.
// Other names: modular inverse.
//
// Cost: O(log m).
// Tested: on all residues of all small moduli, and against math/big, up to the largest and the least int. Source:
// Cormen et al. 2009, section 31.4.
func InvMod(a, m int) (x int, ok bool) {
	g, x, _ := ExtGcd(residue(a, m), m)
	if g != 1 {
		return 0, false
	}
	return residue(x, m), true
}

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
