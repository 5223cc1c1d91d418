// Package seq contains data structures and algorithms for sequences: sums and other folds of ranges, order
// statistics, subsequences, lines and their lower envelope.
//
// Ranges are half-open: [l, r) contains l, l+1, ..., r-1, and l == r is the empty range. Positions count from 0. The
// functions do not check ranges; a position outside the sequence panics like a slice index.
package seq
