package number

import "math/bits"

// MinLinear returns the least value of (a*x + b) mod m over all x in [0, n), for any ints a and b and 1 <= n,
// m < 2^63.
// Other names: min of mod of linear, least residue of an arithmetic progression.
//
// Cost: O(log m).
// Idea: for a <= m/2, the least value after each jump over a multiple of m is below a; these values are again
// an arithmetic progression, modulo a. For a > m/2, go through the x backwards.
// Tested: against trying all x, for all small arguments, and against math/big with large ones. Source:
// folklore; min_25 2020, Library Checker.
func MinLinear(n, m, a, b int) int {
	a, b = residue(a, m), residue(b, m)
	least := b
	for a > 0 {
		if a > m-a {
			// The last value becomes the first one, and the steps become m-a.
			last := MulMod(a, n-1, m)
			if b -= m - last; b < 0 {
				b += m
			}
			a = m - a
			if b < least {
				least = b
			}
		}

		// The values pass jumps multiples of m. After jump k, the value is b - k*m modulo a.
		hi, lo := bits.Mul64(uint64(a), uint64(n-1))
		lo, carry := bits.Add64(lo, uint64(b), 0)
		jumps, _ := bits.Div64(hi+carry, lo, uint64(m))
		if jumps == 0 {
			break
		}
		step := (a - m%a) % a
		b = (b%a + step) % a
		n, m, a = int(jumps), a, step
		if b < least {
			least = b
		}
	}
	return least
}
