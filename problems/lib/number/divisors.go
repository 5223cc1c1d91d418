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
