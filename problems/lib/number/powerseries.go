package number

// This file contains functions for formal power series modulo NTTPrime, 998244353. A series is given by its
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

// SeriesPow returns the first n coefficients of a to the power k >= 0. a[0] may be 0; a to the power 0 is 1.
// Other names: power of formal power series, FPS.
//
// Cost: O(n log n); about six times a product.
// Idea: the power of c*x^s*(1 + ...) is c^k * x^(s*k) * exp(k * log(1 + ...)).
// Tested: against multiplying step by step, also with leading zeros and the largest k. Source: Brent 1976.
func SeriesPow(a []int, k, n int) []int {
	shift := 0
	for shift < len(a) && a[shift] == 0 {
		shift++
	}
	if k == 0 || n == 0 {
		return first([]int{1}, n)
	}
	if shift == len(a) || shift > (n-1)/k {
		return make([]int, n)
	}

	rest := n - shift*k
	t := newTransform(NTTPrime, 2*rest)
	reciprocals := t.reciprocals(powerFrom(rest) + 1)
	one := t.series(a[shift:], rest)
	t.scale(one, t.reciprocal(one[0]))
	log := t.logOf(one, reciprocals)
	t.scale(log, t.factor(k%NTTPrime))
	power := t.expOf(log, reciprocals)
	t.scale(power, t.factor(PowMod(a[shift], k, NTTPrime)))
	return append(make([]int, shift*k), t.ints(power, rest)...)
}

// scale multiplies all coefficients by a factor.
func (t transform) scale(a []uint32, factor uint32) {
	for i, x := range a {
		a[i] = t.product(x, factor)
	}
}

// SeriesSqrt returns the first n coefficients of a series whose square is a; ok is false if there is none.
// Other names: sqrt of formal power series, FPS.
//
// Cost: O(n log n); about three times a product.
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
	t := newTransform(NTTPrime, rest)
	series := t.sqrtOf(t.series(a[shift:], rest), t.factor(root))
	return append(make([]int, shift/2), t.ints(series, rest)...), true
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
