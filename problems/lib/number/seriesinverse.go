package number

// The files series*.go contain functions for formal power series modulo NTTPrime, 998244353. A series is given by its
// first coefficients, which are residues; later ones are 0. The functions return the first n coefficients of
// the result.
//
// Inside, a coefficient x is the uint32 x * 2^32 modulo NTTPrime (see modulus32), so that the product of two
// coefficients is t.product, and one transform t serves all steps of a method.

// SeriesInverse returns the first n coefficients of 1/a. a[0] must not be 0.
// Other names: inv of formal power series, FPS.
//
// Cost: O(n log n); about twice a product.
// Idea: Newton's method doubles the number of correct coefficients: b becomes b*(2 - a*b).
// Tested: by multiplying with a, for all small lengths and with the largest residues. Source: Sieveking 1972;
// Kung 1974.
func SeriesInverse(a []int, n int) []int {
	t := newTransform(NTTPrime, n)
	return t.ints(t.inverseOf(t.series(a, n)), n)
}

// series returns the first n coefficients of a series, with zeros if necessary.
func (t transform) series(a []int, n int) []uint32 {
	x := make([]uint32, n)
	for i := range x {
		if i < len(a) {
			x[i] = t.product(uint32(a[i]), t.square)
		}
	}
	return x
}

// ints returns n coefficients as residues.
func (t transform) ints(x []uint32, n int) []int {
	result := make([]int, n)
	for i := range result {
		result[i] = int(t.product(x[i], 1))
	}
	return result
}

// padded returns the first n coefficients of x, or all of them, and zeros up to the given size.
func padded(x []uint32, n, size int) []uint32 {
	result := make([]uint32, size)
	if n < len(x) {
		x = x[:n]
	}
	copy(result, x)
	return result
}

// valuesOf returns the values of the polynomial with the first n coefficients of x.
func (t transform) valuesOf(x []uint32, n, size int) []uint32 {
	result := padded(x, n, size)
	t.forward(result)
	return result
}

// inverseOf returns 1/a, with as many coefficients as a.
func (t transform) inverseOf(a []uint32) []uint32 {
	if len(a) == 0 {
		return nil
	}
	b := make([]uint32, powerFrom(len(a)))
	b[0] = t.reciprocal(a[0])
	for m := 1; m < len(a); m *= 2 {
		t.extendInverse(b, t.valuesOf(a, 2*m, 2*m), t.valuesOf(b, m, 2*m))
	}
	return b[:len(a)]
}

// extendInverse computes coefficients m to 2m-1 of b, the inverse of a. a and values are the values of the first
// 2m coefficients of a, and of the first m of b; those of a are replaced.
func (t transform) extendInverse(b, a, values []uint32) {
	// a*b is 1 + x^m*e, and the new part of b is that of -b*x^m*e. The product has 3m coefficients; the
	// last m of them are added to the first m, which do not matter.
	m := len(a) / 2
	t.multiply(a, values)
	t.back(a)
	for i := 0; i < m; i++ {
		a[i] = 0
	}
	t.forward(a)
	t.multiply(a, values)
	t.back(a)
	for i := m; i < 2*m; i++ {
		b[i] = t.minus(0, a[i])
	}
}

// reciprocal returns 1/x.
func (t transform) reciprocal(x uint32) uint32 {
	inverse, _ := InvMod(int(t.product(x, 1)), int(t.p))
	return t.factor(inverse)
}

// minus returns x - y.
func (t transform) minus(x, y uint32) uint32 { return t.reduced(x + t.p - y) }

// first returns n coefficients of a series: some of a, or all of them and zeros.
func first(a []int, n int) []int {
	if len(a) > n {
		a = a[:n]
	}
	result := make([]int, n)
	copy(result, a)
	return result
}
