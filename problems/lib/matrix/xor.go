package matrix

import "math/bits"

// A XorBasis holds independent numbers: every number that has been added is the xor of some of them. The zero XorBasis is
// empty.
// Other names: linear basis, Gaussian elimination modulo 2.
//
// Use: var b XorBasis; b.Add(x); b.Rank(); b.Max(0).
// Cost: 63 steps a call. The numbers are not negative.
// Tested: against the xor of all subsets.
type XorBasis [63]int // XorBasis[i] is 0 or has i as its highest bit

// Add adds a number and reports whether it is independent of those before: whether the rank grows.
func (b *XorBasis) Add(x int) bool {
	for x > 0 {
		top := bits.Len(uint(x)) - 1
		if b[top] == 0 {
			b[top] = x
			return true
		}
		x ^= b[top]
	}
	return false
}

// Rank returns the number of independent numbers: 2^Rank different numbers are the xor of some subset.
func (b *XorBasis) Rank() int {
	rank := 0
	for _, x := range b {
		if x != 0 {
			rank++
		}
	}
	return rank
}

// Max returns the greatest xor of x and a subset; Max(0) is the greatest xor of a subset.
func (b *XorBasis) Max(x int) int {
	for i := len(b) - 1; i >= 0; i-- {
		if x^b[i] > x {
			x ^= b[i]
		}
	}
	return x
}

// Min returns the least xor of x and a subset; it is 0 if and only if x is the xor of a subset.
func (b *XorBasis) Min(x int) int {
	for i := len(b) - 1; i >= 0; i-- {
		if x^b[i] < x {
			x ^= b[i]
		}
	}
	return x
}
