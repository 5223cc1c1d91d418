package number

// GcdConvolution returns c, where c[k] is the sum of a[i]*b[j] over all i and j with gcd(i, j) = k, modulo
// NTTPrime. Indices begin with 1: element 0 of each slice is ignored, and is 0 in the result. a and b are
// slices of residues of the same length, which are not changed.
// For other moduli, call GcdConvolutionMod.
// Other names: Dirichlet zeta and Möbius transform, sums over multiples.
//
// Cost: O(n log log n).
// Idea: the sums over all multiples of an index turn the convolution into a product element by element. They
// are computed for one prime at a time.
// Tested: against the definition, for all small lengths. Source: folklore; Nyaan's library 2021.
func GcdConvolution(a, b []int) []int { return GcdConvolutionMod(a, b, NTTPrime) }

// GcdConvolutionMod is GcdConvolution modulo any m from 1 to 2^31.
func GcdConvolutionMod(a, b []int, m int) []int {
	mod := NewModulus(m)
	primes, _ := Sieve(len(a))
	x, y := multipleSums(a, primes, m), multipleSums(b, primes, m)
	for i := range x {
		x[i] = mod.Mul(x[i], y[i])
	}
	for _, p := range primes {
		for i := 1; i*p < len(x); i++ {
			if x[i] -= x[i*p]; x[i] < 0 {
				x[i] += m
			}
		}
	}
	return x
}

// multipleSums returns for each index the sum of a over its multiples.
func multipleSums(a, primes []int, m int) []int {
	x := append([]int(nil), a...)
	if len(x) > 0 {
		x[0] = 0
	}
	for _, p := range primes {
		for i := (len(x) - 1) / p; i > 0; i-- {
			if x[i] += x[i*p]; x[i] >= m {
				x[i] -= m
			}
		}
	}
	return x
}
