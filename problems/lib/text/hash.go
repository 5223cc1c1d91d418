package text

import "math/bits"

// A Hash gives the substrings of a text numbers below 2^61-1, so that equal substrings have equal numbers. Two
// different substrings have equal numbers with probability at most n/2^61, if the base is random and the author of the
// input does not know it.
// Other names: rolling hash, polynomial hash, Rabin-Karp.
//
// Use: a, b := NewHash(s, base), NewHash(t, base) with one random base; a.Sub(l, r) == b.Sub(k, m).
// Cost: O(n) for NewHash, O(1) for Sub.
// Why: modulo 2^64 there are inputs that collide with every base (Thue and Morse), and modulo 10^9 the birthday paradox
// finds collisions in a text of 10^5 bytes.
// Tested: against comparing all pairs of substrings. Source: Karp and Rabin 1987.
type Hash struct {
	prefix, power []uint64
}

const mersenne61 = 1<<61 - 1

// NewHash returns the hashes of a text. base is a random number from 256 to 2^61-2, the same for all texts that are
// compared, for example 256 + uint64(rand.Int63n(1<<60)).
func NewHash(s string, base uint64) *Hash {
	h := &Hash{prefix: make([]uint64, len(s)+1), power: make([]uint64, len(s)+1)}
	h.power[0] = 1
	for i := range []byte(s) {
		h.power[i+1] = mulMod61(h.power[i], base)
		h.prefix[i+1] = reduce61(mulMod61(h.prefix[i], base) + uint64(s[i]) + 1)
	}
	return h
}

// Sub returns the number of the substring s[l:r].
func (h *Hash) Sub(l, r int) uint64 {
	return reduce61(h.prefix[r] + mersenne61 - mulMod61(h.prefix[l], h.power[r-l]))
}

// Join returns the number of a concatenation: of a substring that has the number a, and one of b's length that has the
// number b.
func (h *Hash) Join(a, b uint64, lengthOfB int) uint64 {
	return reduce61(mulMod61(a, h.power[lengthOfB]) + b)
}

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
