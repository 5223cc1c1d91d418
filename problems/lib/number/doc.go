// Package number contains functions for number theory: divisors and primes, arithmetic modulo m, binomial
// coefficients, discrete logarithms, sums of rounded-down fractions, and products of polynomials.
//
// Numbers are 64-bit ints. A modulus is at least 1; a residue modulo m is in [0, m).
package number
