package number

// FloorSum returns the sum of floor((a*i + b) / m) over i in [0, n). It requires n >= 0 and m >= 1; a and b may
// be negative. The sum and the products n*a and n*n must fit into an int.
//
// Cost: O(log m).
// Idea: a closed formula yields the contribution of the integer parts of a/m and b/m. The rest of the sum is
// the number of lattice points below a line. Counting them along the other axis exchanges a and m, so a and m
// shrink as in Euclid's algorithm.
// Tested: against adding up term by term, for all small arguments. Source: ac-library 2020.
func FloorSum(n, m, a, b int) int {
	sum := 0

	// Make a and b non-negative, and correct the sum.
	if a < 0 {
		rest := (a%m + m) % m
		sum -= n * (n - 1) / 2 * ((rest - a) / m)
		a = rest
	}
	if b < 0 {
		rest := (b%m + m) % m
		sum -= n * ((rest - b) / m)
		b = rest
	}
	for {
		// Split off the whole parts of a/m and b/m.
		sum += n * (n - 1) / 2 * (a / m)
		a %= m
		sum += n * (b / m)
		b %= m

		top := a*n + b
		if top < m {
			return sum
		}

		// Count the same lattice points along the other axis, as in Euclid's algorithm.
		n, b = top/m, top%m
		m, a = a, m
	}
}
