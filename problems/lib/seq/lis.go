package seq

import "sort"

// LIS returns the positions, ascending, of a longest strictly increasing subsequence, among several the one that ends
// last. For a longest non-decreasing subsequence, replace values[i] by values[i]*len(values)+i: then equal values increase from
// left to right, and the order of different values does not change.
// Other names: longest increasing subsequence, patience sorting.
//
// Cost: O(n log n).
// Idea: tail[k] is the position of the smallest value that ends an increasing subsequence of k+1 elements.
// These values are ascending, so binary search finds the place of each new value.
// Tested: against all subsequences, on all short sequences of the values -1, 0 and 2 and on random ones.
// Source: Fredman 1975.
func LIS(values []int) []int {
	var tail []int
	before := make([]int, len(values)) // before[i]: the position before i in a longest subsequence that ends at i, or -1

	// tail[k] is the last position of an increasing subsequence of length k+1. Of all such subsequences found
	// so far, this one has the smallest last value.
	for i, v := range values {
		k := sort.Search(len(tail), func(k int) bool { return values[tail[k]] >= v })
		before[i] = -1
		if k > 0 {
			before[i] = tail[k-1]
		}

		if k == len(tail) {
			tail = append(tail, i)
		} else {
			tail[k] = i
		}
	}
	if len(tail) == 0 {
		return nil
	}

	// Follow the links back from the end of a longest subsequence.
	positions := make([]int, len(tail))
	at := tail[len(tail)-1]
	for k := len(tail) - 1; k >= 0; k-- {
		positions[k] = at
		at = before[at]
	}
	return positions
}
