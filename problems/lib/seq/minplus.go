package seq

// MinPlus returns c, where c[k] is the least convex[i] + b[j] over all i and j with i + j = k. The sequence
// convex must be convex: its differences do not fall. b is any sequence. The result has len(convex)+len(b)-1
// elements; if one of them is empty, it is empty. For maxima and a concave sequence, negate all numbers.
// Other names: (min,+) convolution, tropical product, knapsack with concave values, max-plus convolution.
//
// Cost: O(n log n), for n elements of the result; the depth of the recursion is log2(n).
// Idea: the best j for k does not fall when k grows. So the best j of the middle k divides the candidates of
// the others.
// Tested: against trying all pairs, for random convex sequences. Source: Aggarwal, Klawe, Moran, Shor and
// Wilber 1987, whose algorithm (SMAWK) saves the logarithm.
func MinPlus(convex, b []int) []int {
	if len(convex) == 0 || len(b) == 0 {
		return nil
	}
	c := make([]int, len(convex)+len(b)-1)

	// solve computes c[k] for all k in [from, to). For all of these k, the best j is in [first, last].
	var solve func(from, to, first, last int)
	solve = func(from, to, first, last int) {
		if from >= to {
			return
		}
		k := (from + to) / 2
		low, high := k-len(convex)+1, k // the j with an element i = k-j
		if low < first {
			low = first
		}
		if high > last {
			high = last
		}
		best := low
		for j := low + 1; j <= high; j++ {
			if convex[k-j]+b[j] < convex[k-best]+b[best] {
				best = j
			}
		}
		c[k] = convex[k-best] + b[best]
		solve(from, k, first, best)
		solve(k+1, to, best, last)
	}
	solve(0, len(c), 0, len(b)-1)
	return c
}
