package number

// OrConvolution returns c, where c[k] is the sum of a[i]*b[j] over all i and j with i or j = k, modulo
// NTTPrime. a and b are slices of residues, which are not changed. They must have the same length, a power of
// 2.
// For other moduli, call OrConvolutionMod.
// Other names: union product, bitwise or convolution, zeta and Möbius transform over subsets.
//
// Cost: O(n log n).
// Idea: the sums over all subsets of a set turn the convolution into a product element by element.
// Tested: against the definition, for all small lengths. Source: Yates 1937.
func OrConvolution(a, b []int) []int { return OrConvolutionMod(a, b, NTTPrime) }

// OrConvolutionMod is OrConvolution modulo any m from 1 to 2^31.
func OrConvolutionMod(a, b []int, m int) []int { return subsetProduct(a, b, 0, NewModulus(m)) }

// AndConvolution returns c, where c[k] is the sum of a[i]*b[j] over all i and j with i and j = k, modulo
// NTTPrime. a and b are slices of residues, which are not changed. They must have the same length, a power of
// 2.
// For other moduli, call AndConvolutionMod.
// Other names: intersection product, bitwise and convolution, zeta and Möbius transform over supersets.
//
// Cost: O(n log n).
// Idea: as OrConvolution, for the complements of the indices.
// Tested: against the definition, for all small lengths. Source: Yates 1937.
func AndConvolution(a, b []int) []int { return AndConvolutionMod(a, b, NTTPrime) }

// AndConvolutionMod is AndConvolution modulo any m from 1 to 2^31.
func AndConvolutionMod(a, b []int, m int) []int { return subsetProduct(a, b, len(a)-1, NewModulus(m)) }

// subsetProduct is OrConvolution for the indices xor flip.
func subsetProduct(a, b []int, flip int, mod Modulus) []int {
	x, y := subsetSums(a, flip), subsetSums(b, flip)
	for i := range x {
		x[i] = mod.Mul(mod.Mod(x[i]), mod.Mod(y[i]))
	}
	for width := 1; width < len(x); width *= 2 {
		for start := 0; start < len(x); start += 2 * width {
			low, high := x[start:start+width], x[start+width:start+2*width]
			for i, v := range low {
				high[i] -= v
			}
		}
	}
	c := make([]int, len(x))
	for i, v := range x {
		c[i^flip] = residueOf(v, mod)
	}
	return c
}

// subsetSums returns the sums over all subsets of each index, in the slice in which the elements have the
// index xor flip. The sums are not reduced: a sum of 2^31 residues fits into an int.
func subsetSums(a []int, flip int) []int {
	x := make([]int, len(a))
	for i, v := range a {
		x[i^flip] = v
	}
	for width := 1; width < len(x); width *= 2 {
		for start := 0; start < len(x); start += 2 * width {
			low, high := x[start:start+width], x[start+width:start+2*width]
			for i, v := range low {
				high[i] += v
			}
		}
	}
	return x
}
