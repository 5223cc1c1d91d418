package text

import "math/bits"

// A Hash computes numbers below 2^61-1 for the substrings of a text. Equal substrings have equal numbers. Two
// different substrings have equal numbers with probability at most n/2^61, if the base is random and unknown to
// the author of the input.
// Other names: rolling hash, polynomial hash, Rabin-Karp.
//
// Use: a, b := NewHash(s, base), NewHash(t, base) with one random base; a.Sub(l, r) == b.Sub(k, m).
// Cost: O(n) for NewHash, O(1) for Sub.
// Why not another modulus: modulo 2^64, substrings of the Thue-Morse string collide for every base. Modulo
// about 10^9, a text of 10^5 bytes has collisions because of the birthday paradox.
// Tested: against comparing all pairs of substrings. Source: Karp and Rabin 1987, who choose a random
// modulus; dacin21 2018, Codeforces blog 60442, for a random base.
type Hash struct {
	prefix, power []uint64
}

const mersenne61 = 1<<61 - 1

// NewHash prepares the hashes of a text. base is a random number from 256 to 2^61-2, for example 256 +
// uint64(rand.Int63n(1<<60)). Use the same base for all texts that you compare.
func NewHash(s string, base uint64) *Hash {
	h := &Hash{prefix: make([]uint64, len(s)+1), power: make([]uint64, len(s)+1)}
	h.power[0] = 1
	for i := range []byte(s) {
		h.power[i+1] = mulMod61(h.power[i], base)
		h.prefix[i+1] = reduce61(mulMod61(h.prefix[i], base) + uint64(s[i]) + 1)
	}
	return h
}

// Sub returns the hash of the substring s[l:r].
func (h *Hash) Sub(l, r int) uint64 {
	return reduce61(h.prefix[r] + mersenne61 - mulMod61(h.prefix[l], h.power[r-l]))
}

// Join returns the hash of the concatenation of two strings. a and b are the hashes of the two strings, and
// lengthOfB is the length of the second one.
func (h *Hash) Join(a, b uint64, lengthOfB int) uint64 {
	return reduce61(mulMod61(a, h.power[lengthOfB]) + b)
}

// mulMod61 returns a*b modulo 2^61-1 for a and b below it.
func mulMod61(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return reduce61(lo&mersenne61 + (lo>>61 | hi<<3))
}

// reduce61 returns x modulo 2^61-1 for x < 2^62.
func reduce61(x uint64) uint64 {
	if x >= mersenne61 {
		return x - mersenne61
	}
	return x
}
