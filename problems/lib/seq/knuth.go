package seq

// KnuthSplits joins n elements, always two neighbouring ranges at a time, at the least total cost: it returns
// least[l][r] for all 0 <= l <= r <= n, where least[l][r] = least[l][m] + least[m][r] + cost(l, r) for the best l
// < m < r, and 0 for ranges of at most one element. Two conditions must hold for all a <= b <= c <= d: cost(b, c)
// <= cost(a, d), and cost(a, c) + cost(b, d) <= cost(a, d) + cost(b, c). These conditions hold if cost(l, r) is
// the sum of non-negative weights of the elements in [l, r).
// Other names: Knuth optimization, Knuth DP, optimal binary search tree, merging stones, cutting sticks, interval DP.
//
// Cost: O(n^2) calls of cost, two tables of n^2 ints.
// Idea: the best m of [l, r) lies between those of [l, r-1) and [l+1, r), so all ranges of one length together
// have O(n) candidates.
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
