package text

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
	order := sortSuffixes([]byte(s), 256)
	start = make([]int, len(s))
	for k, i := range order {
		start[k] = int(i)
	}
	return start, commonPrefixes(s, order)
}

// commonPrefixes returns, for each suffix in `order`, the length of the longest common prefix of this suffix
// and the suffix before it.
func commonPrefixes(s string, order []int32) []int {
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
