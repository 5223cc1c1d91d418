package matrix

import "math/bits"

// Recurrence returns element k >= 0 of a linear recurrence modulo p, 1 <= p <= 2^31: the sequence begins with the d
// elements of first, and all later elements are a[i] = coefficients[0]*a[i-1] + ... +
// coefficients[d-1]*a[i-d]. All numbers are residues modulo p. For d = 0, all elements are 0.
// Other names: Kitamasa, Fibonacci numbers, matrix exponentiation.
//
// Cost: O(d^2 log k) time, O(d) memory.
// Why not matrix powers: they take O(d^3 log k). This function computes x^k modulo the characteristic polynomial.
// Tested: against computing element after element; against math/big for the largest k and p. Source: Fiduccia 1985.
func Recurrence(first, coefficients []int, k, p int) int {
	d := len(first)
	if k < d {
		return first[k] % p
	}
	if d == 0 {
		return 0
	}

	// times multiplies two polynomials of degree below d modulo the characteristic polynomial.
	times := func(a, b []int) []int {
		product := make([]int, 2*d)
		for i, x := range a {
			for j, y := range b {
				product[i+j] = (product[i+j] + x*y) % p
			}
		}
		for i := 2*d - 1; i >= d; i-- {
			for j, c := range coefficients {
				product[i-1-j] = (product[i-1-j] + product[i]*c) % p
			}
		}
		return product[:d]
	}

	power := make([]int, d) // x^k, bit by bit from the highest
	power[0] = 1 % p
	x := make([]int, d)
	if d > 1 {
		x[1] = 1 % p
	} else {
		x[0] = coefficients[0] % p
	}

	for bit := bits.Len(uint(k)) - 1; bit >= 0; bit-- {
		power = times(power, power)
		if k>>bit&1 == 1 {
			power = times(power, x)
		}
	}

	sum := 0
	for i, c := range power {
		sum = (sum + c*first[i]) % p
	}
	return sum
}
