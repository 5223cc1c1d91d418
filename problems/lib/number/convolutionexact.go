package number

import "math"

// ConvolutionExact returns the product of two polynomials over the integers. Every coefficient of the result
// must fit into an int; it may be negative. The result has at most 2^23 elements.
// Other names: convolution of 64-bit integers.
//
// Cost: three times that of Convolution, or twice if all sums of products are below 2^56.
// Idea: the remainders modulo three primes determine a coefficient, because the product of the primes is
// about 2^86. Sums may overflow: they are computed modulo 2^64, which is enough, because each coefficient
// fits into an int.
// Tested: against multiplying term by term, up to the largest and the least int. Source: ac-library 2020,
// convolution_ll.
func ConvolutionExact(a, b []int) []int {
	const short = 32 // up to this length, multiplying term by term is faster
	if len(a) <= short || len(b) <= short {
		return termByTerm(a, b)
	}

	// twoPrimes returns coefficient i modulo p*q in two parts: the remainder is x[i] + p*k[i], with k[i] < q.
	// If all coefficients are below p*q/4 in absolute value, the remainders determine them: a remainder in
	// the upper half (k[i] > q/2) means a negative coefficient.
	const p, q, r = firstPrime, secondPrime, thirdPrime
	x, k := twoPrimes(a, b)
	result := make([]int, len(x))
	if float64(len(a))*largest(a)*largest(b) < p*q/4 {
		for i, v := range x {
			high := int(k[i])
			if high > q/2 {
				high -= q
			}
			result[i] = int(v) + p*high
		}
		return result
	}

	// The coefficients may be larger than p*q/4, so use a third prime. The coefficient modulo p*q*r is x[i] +
	// p*k[i] + p*q*l[i] with l[i] < r. It is negative if and only if l[i] > r/2.
	for i, third := range thirdPart(a, b, x, k) {
		high := int(third)
		if high > r/2 {
			high -= r
		}

		// The sum may overflow. The result is still right, because the coefficient fits into an int.
		result[i] = int(uint64(x[i]) + p*uint64(k[i]) + p*q*uint64(high))
	}
	return result
}

// largest returns the largest absolute value of a list.
func largest(list []int) float64 {
	most := 0.0
	for _, x := range list {
		most = math.Max(most, math.Abs(float64(x)))
	}
	return most
}

// termByTerm returns the product of two polynomials. It takes O(n^2).
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
