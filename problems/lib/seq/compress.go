package seq

import "sort"

// Compress replaces each value by its rank among the distinct values, counted from 0. Equal values have equal ranks,
// and sorted[rank[i]] == values[i].
// Other names: coordinate compression, discretization.
//
// Cost: O(n log n).
// Tested: on all short sequences of the values -1, 0 and 2. Source: folklore; Laaksonen 2018, Competitive
// Programmer's Handbook, section 9.4.
func Compress(values []int) (rank, sorted []int) {
	sorted = append([]int(nil), values...)
	sort.Ints(sorted)

	// Remove duplicates in place.
	different := 0
	for i, v := range sorted {
		if i == 0 || v != sorted[different-1] {
			sorted[different] = v
			different++
		}
	}
	sorted = sorted[:different]

	rank = make([]int, len(values))
	for i, v := range values {
		rank[i] = sort.SearchInts(sorted, v)
	}
	return rank, sorted
}
