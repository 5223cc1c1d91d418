package text

import "sort"

// SuffixArray returns the start positions of all suffixes of s in lexicographic order, and the lengths of the longest
// common prefixes (LCP) of neighbours: lcp[k] is the length of the LCP of the suffixes at start[k-1] and start[k];
// lcp[0] is 0. The number of distinct substrings is n*(n+1)/2 minus the sum of lcp.
//
// Cost: O(n), for n below 2^31.
// Why not prefix doubling: its code is half as long as that of SA-IS, but on periodic texts of a million bytes it
// takes ten times as long.
// Tested: against sorting all suffixes, for all short strings of two letters, and for longer ones: random
// texts, doubled texts, and a Fibonacci word.
// Source: Nong, Zhang and Chan 2009 for start (see sortSuffixes); Kärkkäinen, Manzini and Puglisi 2009 for lcp.
func SuffixArray(s string) (start, lcp []int) {
	letters := []byte(s)
	return sortedSuffixes(letters, sortSuffixes(letters, 256))
}

// SuffixArrayOf is SuffixArray for a slice of numbers or strings. Numbers may be negative or large, but not NaN.
//
// Cost: O(n log n) for sorting the elements, and O(n) for the suffixes.
// Tested: as SuffixArray, on the same texts as slices of ints, also with large numbers, and on slices of strings. Source: Nong, Zhang and Chan
// 2009.
func SuffixArrayOf[T inOrder](s []T) (start, lcp []int) {
	// Replace each element by its rank among the different elements.
	order := make([]int, len(s))
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(i, j int) bool { return s[order[i]] < s[order[j]] })
	ranks, count := make([]int32, len(s)), 0
	for k, i := range order {
		if k == 0 || s[order[k-1]] != s[i] {
			count++
		}
		ranks[i] = int32(count - 1)
	}
	return sortedSuffixes(ranks, sortSuffixes(ranks, count))
}

// inOrder contains the types whose values < compares.
type inOrder interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr | ~float32 | ~float64 | ~string
}

// sortedSuffixes converts the order of the suffixes to ints, and computes their common prefixes.
func sortedSuffixes[T comparable](s []T, order []int32) (start, lcp []int) {
	start = make([]int, len(s))
	for k, i := range order {
		start[k] = int(i)
	}
	return start, commonPrefixes(s, order)
}

// commonPrefixes returns, for each suffix in `order`, the length of the longest common prefix of this suffix
// and the suffix before it.
func commonPrefixes[T comparable](s []T, order []int32) []int {
	before := make([]int32, len(s)) // before[i] is the suffix that comes before suffix i in the slice order, or -1
	previous := int32(-1)
	for _, i := range order {
		before[i] = previous
		previous = i
	}

	// From suffix i to suffix i+1, the length of the common prefix shrinks by at most one byte.
	common := make([]int32, len(s)) // common[i] is the length of the common prefix of the suffixes i and before[i]
	length := 0
	for i := range before {
		j := int(before[i])
		if j < 0 {
			length = 0
		}
		for j >= 0 && i+length < len(s) && j+length < len(s) && s[i+length] == s[j+length] {
			length++
		}
		common[i] = int32(length)
		if length > 0 {
			length--
		}
	}

	lcp := make([]int, len(s))
	for k, i := range order {
		lcp[k] = int(common[i])
	}
	return lcp
}
