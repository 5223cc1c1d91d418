package perm

// This file contains functions for permutations of 0..n-1. A permutation is a slice p that contains each of
// these numbers once; it stands for the function i -> p[i].

// Compose returns the permutation i -> p[q[i]], which applies q first. Both must have the same length.
//
// Cost: O(n).
// Tested: on all permutations of five numbers. Source: Knuth 1997, volume 1, section 1.3.3.
func Compose(p, q []uint8) []uint8 {
	r := make([]uint8, len(q))
	for i, to := range q {
		r[i] = p[to]
	}
	return r
}

// Inverse returns the inverse permutation: Compose(p, Inverse(p)) and Compose(Inverse(p), p) are the identity.
//
// Cost: O(n).
// Tested: on all permutations of five numbers. Source: Knuth 1997, volume 1, section 1.3.3.
func Inverse(p []uint8) []uint8 {
	r := make([]uint8, len(p))
	for i, to := range p {
		r[to] = uint8(i)
	}
	return r
}

// Rank returns the number of p, from 0, in the lexicographic order of all permutations of its length. The
// length must be at most 20, because 21! does not fit into an int. The identity has number 0.
// Other names: Lehmer code, factorial number system.
//
// Cost: n*n/2 comparisons, fast enough for small n.
// Tested: against going through all permutations in order. Source: Laisant 1888; Lehmer 1960.
func Rank(p []uint8) int {
	rank := 0
	for i, a := range p {
		// The factorial-base digit of place i is the number of later elements that are smaller than p[i].
		smaller := 0
		for _, b := range p[i+1:] {
			if b < a {
				smaller++
			}
		}

		// The digits form a number in mixed radix: the digit of place i has radix len(p)-i.
		rank = rank*(len(p)-i) + smaller
	}
	return rank
}

// Unrank writes the permutation with the given Rank, in 0..len(p)!-1, to p.
//
// Cost: O(n*n).
// Tested: as the inverse of Rank. Source: Laisant 1888; Lehmer 1960.
func Unrank(rank int, p []uint8) {
	// Compute the digits from the last place to the first one.
	for i := len(p) - 1; i >= 0; i-- {
		n := len(p) - i
		p[i] = uint8(rank % n)
		rank /= n

		// The elements after place i are a permutation of 0..n-2. Increase those that are at least p[i],
		// because the number p[i] is already used.
		for j := i + 1; j < len(p); j++ {
			if p[j] >= p[i] {
				p[j]++
			}
		}
	}
}
