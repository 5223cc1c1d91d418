// Package matrix contains linear algebra: products and powers over any semiring, determinants, ranks and linear
// systems modulo a prime, in floating-point numbers and in fractions, xor bases, and linear recurrences.
//
// A matrix is a slice of rows of equal length. A function changes its argument only if its comment says so.
package matrix
