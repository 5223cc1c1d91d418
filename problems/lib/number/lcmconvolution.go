package number

// LcmConvolution returns c, where c[k] is the sum of a[i]*b[j] over all i and j with lcm(i, j) = k, modulo
// NTTPrime, for k below the length. Indices begin with 1, as for GcdConvolution.
// For other moduli, call LcmConvolutionMod.
// Other names: Dirichlet zeta and Möbius transform, sums over divisors.
//
// Cost: O(n log log n).
// Idea: as GcdConvolution, with sums over divisors.
// Tested: against the definition, for all small lengths. Source: folklore; Nyaan's library 2021.
func LcmConvolution(a, b []int) []int { return LcmConvolutionMod(a, b, NTTPrime) }

// LcmConvolutionMod is LcmConvolution modulo any m from 1 to 2^31.
func LcmConvolutionMod(a, b []int, m int) []int {
	mod := NewModulus(m)
	primes, _ := Sieve(len(a))
	x, y := divisorSums(a, primes, m), divisorSums(b, primes, m)
	for i := range x {
		x[i] = mod.Mul(x[i], y[i])
	}
	for _, p := range primes {
		for i := (len(x) - 1) / p; i > 0; i-- {
			if x[i*p] -= x[i]; x[i*p] < 0 {
				x[i*p] += m
			}
		}
	}
	return x
}

// divisorSums returns for each index the sum of a over its divisors.
func divisorSums(a, primes []int, m int) []int {
	x := append([]int(nil), a...)
	if len(x) > 0 {
		x[0] = 0
	}
	for _, p := range primes {
		for i := 1; i*p < len(x); i++ {
			if x[i*p] += x[i]; x[i*p] >= m {
				x[i*p] -= m
			}
		}
	}
	return x
}
