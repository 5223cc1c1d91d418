package seq

import (
	"math"
	"sort"
)

// Mo answers queries about ranges [l, r) of a sequence of n elements. It keeps one current range and moves its
// ends step by step. add(i) and remove(i) are called when element i enters or leaves the current range, at
// either end; answer(q) is called when the current range is that of query q.
// Other names: Mo's algorithm, square root decomposition of the queries.
//
// Cost: O(n * sqrt(q) + q) calls of add and remove for q queries, and O(q log q) for sorting the queries.
// Idea: divide the positions into blocks of about n/sqrt(q) positions, and sort the queries by the block of
// their left end. Queries of the same block are sorted by their right ends: ascending in one block,
// descending in the next.
// Tested: all ranges for all small n; the number of calls of add and remove does not exceed the bound.
// Source: folklore; Laaksonen 2018, Competitive Programmer's Handbook, section 27.3.
func Mo(n int, ranges [][2]int, add, remove, answer func(i int)) {
	block := 1 + int(float64(n)/math.Sqrt(float64(len(ranges)+1)))
	order := make([]int, len(ranges))
	for q := range order {
		order[q] = q
	}

	// Right ends ascend in even blocks and descend in odd ones. So the right end of the current range need
	// not move back to the beginning of the sequence between two blocks.
	sort.Slice(order, func(i, j int) bool {
		a, b := ranges[order[i]], ranges[order[j]]
		if a[0]/block != b[0]/block {
			return a[0] < b[0]
		}
		if a[0]/block%2 == 1 {
			return a[1] > b[1]
		}
		return a[1] < b[1]
	})

	l, r := 0, 0
	for _, q := range order {
		// Extend the range before shrinking it, so that l never exceeds r.
		for l > ranges[q][0] {
			l--
			add(l)
		}
		for r < ranges[q][1] {
			add(r)
			r++
		}
		for l < ranges[q][0] {
			remove(l)
			l++
		}
		for r > ranges[q][1] {
			r--
			remove(r)
		}
		answer(q)
	}
}
