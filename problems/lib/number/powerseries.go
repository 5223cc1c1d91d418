package number

// This file contains functions for formal power series modulo NTTPrime, 998244353. A series is given by its
// first coefficients, which are residues; later ones are 0. The functions return the first n coefficients of
// the result.

// SeriesInverse returns the first n coefficients of 1/a. a[0] must not be 0.
// Other names: inv of formal power series, FPS.
//
// Cost: O(n log n).
// Idea: Newton's method doubles the number of correct coefficients: b becomes b*(2 - a*b).
// Tested: by multiplying with a, for all small lengths and with the largest residues. Source: Sieveking 1972;
// Kung 1974.
func SeriesInverse(a []int, n int) []int {
	b := []int{PowMod(a[0], NTTPrime-2, NTTPrime)}
	for len(b) < n {
		size := 2 * len(b)
		product := first(Convolution(first(a, size), b), size)
		for i := range product {
			product[i] = (NTTPrime - product[i]) % NTTPrime
		}
		product[0] = (product[0] + 2) % NTTPrime
		b = first(Convolution(b, product), size)
	}
	return first(b, n)
}

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
// Cost: O(n log n).
// Idea: the derivative of the logarithm is a'/a.
// Tested: against the definition by sums of powers, and as the inverse of SeriesExp. Source: Brent 1976.
func SeriesLog(a []int, n int) []int {
	return first(integral(first(Convolution(derivative(first(a, n)), SeriesInverse(a, n)), n)), n)
}

func derivative(a []int) []int {
	result := make([]int, len(a))
	for i := 1; i < len(a); i++ {
		result[i-1] = a[i] * i % NTTPrime
	}
	return result
}

// integral returns the series with this derivative and the constant 0.
func integral(a []int) []int {
	result := make([]int, len(a)+1)
	inverses := make([]int, len(a)+1)
	for i := 1; i <= len(a); i++ {
		if i == 1 {
			inverses[i] = 1
		} else {
			inverses[i] = (NTTPrime - NTTPrime/i) * inverses[NTTPrime%i] % NTTPrime
		}
		result[i] = a[i-1] * inverses[i] % NTTPrime
	}
	return result
}

// SeriesExp returns the first n coefficients of the exponential function of a; a[0] must be 0.
// Other names: exp of formal power series, FPS, exponential generating function.
//
// Cost: O(n log n); about twelve times a product.
// Idea: Newton's method doubles the number of correct coefficients: b becomes b*(1 - log b + a).
// Tested: against the definition by sums of powers. Source: Brent 1976.
func SeriesExp(a []int, n int) []int {
	b := []int{1}
	for len(b) < n {
		size := 2 * len(b)
		factor := SeriesLog(b, size)
		for i, x := range first(a, size) {
			factor[i] = (x - factor[i] + NTTPrime) % NTTPrime
		}
		factor[0] = (factor[0] + 1) % NTTPrime
		b = first(Convolution(b, factor), size)
	}
	return first(b, n)
}

// SeriesPow returns the first n coefficients of a to the power k >= 0. a[0] may be 0; a to the power 0 is 1.
// Other names: power of formal power series, FPS.
//
// Cost: O(n log n).
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
	scale := PowMod(a[shift], NTTPrime-2, NTTPrime)
	one := scaled(first(a[shift:], rest), scale)
	power := SeriesExp(scaled(SeriesLog(one, rest), k%NTTPrime), rest)
	return append(make([]int, shift*k), scaled(power, PowMod(a[shift], k, NTTPrime))...)
}

func scaled(a []int, factor int) []int {
	result := make([]int, len(a))
	for i, x := range a {
		result[i] = x * factor % NTTPrime
	}
	return result
}

// SeriesSqrt returns the first n coefficients of a series whose square is a; ok is false if there is none.
// Other names: sqrt of formal power series, FPS.
//
// Cost: O(n log n).
// Idea: Newton's method doubles the number of correct coefficients: b becomes (b + a/b)/2.
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
	const half = (NTTPrime + 1) / 2
	a = a[shift:]
	b = []int{root}
	for len(b) < n-shift/2 {
		size := 2 * len(b)
		quotient := Convolution(first(a, size), SeriesInverse(b, size))
		b = first(b, size)
		for i := range b {
			b[i] = (b[i] + quotient[i]) * half % NTTPrime
		}
	}
	return first(append(make([]int, shift/2), b...), n), true
}

// DividePolynomials returns the quotient and the remainder of two polynomials modulo NTTPrime: a = b*quotient
// + rest. The degree of the rest is less than that of b. The last coefficient of b must not be 0. The results
// have no zeros at the end; 0 is the empty slice.
// Other names: polynomial division, polynomial remainder.
//
// Cost: O(n log n).
// Idea: the quotient of the reversed polynomials is the beginning of a power series.
// Tested: by multiplying, for all small degrees. Source: Borodin and Moenck 1974.
func DividePolynomials(a, b []int) (quotient, rest []int) {
	if len(a) >= len(b) {
		n := len(a) - len(b) + 1
		quotient = first(Convolution(first(backwards(a), n), SeriesInverse(backwards(b), n)), n)
		quotient = backwards(quotient)
	}
	rest = append([]int(nil), a...)
	for i, x := range Convolution(quotient, b) {
		rest[i] = (rest[i] - x + NTTPrime) % NTTPrime
	}
	return withoutZeros(quotient), withoutZeros(first(rest, len(b)-1))
}

func backwards(a []int) []int {
	result := make([]int, len(a))
	for i, x := range a {
		result[len(a)-1-i] = x
	}
	return result
}

func withoutZeros(a []int) []int {
	for len(a) > 0 && a[len(a)-1] == 0 {
		a = a[:len(a)-1]
	}
	return a
}
