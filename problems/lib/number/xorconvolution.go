package number

// XorConvolution returns c, where c[k] is the sum of a[i]*b[j] over all i and j with i xor j = k, modulo
// NTTPrime. a and b are slices of residues, which are not changed. They must have the same length, a power of
// 2.
// For other moduli, call XorConvolutionMod.
// Other names: fast Walsh-Hadamard transform, FWHT, bitwise xor convolution, fast subset transform.
//
// Cost: O(n log n).
// Idea: the Walsh-Hadamard transform turns the convolution into a product element by element. For each bit,
// it takes the pairs of elements whose indices differ only in this bit, and replaces each pair by its sum and
// its difference. Applying the transform twice multiplies each element by n = len(a), so the inverse is the
// transform divided by n.
// Tested: against the definition, for all small lengths. Source: Fino and Algazi 1976.
func XorConvolution(a, b []int) []int { return XorConvolutionMod(a, b, NTTPrime) }

// XorConvolutionMod is XorConvolution modulo an odd m below 2^31.
func XorConvolutionMod(a, b []int, m int) []int {
	if len(a) == 0 {
		return nil
	}
	mod := NewModulus(m)
	c, d := walsh(a), walsh(b)
	for i := range c {
		c[i] = mod.Mul(residueOf(c[i], mod), residueOf(d[i], mod))
	}

	c = walsh(c)
	inverse := mod.Inverse(len(c) % m)
	for i := range c {
		c[i] = mod.Mul(residueOf(c[i], mod), inverse)
	}
	return c
}

// walsh returns the Walsh-Hadamard transform of residues. Its elements are not reduced: a sum of 2^31 residues
// fits into an int.
func walsh(a []int) []int {
	c := append([]int(nil), a...)
	for width := 1; width < len(c); width *= 2 {
		for start := 0; start < len(c); start += 2 * width {
			low, high := c[start:start+width], c[start+width:start+2*width]
			for i, x := range low {
				y := high[i]
				low[i], high[i] = x+y, x-y
			}
		}
	}
	return c
}
