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
