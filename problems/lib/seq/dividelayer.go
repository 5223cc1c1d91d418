package seq

// DivideLayer computes the next layer of a DP over the number of groups. before[l] is the least cost of dividing the
// first l elements into k groups, for l = 0 to n, or Unreached if there is no such division. The result contains
// these costs for k+1 groups: after[r] is the least before[l] + cost(l, r) over all l < r, and after[0] is Unreached.
// Costs must not be negative, and their sums must be less than Unreached. cost must satisfy the quadrangle
// inequality: cost(a, c) + cost(b, d) <= cost(a, d) + cost(b, c) for all a <= b <= c <= d.
// Other names: divide and conquer optimization, divide and conquer DP, monotone minima.
//
// Use: layer := make([]int, n+1) with Unreached for all but layer[0]; then k times layer = DivideLayer(layer, cost).
// Cost: O(n log n) time and calls of cost; recursion to the depth log2(n).
// Idea: if r grows, the best l does not fall. So the best l of the middle r is an upper bound for the best l of each
// smaller r, and a lower bound for that of each greater r.
// Tested: against trying every l, for all small sequences of weights. Source: folklore; cp-algorithms 2018, Divide
// and Conquer DP.
func DivideLayer(before []int, cost func(l, r int) int) (after []int) {
	after = make([]int, len(before))
	after[0] = Unreached

	// solve computes after[from:to], whose best l are between first and last.
	var solve func(from, to, first, last int)
	solve = func(from, to, first, last int) {
		if from >= to {
			return
		}
		r := (from + to) / 2
		best := first
		after[r] = Unreached
		for l := first; l <= last && l < r; l++ {
			if before[l] == Unreached {
				continue
			}
			if c := before[l] + cost(l, r); c < after[r] {
				after[r] = c
				best = l
			}
		}
		solve(from, r, first, best)
		solve(r+1, to, best, last)
	}

	// No l before the first one with a possible division can be the best.
	first := 0
	for first < len(before)-1 && before[first] == Unreached {
		first++
	}
	solve(1, len(before), first, len(before)-1)
	return after
}

// Unreached is the cost of an impossible division in DivideLayer.
const Unreached = 1 << 61
