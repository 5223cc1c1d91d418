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
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	x, k := twoPrimes(a, b)
	l := thirdPart(a, b, x, k)
	result := make([]int, len(x))
	for i := range x {
		result[i] = (int(x[i])%m + p%m*(int(k[i])%m) + p*q%m*(int(l[i])%m)%m) % m
	}
	return result
}

// twoPrimes and thirdPart use these primes. Each of them has the primitive root 3.
const (
	firstPrime  = 998244353
	secondPrime = 469762049
	thirdPrime  = 167772161
)

// twoPrimes returns the coefficients of the product of two polynomials, modulo the product of the primes p and q, as
// x + p*k with x < p and k < q. The lists must not be empty.
func twoPrimes(a, b []int) (x, k []uint32) {
	const p, q = firstPrime, secondPrime
	x = convolution(a, b, p)
	k = convolution(a, b, q)
	inverse, _ := InvMod(p%q, q)
	for i, v := range x {
		k[i] = uint32((int(k[i]) - int(v)%q + q) * inverse % q)
	}
	return x, k
}

// thirdPart returns l < r such that x + p*k + p*q*l is the product modulo the product of three primes p, q and r,
// where x and k are the results of twoPrimes.
func thirdPart(a, b []int, x, k []uint32) []uint32 {
	const p, q, r = firstPrime, secondPrime, thirdPrime
	l := convolution(a, b, r)
	inverse, _ := InvMod(p%r*(q%r)%r, r)
	for i, v := range x {
		l[i] = uint32((int(l[i]) - (int(v)+p*int(k[i]))%r + r) * inverse % r)
	}
	return l
}
