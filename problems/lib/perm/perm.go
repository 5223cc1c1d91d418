package perm

// This file is about permutations of 0..n-1. A permutation is a slice p that contains every number once; it is the
// function i -> p[i]. Tested: against counting through all permutations in order, and by the laws of a group.

// Compose returns the permutation i -> p[q[i]]: q first, then p. Both must be permutations of the same length.
func Compose(p, q []uint8) []uint8 {
	r := make([]uint8, len(q))
	for i, to := range q {
		r[i] = p[to]
	}
	return r
}

// Inverse returns the permutation that undoes p: Compose(p, Inverse(p)) is the identity, and so is the other order.
func Inverse(p []uint8) []uint8 {
	r := make([]uint8, len(p))
	for i, to := range p {
		r[to] = uint8(i)
	}
	return r
}

// Rank returns the number of p, from 0, in the lexicographic order of all permutations of its length, which must be
// at most 20 (20! still fits). The identity has number 0. Cost: n*n/2 comparisons, the least there is for small n.
func Rank(p []uint8) int {
	rank := 0
	for i, a := range p {
		// The digit of this place says how many of the numbers that are left are smaller than a.
		smaller := 0
		for _, b := range p[i+1:] {
			if b < a {
				smaller++
			}
		}

		// The digits form a number of mixed radix, because len(p)-i numbers are left.
		rank = rank*(len(p)-i) + smaller
	}
	return rank
}

// Unrank makes p the permutation whose Rank is rank, which must lie in 0..len(p)!-1.
func Unrank(rank int, p []uint8) {
	// The digits come out of the rank from the last place to the first one.
	for i := len(p) - 1; i >= 0; i-- {
		n := len(p) - i
		p[i] = uint8(rank % n)
		rank /= n

		// Make room: the numbers to the right are relative to those without p[i].
		for j := i + 1; j < len(p); j++ {
			if p[j] >= p[i] {
				p[j]++
			}
		}
	}
}
