package text

// SuffixArray returns the start positions of all suffixes of s in lexicographic order, and the lengths of the
// longest common prefixes (LCP) of neighbours: lcp[k] belongs to the suffixes start[k-1] and start[k]; lcp[0]
// is 0. The number of different substrings is n*(n+1)/2 minus the sum of lcp.
//
// Cost: O(n log n) time, five slices of n ints.
// Why: prefix doubling with counting sort. SA-IS is O(n), but its code is several times as long.
// Tested: against sorting all suffixes of all short strings over two letters. Source: Manber and Myers 1990; Kasai et
// al. 2001 for lcp.
func SuffixArray(s string) (start, lcp []int) {
	n := len(s)
	start, rank := sortBytes(s)
	bySecond := make([]int, 0, n) // the suffixes, sorted without their first width bytes
	newRank := make([]int, n)
	for width := 1; width < n; width *= 2 {
		// start is sorted by the first width bytes. A suffix of at most width bytes has an empty rest and comes
		// first.
		bySecond = bySecond[:0]
		for i := n - width; i < n; i++ {
			bySecond = append(bySecond, i)
		}
		for _, i := range start {
			if i >= width {
				bySecond = append(bySecond, i-width)
			}
		}

		sortByRank(start, bySecond, rank)
		ranks := 0
		for k, i := range start {
			if k > 0 && !equalHalves(rank, start[k-1], i, width) {
				ranks++
			}
			newRank[i] = ranks
		}
		rank, newRank = newRank, rank

		if ranks == n-1 {
			break
		}
	}
	return start, commonPrefixes(s, start)
}

// sortBytes sorts the suffixes by their first byte. rank[i] counts the different smaller first bytes.
func sortBytes(s string) (start, rank []int) {
	var count [257]int
	for i := range []byte(s) {
		count[int(s[i])+1]++
	}
	ranks := 0
	var rankOf [256]int
	for c := 0; c < 256; c++ {
		rankOf[c] = ranks
		if count[c+1] > 0 {
			ranks++
		}
		count[c+1] += count[c]
	}

	start, rank = make([]int, len(s)), make([]int, len(s))
	for i := range start {
		c := s[i]
		start[count[c]] = i
		count[c]++
		rank[i] = rankOf[c]
	}
	return start, rank
}

// sortByRank copies the suffixes in from to start, stably sorted by rank.
func sortByRank(start, from, rank []int) {
	count := make([]int, len(rank)+1)
	for _, r := range rank {
		count[r+1]++
	}
	for c := 1; c < len(count); c++ {
		count[c] += count[c-1]
	}
	for _, i := range from {
		start[count[rank[i]]] = i
		count[rank[i]]++
	}
}

// equalHalves reports whether the first 2*width bytes of two suffixes are equal, given the ranks by width
// bytes.
func equalHalves(rank []int, i, j, width int) bool {
	if rank[i] != rank[j] || i+width >= len(rank) || j+width >= len(rank) {
		return false
	}
	return rank[i+width] == rank[j+width]
}

// commonPrefixes returns the lengths of the longest common prefixes of neighbours (Kasai's algorithm).
func commonPrefixes(s string, start []int) []int {
	place := make([]int, len(s))
	for k, i := range start {
		place[i] = k
	}

	lcp := make([]int, len(s))
	length := 0
	for i, k := range place {
		if k == 0 {
			length = 0
			continue
		}

		// From suffix i to suffix i+1, the length of the common prefix shrinks by at most one byte.
		j := start[k-1]
		for i+length < len(s) && j+length < len(s) && s[i+length] == s[j+length] {
			length++
		}
		lcp[k] = length
		if length > 0 {
			length--
		}
	}
	return lcp
}
