package number

// XorConvolution returns c, where c[k] is the sum of a[i]*b[j] over all i and j with i xor j = k, modulo
// NTTPrime. a and b are slices of residues, which are not changed. They must have the same length, a power of
// 2.
// Other names: fast Walsh-Hadamard transform, FWHT, bitwise xor convolution, fast subset transform.
//
// Cost: O(n log n).
// Idea: the Walsh-Hadamard transform turns the convolution into a product element by element. For each bit,
// it takes the pairs of elements whose indices differ only in this bit, and replaces each pair by its sum and
// its difference. Applying the transform twice multiplies each element by n = len(a), so the inverse is the
// transform divided by n.
// Tested: against the definition, for all small lengths. Source: Fino and Algazi 1976.
func XorConvolution(a, b []int) []int {
	c, d := walsh(a), walsh(b)
	for i := range c {
		c[i] = c[i] * d[i] % NTTPrime
	}

	c = walsh(c)
	inverse := PowMod(len(c)%NTTPrime, NTTPrime-2, NTTPrime)
	for i := range c {
		c[i] = c[i] * inverse % NTTPrime
	}
	return c
}

// walsh returns the Walsh-Hadamard transform of residues.
func walsh(a []int) []int {
	c := append([]int(nil), a...)
	for width := 1; width < len(c); width *= 2 {
		for i := range c {
			if i&width == 0 {
				x, y := c[i], c[i+width]
				c[i] = (x + y) % NTTPrime
				c[i+width] = (x - y + NTTPrime) % NTTPrime
			}
		}
	}
	return c
}
