package number

// This file contains the logarithm, the exponential function and powers of a series with few terms. They compute one
// coefficient after another, from the coefficients before it; for few terms this is faster than transforms.
// Source: Knuth 1997, section 4.7.

// A seriesTerm is c*x^i.
type seriesTerm struct{ i, c int }

// fewTerms returns the terms of a between x^1 and x^(n-1) that are not 0. ok is false if there are more than 30.
func fewTerms(a []int, n int) (terms []seriesTerm, ok bool) {
	for i := 1; i < n && i < len(a); i++ {
		if a[i] != 0 {
			terms = append(terms, seriesTerm{i, a[i]})
		}
		if len(terms) > 30 {
			return nil, false
		}
	}
	return terms, true
}

// sparseExp returns n coefficients of b, the exponential function of these terms. b' = a'*b, so i*b[i] is the sum
// of j*a[j] * b[i-j].
func sparseExp(terms []seriesTerm, n int) []int {
	b := make([]int, n)
	if n > 0 {
		b[0] = 1
	}
	inverse := intInverses(n)
	for i := 1; i < n; i++ {
		sum := 0
		for _, t := range terms {
			if t.i > i {
				break
			}
			sum += t.i * t.c % NTTPrime * b[i-t.i] % NTTPrime
		}
		b[i] = sum % NTTPrime * inverse[i] % NTTPrime
	}
	return b
}

// sparseLog returns n coefficients of b, the logarithm of 1 plus these terms. a*b' = a', so i*b[i] is i*a[i] minus
// the sum of a[j] * (i-j)*b[i-j].
func sparseLog(terms []seriesTerm, n int) []int {
	b := make([]int, n) // at first, i*b[i]
	for _, t := range terms {
		b[t.i] = t.i * t.c % NTTPrime
	}
	for i := range b {
		sum := b[i]
		for _, t := range terms {
			if t.i > i {
				break
			}
			sum += (NTTPrime - t.c) * b[i-t.i] % NTTPrime
		}
		b[i] = sum % NTTPrime
	}
	for i, x := range intInverses(n) {
		b[i] = b[i] * x % NTTPrime
	}
	return b
}

// sparsePower returns n coefficients of b, a power of first plus these terms: a to the power k, or its root if k is
// 1/2 modulo NTTPrime. b begins with factor. a*b' = k*a'*b, so first*i*b[i] is the sum of (k*j - (i-j)) * a[j]*b[i-j].
func sparsePower(terms []seriesTerm, first, k, factor, n int) []int {
	inverse := intInverses(n)
	reciprocal, _ := InvMod(first, NTTPrime)
	b := make([]int, n)
	b[0] = factor
	for i := 1; i < n; i++ {
		sum := 0
		for _, t := range terms {
			if t.i > i {
				break
			}
			weight := ((k+1)*t.i%NTTPrime + NTTPrime - i) % NTTPrime
			sum += weight * t.c % NTTPrime * b[i-t.i] % NTTPrime
		}
		b[i] = sum % NTTPrime * inverse[i] % NTTPrime * reciprocal % NTTPrime
	}
	return b
}

// intInverses returns 1/i for all i from 1 to n-1, and 0 for i = 0.
func intInverses(n int) []int {
	inverse := make([]int, n)
	for i := 1; i < n; i++ {
		inverse[i] = 1
		if i > 1 {
			inverse[i] = (NTTPrime - NTTPrime/i) * inverse[NTTPrime%i] % NTTPrime
		}
	}
	return inverse
}
