package number

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
