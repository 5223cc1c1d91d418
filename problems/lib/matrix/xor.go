package matrix

import "math/bits"

// A XorBasis is a set of linearly independent numbers. Every added number is the xor of some of them. The zero value
// is an empty basis. Other names: linear basis, Gaussian elimination modulo 2.
//
// Use: var b XorBasis; b.Add(x); b.Rank(); b.Max(0).
// Cost: 63 steps for each call. Numbers must not be negative.
// Tested: against the xor of all subsets. Source: folklore; DrSwad 2019, Codeforces blog 68953.
type XorBasis [63]int // XorBasis[i] is 0 or has i as its highest bit

// Add adds x and reports whether the rank grows, that is, whether x is not the xor of numbers added before.
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

// Rank returns how many of the added numbers are linearly independent. The subsets of the added numbers have
// 2^Rank different xors.
func (b *XorBasis) Rank() int {
	rank := 0
	for _, x := range b {
		if x != 0 {
			rank++
		}
	}
	return rank
}

// Max returns the greatest xor of x and a subset of the added numbers. Max(0) is the greatest xor of a subset.
func (b *XorBasis) Max(x int) int {
	for i := len(b) - 1; i >= 0; i-- {
		if x^b[i] > x {
			x ^= b[i]
		}
	}
	return x
}

// Min returns the least xor of x and a subset of the added numbers. It is 0 if and only if x is the xor of such a subset.
func (b *XorBasis) Min(x int) int {
	for i := len(b) - 1; i >= 0; i-- {
		if x^b[i] < x {
			x ^= b[i]
		}
	}
	return x
}
