package number

import "math"

// ConvolutionMod returns the product of two polynomials modulo any m up to 2^31, of residues modulo m.
//
// Cost: three times that of Convolution.
// Why: a coefficient is below 2^23 * 2^62, which the Chinese remainders of three primes determine.
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

// ConvolutionExact returns the product of two polynomials over the integers. Every coefficient of the result, negative
// ones too, must fit into an int. The result has at most 2^23 elements.
// Other names: convolution of 64-bit integers.
//
// Cost: three times that of Convolution, or twice if all sums of products are below 2^56.
// Why: a coefficient modulo three primes determines it up to 2^86; the last steps are computed modulo 2^64.
// Tested: against multiplying term by term, up to the largest and the least int. Source: Pollard 1971.
func ConvolutionExact(a, b []int) []int {
	const short = 32 // up to this length, term by term is faster
	if len(a) <= short || len(b) <= short {
		return termByTerm(a, b)
	}

	// Two primes are enough for coefficients below p*q/4. A negative coefficient comes with a large k.
	const p, q, r = firstPrime, secondPrime, thirdPrime
	x, k := twoPrimes(a, b)
	if float64(len(a))*largest(a)*largest(b) < p*q/4 {
		for i := range x {
			if k[i] > q/2 {
				k[i] -= q
			}
			x[i] += p * k[i]
		}
		return x
	}

	// Otherwise a negative coefficient comes with a large l.
	l := thirdPart(a, b, x, k)
	for i := range x {
		if l[i] > r/2 {
			l[i] -= r
		}
		x[i] = int(uint64(x[i]) + p*uint64(k[i]) + p*q*uint64(l[i])) // wraps round to the right int
	}
	return x
}

// largest returns the largest absolute value of a list.
func largest(list []int) float64 {
	most := 0.0
	for _, x := range list {
		most = math.Max(most, math.Abs(float64(x)))
	}
	return most
}

// The primes of twoPrimes and thirdPart, all with the primitive root 3.
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

// thirdPart returns l < r such that x + p*k + p*q*l is the product modulo the product of three primes p, q and r, for the
// results x and k of twoPrimes.
func thirdPart(a, b, x, k []int) []int {
	const p, q, r = firstPrime, secondPrime, thirdPrime
	l := convolutionReduced(a, b, r)
	inverse, _ := InvMod(p%r*(q%r)%r, r)
	for i := range l {
		l[i] = (l[i] - (x[i]+p*k[i])%r + r) * inverse % r
	}
	return l
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
		return convolution(x, x, p)
	}
	return convolution(x, reduced(b, p), p)
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
