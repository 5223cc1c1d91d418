package seq

import (
	"math"
	"sort"
)

// Mo answers questions about ranges of a sequence of n elements by moving the ends of one range step by step. Each
// question is a range [l, r). add(i) and remove(i) tell the caller that element i joins or leaves the current range, at
// either end; answer(q) is called while the current range is that of question q.
// Other names: Mo's algorithm, square root decomposition of the questions.
//
// Cost: O(n * sqrt(q)) calls of add and remove for q questions, and O(q log q).
// Why: blocks of n/sqrt(q) left ends; the right ends ascend in one block and descend in the next.
// Tested: against each range, for all small n; the number of moves against the bound.
func Mo(n int, ranges [][2]int, add, remove, answer func(i int)) {
	block := 1 + int(float64(n)/math.Sqrt(float64(len(ranges)+1)))
	order := make([]int, len(ranges))
	for q := range order {
		order[q] = q
	}

	// Right ends rise in even blocks and fall in odd ones, so the right end need not move back between blocks.
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
		// Grow before shrinking, so that the range is never turned round.
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
