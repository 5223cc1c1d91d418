package number

// SeriesPow returns the first n coefficients of a to the power k >= 0. a[0] may be 0; a to the power 0 is 1.
// Other names: power of formal power series, FPS.
//
// Cost: O(n log n); about six times a product. O(n*j) if at most j = 30 coefficients differ from 0.
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
	a = a[shift:]
	factor := PowMod(a[0], k, NTTPrime)
	var power []int
	if terms, ok := fewTerms(a, rest); ok {
		power = sparsePower(terms, a[0], k%NTTPrime, factor, rest)
	} else {
		power = densePower(a, k, factor, rest)
	}
	return append(make([]int, shift*k), power...)
}

// densePower returns n coefficients of a to the power k, for any number of terms. The first one is factor, and is
// not 0.
func densePower(a []int, k, factor, n int) []int {
	t := newTransform(NTTPrime, 2*n)
	reciprocals := t.reciprocals(powerFrom(n) + 1)
	one := t.series(a, n)
	t.scale(one, t.reciprocal(one[0]))
	log := t.logOf(one, reciprocals)
	t.scale(log, t.factor(k%NTTPrime))
	power := t.expOf(log, reciprocals)
	t.scale(power, t.factor(factor))
	return t.ints(power, n)
}

// scale multiplies all coefficients by a factor.
func (t transform) scale(a []uint32, factor uint32) {
	for i, x := range a {
		a[i] = t.product(x, factor)
	}
}
