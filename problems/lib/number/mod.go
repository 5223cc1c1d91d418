package number

import "math/bits"

// MulMod returns a*b modulo m for residues a and b and 1 <= m < 2^63. The product may exceed 64 bits.
// Cost: one division of 128 bits. For m below 2^31, a*b%m is faster.
// Tested: against math/big. Source: Knuth 1997, section 4.3.1.
func MulMod(a, b, m int) int {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	_, rest := bits.Div64(hi, lo, uint64(m))
	return int(rest)
}

// PowMod returns a to the power e modulo m, for a residue a and e >= 0. Any a to the power 0 is 1 modulo m.
// Other names: modular exponentiation, binary exponentiation.
//
// Cost: O(log e) products.
// Tested: against multiplying step by step, for all small numbers, and against math/big. Source: Knuth 1997,
// section 4.6.3.
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

// InvMod returns the residue x with a*x = 1 modulo m; ok is false if a and m are not coprime.
// Other names: modular inverse.
//
// Cost: O(log m).
// Tested: on all residues of all small moduli. Source: Cormen et al. 2009, section 31.4.
func InvMod(a, m int) (x int, ok bool) {
	g, x, _ := ExtGcd(a, m)
	if g != 1 {
		return 0, m == 1
	}
	return (x%m + m) % m, true
}

// CRT returns r and m such that a number is r1 modulo m1 and r2 modulo m2 if and only if it is r modulo m. m is
// the least common multiple of m1 and m2, which must fit into an int. ok is false if there is no such number.
// Other names: Chinese remainder theorem.
//
// Cost: O(log m).
// Tested: against trying all numbers, for all small moduli. Source: Knuth 1997, section 4.3.2; for
// moduli with a common divisor ac-library 2020, crt.
func CRT(r1, m1, r2, m2 int) (r, m int, ok bool) {
	g, x, _ := ExtGcd(m1, m2)
	if (r2-r1)%g != 0 {
		return 0, 0, false
	}

	// Find k such that r = r1 + m1*k is r2 modulo m2. ExtGcd returned x with m1*x + m2*y = g, so x is the
	// inverse of m1/g modulo m2/g. Therefore k is (r2-r1)/g * x modulo m2/g.
	step := m2 / g
	k := ((r2-r1)/g%step + step) % step
	k = MulMod(k, (x%step+step)%step, step)
	return r1 + m1*k, m1 * step, true
}
