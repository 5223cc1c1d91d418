package seq

// DivideLayer is one step of a dynamic program that divides n elements into groups. For l = 0 to n, before[l]
// is the least cost of dividing the first l elements into k groups, or Unreached if there is no such
// division. The result contains these costs for k+1 groups: after[r] is the least before[l] + cost(l, r) over
// all l < r, and after[0] is Unreached. Costs must not be negative, and their sums must be less than
// Unreached. cost must satisfy the quadrangle inequality: cost(a, c) + cost(b, d) <= cost(a, d) + cost(b, c)
// for all a <= b <= c <= d.
// Other names: divide and conquer optimization, divide and conquer DP, monotone minima.
//
// Use: begin with a slice of n+1 numbers: 0, followed by n times Unreached. Then call DivideLayer k times,
// each time with the result of the previous call. Element r of the last result is the least cost of dividing
// the first r elements into k groups.
// Cost: O(n log n) time, O(n log n) calls of cost; the depth of the recursion is log2(n).
// Idea: let best(r) be the l for which before[l] + cost(l, r) is least. If r grows, best(r) does not become
// smaller. So compute best(m) for the middle m of a range. Then best(r) <= best(m) for all r < m, and
// best(r) >= best(m) for all r > m, so the two halves of the range have fewer candidates.
// Tested: against trying every l, for all small sequences of weights. Source: folklore; cp-algorithms 2018, Divide
// and Conquer DP.
func DivideLayer(before []int, cost func(l, r int) int) (after []int) {
	after = make([]int, len(before))
	after[0] = Unreached

	// solve computes after[r] for all r in [from, to). For all of these r, the best l is in [first, last].
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

	// Skip all l at the beginning with before[l] == Unreached, because they cannot be the best.
	first := 0
	for first < len(before)-1 && before[first] == Unreached {
		first++
	}
	solve(1, len(before), first, len(before)-1)
	return after
}

// Unreached is the cost of an impossible division in DivideLayer.
const Unreached = 1 << 61
