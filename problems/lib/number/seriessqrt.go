package number

// SeriesSqrt returns the first n coefficients of a series whose square is a; ok is false if there is none.
// Other names: sqrt of formal power series, FPS.
//
// Cost: O(n log n); about three times a product. O(n*j) if at most j = 30 coefficients differ from 0.
// Idea: Newton's method doubles the number of correct coefficients: b becomes b + (a - b*b)/(2*b). The inverse
// of b is extended along with b.
// Tested: by squaring, for all squares of small series, and for series that have no root. Source: Brent 1976.
func SeriesSqrt(a []int, n int) (b []int, ok bool) {
	shift := 0
	for shift < len(a) && a[shift] == 0 {
		shift++
	}
	if shift == len(a) || n == 0 {
		return make([]int, n), true
	}
	root, ok := SqrtMod(a[shift], NTTPrime)
	if !ok || shift%2 == 1 {
		return nil, false
	}

	// The first term of the root is root*x^(shift/2).
	rest := n - shift/2
	if rest <= 0 {
		return make([]int, n), true
	}
	a = a[shift:]
	if terms, ok := fewTerms(a, rest); ok {
		const half = (NTTPrime + 1) / 2
		b = sparsePower(terms, a[0], half, root, rest)
	} else {
		b = denseSqrt(a, root, rest)
	}
	return append(make([]int, shift/2), b...), true
}

// denseSqrt returns n coefficients of the root of a, for any number of terms. The first one is root, and is not 0.
func denseSqrt(a []int, root, n int) []int {
	t := newTransform(NTTPrime, n)
	return t.ints(t.sqrtOf(t.series(a, n), t.factor(root)), n)
}

// sqrtOf returns the series that begins with root and whose square is a, with as many coefficients as a.
func (t transform) sqrtOf(a []uint32, root uint32) []uint32 {
	size := powerFrom(len(a))
	b, inverse := make([]uint32, size), make([]uint32, size)
	b[0], inverse[0] = root, t.reciprocal(root)
	half := t.factor((NTTPrime + 1) / 2)

	for m := 1; m < size; m *= 2 {
		// b*b agrees with a in the first m coefficients, and has m-1 others: m values give them, at x^m for
		// x^0 and so on.
		square := t.valuesOf(b, m, m)
		t.multiply(square, square)
		t.back(square)
		error := make([]uint32, 2*m)
		for i := range square {
			error[i] = t.minus(a[i], square[i])
			if m+i < len(a) {
				error[i] = t.reduced(error[i] + a[m+i])
			}
		}

		values := t.valuesOf(inverse, m, 2*m)
		t.forward(error)
		t.multiply(error, values)
		t.back(error)
		for i, x := range error[:m] {
			b[m+i] = t.product(x, half)
		}
		if 2*m < size {
			t.extendInverse(inverse, t.valuesOf(b, 2*m, 2*m), values)
		}
	}
	return b[:len(a)]
}
