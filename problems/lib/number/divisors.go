package number

import "sort"

// Divisors returns all divisors of n >= 1 in ascending order.
//
// Cost: that of Factor, and O(d log d) for d divisors.
// Tested: against trying all numbers. Source: Laaksonen 2018, Competitive Programmer's Handbook, section 21.1.
func Divisors(n int) []int {
	divisors := []int{1}
	factors := Factor(n)
	for i := 0; i < len(factors); {
		p, count := factors[i], len(divisors)
		for power := p; i < len(factors) && factors[i] == p; i++ {
			for _, d := range divisors[:count] {
				divisors = append(divisors, d*power)
			}
			power *= p
		}
	}
	sort.Ints(divisors)
	return divisors
}

// Phi returns the number of integers in 1..n that are coprime to n >= 1.
// Other names: Euler's totient.
//
// Cost: that of Factor.
// Tested: against counting. Source: Euler 1763.
func Phi(n int) int {
	phi, last := n, 0
	for _, p := range Factor(n) {
		if p != last {
			phi = phi / p * (p - 1)
		}
		last = p
	}
	return phi
}
