package seq

import "math/bits"

// A SparseTable folds ranges of values in O(1). The values cannot be changed. The operation must be
// associative and idempotent: op(a, a) == a. Examples are minimum, maximum, gcd, and bitwise and.
// Other names: range minimum query, RMQ.
//
// Use: t := NewSparseTable(values, op); t.Fold(l, r) with l < r.
// Cost: O(n log n) time and memory for NewSparseTable, O(1) for Fold.
// Idea: the table contains the folds of all ranges whose length is a power of two. Fold combines two of these
// folds; the two ranges may overlap. A sum would count the overlap twice: for sums, use FenwickOf.
// Tested: against folding a slice, for all small n. Source: Bender and Farach-Colton 2000.
type SparseTable[T any] struct {
	op   func(a, b T) T
	fold [][]T // fold[k][i] is the fold of [i, i+2^k)
}

// NewSparseTable returns a table of these values.
func NewSparseTable[T any](values []T, op func(a, b T) T) *SparseTable[T] {
	t := &SparseTable[T]{op: op, fold: [][]T{append([]T(nil), values...)}}
	for half := 1; 2*half <= len(values); half *= 2 {
		short := t.fold[len(t.fold)-1]
		long := make([]T, len(values)-2*half+1)
		for i := range long {
			long[i] = op(short[i], short[i+half])
		}
		t.fold = append(t.fold, long)
	}
	return t
}

// Fold applies the operation to the values in [l, r) and returns the result. It panics if the range is empty.
func (t *SparseTable[T]) Fold(l, r int) T {
	k := bits.Len(uint(r-l)) - 1
	return t.op(t.fold[k][l], t.fold[k][r-1<<k])
}
