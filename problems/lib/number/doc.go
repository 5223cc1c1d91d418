// Package number has the number theory of contests: divisors and primes, arithmetic modulo m, binomials, discrete
// logarithms, sums of floors and products of polynomials.
//
// Numbers are ints of 64 bits. A modulus is at least 1; a residue modulo m is in [0, m).
package number
