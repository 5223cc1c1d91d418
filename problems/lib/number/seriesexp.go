package number

// SeriesExp returns the first n coefficients of the exponential function of a; a[0] must be 0.
// Other names: exp of formal power series, FPS, exponential generating function.
//
// Cost: O(n log n); about three times a product. O(n*k) if at most k = 30 coefficients differ from 0.
// Idea: Newton's method doubles the number of correct coefficients: b becomes b + b*(a - log b). The
// derivative of log b is b'/b; the inverse of b is extended along with b.
// Tested: against the definition by sums of powers. Source: Brent 1976; Hanrot and Zimmermann 2004.
func SeriesExp(a []int, n int) []int {
	if terms, ok := fewTerms(a, n); ok {
		return sparseExp(terms, n)
	}
	return denseExp(a, n)
}

// denseExp is SeriesExp for any number of terms.
func denseExp(a []int, n int) []int {
	t := newTransform(NTTPrime, n)
	return t.ints(t.expOf(t.series(a, n), t.reciprocals(powerFrom(n)+1)), n)
}

// expOf returns the exponential function of a, with as many coefficients as a. reciprocals contains 1/i for all i
// up to the power of two that is not less.
func (t transform) expOf(a, reciprocals []uint32) []uint32 {
	size := powerFrom(len(a))
	b, inverse := make([]uint32, size), make([]uint32, size)
	b[0], inverse[0] = t.factor(1), t.factor(1)
	d := t.derivative(a)

	for m := 1; m < size; m *= 2 {
		// The values of b at the roots of order 2m begin with those at the roots of order m. Before the
		// last step, inverse had the first half of the coefficients of b.
		values := t.valuesOf(b, m, 2*m)
		if m > 1 {
			short := append([]uint32(nil), values[:m]...)
			t.extendInverse(inverse, short, t.valuesOf(inverse, m/2, m))
		}

		// error is b*q - b', where q is the first m-1 coefficients of a'. b*q - b' begins with m-1 zeros
		// and has less than 2m-1 coefficients. So m values give it, at x^m for x^0 and so on.
		error := t.valuesOf(d, m-1, m)
		t.multiply(error, values[:m])
		t.back(error)
		error = append(error, error...)
		for i := 0; i < m-1; i++ {
			error[i] = 0
			error[m+i] = t.minus(error[m+i], t.product(b[i+1], t.product(uint32(i+1), t.square)))
		}
		error[2*m-1] = 0

		// error/b is q - (log b)', whose integral, with the other coefficients of a, is a - log b.
		t.forward(error)
		t.multiply(error, t.valuesOf(inverse, m, 2*m))
		t.back(error)
		step := make([]uint32, 2*m)
		for i := m; i < 2*m; i++ {
			step[i] = t.product(error[i-1], reciprocals[i])
			if i < len(a) {
				step[i] = t.reduced(step[i] + a[i])
			}
		}

		// b*(a - log b) has zeros, then the new coefficients, then others that are added to the zeros.
		t.forward(step)
		t.multiply(step, values)
		t.back(step)
		copy(b[m:2*m], step[m:])
	}
	return b[:len(a)]
}
