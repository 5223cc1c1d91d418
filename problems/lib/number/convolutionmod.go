package number

// ConvolutionMod returns the product of two polynomials modulo any m up to 2^31, of residues modulo m.
//
// Cost: three times that of Convolution.
// Why: a coefficient is below 2^23 * 2^62, which the Chinese remainders of three primes determine.
// Tested: against multiplying term by term, with the largest residues. Source: Pollard 1971.
func ConvolutionMod(a, b []int, m int) []int {
	const p, q = firstPrime, secondPrime
	x, k, l := threePrimes(a, b)
	for i := range x {
		x[i] = (x[i]%m + p%m*(k[i]%m) + p*q%m*(l[i]%m)%m) % m
	}
	return x
}

// ConvolutionExact returns the product of two polynomials over the integers. Every coefficient of the result, negative
// ones too, must fit into an int. The result has at most 2^23 elements.
// Other names: convolution of 64-bit integers.
//
// Cost: three times that of Convolution.
// Why: a coefficient modulo three primes determines it up to 2^86; the last steps are computed modulo 2^64.
// Tested: against multiplying term by term, up to the largest and the least int. Source: Pollard 1971.
func ConvolutionExact(a, b []int) []int {
	const short = 16 // up to this length, term by term is faster
	if len(a) <= short || len(b) <= short {
		return termByTerm(a, b)
	}

	const p, q, r = firstPrime, secondPrime, thirdPrime
	x, k, l := threePrimes(a, b)
	for i := range x {
		// A large l stands for a negative coefficient.
		if l[i] > r/2 {
			l[i] -= r
		}
		x[i] = int(uint64(x[i]) + p*uint64(k[i]) + p*q*uint64(l[i])) // wraps round to the right int
	}
	return x
}

// The primes of threePrimes, all with the primitive root 3.
const (
	firstPrime  = 998244353
	secondPrime = 167772161
	thirdPrime  = 469762049
)

// threePrimes returns the coefficients of the product of two polynomials, modulo the product of the primes p, q and r, as
// x + p*k + p*q*l with x < p, k < q and l < r.
func threePrimes(a, b []int) (x, k, l []int) {
	const p, q, r = firstPrime, secondPrime, thirdPrime
	x = convolutionReduced(a, b, p)
	y := convolutionReduced(a, b, q)
	z := convolutionReduced(a, b, r)

	pInQ, _ := InvMod(p%q, q)
	pqInR, _ := InvMod(p%r*(q%r)%r, r)
	for i := range x {
		y[i] = (y[i] - x[i]%q + q) * pInQ % q
		z[i] = (z[i] - (x[i]+p*y[i])%r + r) * pqInR % r
	}
	return x, y, z
}

// termByTerm is the product of two polynomials in O(n^2).
func termByTerm(a, b []int) []int {
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	product := make([]int, len(a)+len(b)-1)
	for i, x := range a {
		for j, y := range b {
			product[i+j] += x * y
		}
	}
	return product
}

// convolutionReduced is the product of two polynomials modulo a prime with the primitive root 3.
func convolutionReduced(a, b []int, p int) []int {
	x := reduced(a, p)
	if same(a, b) {
		return convolution(x, x, p, 3)
	}
	return convolution(x, reduced(b, p), p, 3)
}

// reduced returns residues; numbers may be negative.
func reduced(a []int, p int) []int {
	list := make([]int, len(a))
	for i, x := range a {
		x %= p
		if x < 0 {
			x += p
		}
		list[i] = x
	}
	return list
}
