package number

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
