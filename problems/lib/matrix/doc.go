// Package matrix has linear algebra: products and powers over any semiring, determinants, ranks and linear systems
// modulo a prime, over floating-point numbers and over fractions, xor bases, and linear recurrences.
//
// A matrix is a slice of rows of equal length. Functions that say so change their argument; the others do not.
package matrix
