package number

// ConvolutionMod returns the product of two polynomials modulo m. m may be any number up to 2^31; all
// elements are residues modulo m.
//
// Cost: three times that of Convolution.
// Idea: a coefficient is below 2^23 * 2^62, so its remainders modulo three primes determine it (Chinese
// remainder theorem).
// Tested: against multiplying term by term, with the largest residues. Source: Pollard 1971.
func ConvolutionMod(a, b []int, m int) []int {
	const p, q = firstPrime, secondPrime
	x, k := twoPrimes(a, b)
	l := thirdPart(a, b, x, k)
	for i := range x {
		x[i] = (x[i]%m + p%m*(k[i]%m) + p*q%m*(l[i]%m)%m) % m
	}
	return x
}

// twoPrimes and thirdPart use these primes. Each of them has the primitive root 3.
const (
	firstPrime  = 998244353
	secondPrime = 469762049
	thirdPrime  = 167772161
)

// twoPrimes returns the coefficients of the product of two polynomials, modulo the product of the primes p and q, as
// x + p*k with x < p and k < q.
func twoPrimes(a, b []int) (x, k []int) {
	const p, q = firstPrime, secondPrime
	x = convolutionReduced(a, b, p)
	k = convolutionReduced(a, b, q)
	inverse, _ := InvMod(p%q, q)
	for i := range x {
		k[i] = (k[i] - x[i]%q + q) * inverse % q
	}
	return x, k
}

// thirdPart returns l < r such that x + p*k + p*q*l is the product modulo the product of three primes p, q and r,
// where x and k are the results of twoPrimes.
func thirdPart(a, b, x, k []int) []int {
	const p, q, r = firstPrime, secondPrime, thirdPrime
	l := convolutionReduced(a, b, r)
	inverse, _ := InvMod(p%r*(q%r)%r, r)
	for i := range l {
		l[i] = (l[i] - (x[i]+p*k[i])%r + r) * inverse % r
	}
	return l
}

// convolutionReduced is the product of two polynomials modulo a prime with the primitive root 3.
func convolutionReduced(a, b []int, p int) []int {
	x := reduced(a, p)
	if same(a, b) {
		return convolution(x, x, p)
	}
	return convolution(x, reduced(b, p), p)
}

// reduced returns the elements of a modulo p. The elements of a may be negative.
func reduced(a []int, p int) []int {
	list := make([]int, len(a))
	for i, x := range a {
		list[i] = residue(x, p)
	}
	return list
}
