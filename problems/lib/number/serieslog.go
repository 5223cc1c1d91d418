package number

// SeriesLog returns the first n coefficients of the logarithm of a; a[0] must be 1.
// Other names: log of formal power series, FPS.
//
// Cost: O(n log n); about three times a product. O(n*k) if at most k = 30 coefficients differ from 0.
// Idea: the derivative of the logarithm is a'/a.
// Tested: against the definition by sums of powers, and as the inverse of SeriesExp. Source: Brent 1976.
func SeriesLog(a []int, n int) []int {
	if terms, ok := fewTerms(a, n); ok {
		return sparseLog(terms, n)
	}
	return denseLog(a, n)
}

// denseLog is SeriesLog for any number of terms.
func denseLog(a []int, n int) []int {
	t := newTransform(NTTPrime, 2*n)
	return t.ints(t.logOf(t.series(a, n), t.reciprocals(n)), n)
}

// logOf returns the logarithm of a, with as many coefficients as a. reciprocals contains 1/i for all i below that.
func (t transform) logOf(a, reciprocals []uint32) []uint32 {
	n := len(a)
	quotient := t.valuesOf(t.derivative(a), n, powerFrom(2*n))
	t.multiply(quotient, t.valuesOf(t.inverseOf(a), n, len(quotient)))
	t.back(quotient)

	result := make([]uint32, n)
	for i := 1; i < n; i++ {
		result[i] = t.product(quotient[i-1], reciprocals[i])
	}
	return result
}

// derivative returns the derivative of a, with one coefficient less.
func (t transform) derivative(a []uint32) []uint32 {
	result := make([]uint32, len(a))
	factor, one := uint32(0), t.factor(1)
	for i := 1; i < len(a); i++ {
		factor = t.reduced(factor + one) // i
		result[i-1] = t.product(a[i], factor)
	}
	if len(a) == 0 {
		return nil
	}
	return result[:len(a)-1]
}

// reciprocals returns 1/i for all i from 1 to n-1.
func (t transform) reciprocals(n int) []uint32 {
	result := make([]uint32, n)
	for i := 1; i < n; i++ {
		if i == 1 {
			result[i] = t.factor(1)
		} else {
			result[i] = t.product(result[int(t.p)%i], t.factor(int(t.p)-int(t.p)/i))
		}
	}
	return result
}
