package number

// Gcd returns the greatest common divisor of a and b; Gcd(0, 0) is 0. The result is never negative, with one
// exception. Let m be the least int, -2^63: Gcd(m, m), Gcd(m, 0) and Gcd(0, m) return m, because 2^63 does
// not fit into an int.
//
// Cost: O(log min(|a|, |b|)) divisions.
// Tested: against all divisors of all small numbers. Source: Euclid, Elements VII; Knuth 1997, section 4.5.2.
func Gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	if a < 0 {
		return -a
	}
	return a
}
