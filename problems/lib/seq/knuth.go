package seq

// KnuthSplits computes the least total cost of joining n elements to one range, if each step joins two
// neighbouring ranges, and a step that makes the range [l, r) costs cost(l, r). For all 0 <= l <= r <= n,
// least[l][r] is the least total cost of making [l, r). It is 0 for ranges of at most one element. For longer
// ranges, it is the minimum of least[l][m] + least[m][r] + cost(l, r) over all l < m < r. Two conditions must
// hold for all a <= b <= c <= d: cost(b, c) <= cost(a, d), and cost(a, c) + cost(b, d) <= cost(a, d) +
// cost(b, c). These conditions hold if each element has a non-negative weight and cost(l, r) is the sum of
// the weights in the range.
// Other names: Knuth optimization, Knuth DP, optimal binary search tree, merging stones, cutting sticks, interval DP.
//
// Cost: O(n^2) calls of cost, two tables of n^2 ints.
// Idea: the best m of [l, r) is in the interval from the best m of [l, r-1) to that of [l+1, r). For all
// ranges of one length, these intervals share only their ends, so they contain O(n) values of m in all.
// Tested: against trying every m, for all small sequences of weights. Source: Knuth 1971; Yao 1980.
func KnuthSplits(n int, cost func(l, r int) int) (least [][]int) {
	least = make([][]int, n+1)
	split := make([][]int, n+1) // the best m of each range
	for l := range least {
		least[l] = make([]int, n+1)
		split[l] = make([]int, n+1)
		split[l][l] = l
		if l < n {
			split[l][l+1] = l + 1
		}
	}

	for length := 2; length <= n; length++ {
		for l := 0; l+length <= n; l++ {
			r := l + length
			first, last := split[l][r-1], split[l+1][r]
			if length == 2 {
				first, last = l+1, l+1
			}

			best := first
			for m := first + 1; m <= last; m++ {
				if least[l][m]+least[m][r] < least[l][best]+least[best][r] {
					best = m
				}
			}
			split[l][r] = best
			least[l][r] = least[l][best] + least[best][r] + cost(l, r)
		}
	}
	return least
}
