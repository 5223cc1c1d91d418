package number

import "math/bits"

// FloorSum returns the sum of floor((a*i + b) / m) over i in [0, n), for any n >= 0 and m >= 1 and any ints a and b.
// If the sum does not fit into an int, the result is the sum modulo 2^64.
//
// Cost: O(log m).
// Idea: a closed formula yields the contribution of the integer parts of a/m and b/m. The rest of the sum is
// the number of lattice points below a line. Counting them along the other axis exchanges a and m, so a and m
// shrink as in Euclid's algorithm.
// Tested: against adding up term by term, for all small arguments; against math/big, for arguments up to the largest
// and the least int. Source: ac-library 2020.
func FloorSum(n, m, a, b int) int {
	sum := 0
	for {
		// Split off the whole parts of a/m and b/m. Then a and b are residues.
		wholeA, wholeB := a/m, b/m
		a, b = a%m, b%m
		if a < 0 {
			a += m
			wholeA--
		}
		if b < 0 {
			b += m
			wholeB--
		}
		sum += pairs(n)*wholeA + n*wholeB

		// top/m is the value of the last term of the remaining sum, rounded down, if i runs up to n inclusive.
		// top = a*n + b may exceed 64 bits.
		hi, lo := bits.Mul64(uint64(a), uint64(n))
		lo, carry := bits.Add64(lo, uint64(b), 0)
		hi += carry
		if hi == 0 && lo < uint64(m) {
			return sum
		}
		whole, rest := lo/uint64(m), lo%uint64(m)
		if hi > 0 {
			whole, rest = bits.Div64(hi, lo, uint64(m))
		}

		// Count the same lattice points along the other axis, as in Euclid's algorithm.
		n, b = int(whole), int(rest)
		m, a = a, m
	}
}

// pairs returns n*(n-1)/2 modulo 2^64. It halves the even factor, because the product may overflow.
func pairs(n int) int {
	if n%2 == 0 {
		return n / 2 * (n - 1)
	}
	return (n - 1) / 2 * n
}
