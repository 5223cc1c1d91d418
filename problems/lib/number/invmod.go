package number

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
