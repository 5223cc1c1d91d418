package ordered

import "math/bits"

// An IntSet is a set of numbers from 0 to n-1. It finds the next larger or smaller member of the set.
// Other names: predecessor problem, bitset tree, 64-ary tree, van Emde Boas tree.
//
// Use: s := NewIntSet(n); s.Add(x); s.Remove(x); s.Has(x); s.Ceiling(x); s.Floor(x).
// Cost: log(n) / log(64) steps for each call (4 for n = 10^7), and n/8 + n/504 bytes.
// Idea: a tree of 64-bit words. Level 0 has one bit for each number. Each higher level has one bit for each
// word of the level below; it is 1 if any bit of this word is 1.
// Why not Map: it accepts any keys, but needs 8 to 16 bytes for each int, and a call takes twenty times as long.
// Tested: against a slice, for n around powers of 64. Source: Cormen et al. 2009, section
// 20.1, a tree of constant height.
type IntSet struct {
	n      int
	levels [][]uint64 // x is in the set if bit x%64 of levels[0][x/64] is 1
}

const wordBits = 64

// NewIntSet returns an empty set for the numbers below n.
func NewIntSet(n int) *IntSet {
	s := &IntSet{n: n}
	for words := n; ; {
		words = (words + wordBits - 1) / wordBits

		// Each level has one additional word, which remains empty. Ceiling may read it after the last word of
		// the level.
		s.levels = append(s.levels, make([]uint64, words+1))
		if words <= 1 {
			return s
		}
	}
}

// Has reports whether x is in the set.
func (s *IntSet) Has(x int) bool { return s.levels[0][x/wordBits]>>(uint(x)%wordBits)&1 == 1 }

// Add adds x.
func (s *IntSet) Add(x int) {
	for _, words := range s.levels {
		words[x/wordBits] |= 1 << (uint(x) % wordBits)
		x /= wordBits
	}
}

// Remove removes x.
func (s *IntSet) Remove(x int) {
	for _, words := range s.levels {
		words[x/wordBits] &^= 1 << (uint(x) % wordBits)
		if words[x/wordBits] != 0 {
			return // the word is not 0, so its bit in the level above must remain 1
		}
		x /= wordBits
	}
}

// Ceiling returns the least number in the set that is at least x, or -1 if there is none. x must be at least 0.
func (s *IntSet) Ceiling(x int) int {
	if x >= s.n {
		return -1
	}
	for level := 0; level < len(s.levels); level++ {
		rest := s.levels[level][x/wordBits] >> (uint(x) % wordBits)
		if rest == 0 {
			x = x/wordBits + 1 // continue after this word, one level higher
			continue
		}

		x += bits.TrailingZeros64(rest)

		// Bit x of this level is set. Go down to level 0, and follow the lowest set bit of each word on the
		// way.
		for level > 0 {
			level--
			x = x*wordBits + bits.TrailingZeros64(s.levels[level][x])
		}
		return x
	}
	return -1
}

// Floor returns the greatest number in the set that is at most x, or -1 if there is none.
func (s *IntSet) Floor(x int) int {
	if x >= s.n {
		x = s.n - 1
	}
	for level := 0; level < len(s.levels) && x >= 0; level++ {
		unused := wordBits - 1 - uint(x)%wordBits // bits above x
		rest := s.levels[level][x/wordBits] << unused
		if rest == 0 {
			x = x/wordBits - 1 // continue before this word, one level higher
			continue
		}

		x -= bits.LeadingZeros64(rest)

		// Bit x of this level is set. Go down to level 0, and follow the highest set bit of each word on the
		// way.
		for level > 0 {
			level--
			x = x*wordBits + wordBits - 1 - bits.LeadingZeros64(s.levels[level][x])
		}
		return x
	}
	return -1
}
