package seq

// A Fenwick tree stores n numbers, initially 0. It returns sums of ranges and changes single numbers.
// Other names: binary indexed tree, BIT.
//
// Use: f := NewFenwick(n); f.Add(i, x); f.Sum(l, r).
// Cost: O(log n) for each call, n words of memory.
// Why not SegTree: a Fenwick tree is faster, with a third of the code. But it computes sums only. For minima
// and other operations, use SegTree.
// Tested: against a slice, for all small n. Source: Fenwick 1994.
type Fenwick []int // Fenwick[i] is the sum of the numbers in [i+1-lowbit(i+1), i+1)

// NewFenwick returns a tree of n zeros.
func NewFenwick(n int) Fenwick { return make(Fenwick, n) }

// FenwickOf returns a tree with these values in O(n).
func FenwickOf(values []int) Fenwick {
	f := append(Fenwick(nil), values...)
	for i := range f {
		if parent := i | (i + 1); parent < len(f) {
			f[parent] += f[i]
		}
	}
	return f
}

// Add adds x to the number at position i.
func (f Fenwick) Add(i, x int) {
	for ; i < len(f); i |= i + 1 {
		f[i] += x
	}
}

// Prefix returns the sum of the first r numbers.
func (f Fenwick) Prefix(r int) int {
	sum := 0
	for ; r > 0; r &= r - 1 {
		sum += f[r-1]
	}
	return sum
}

// Sum returns the sum of the numbers in [l, r).
func (f Fenwick) Sum(l, r int) int { return f.Prefix(r) - f.Prefix(l) }

// Find returns the least r with Prefix(r) >= sum, or n+1 if sum exceeds the total. No number in the tree may be
// negative. If the tree counts the elements of a multiset, Find(k+1)-1 is the k-th smallest element, counted from 0.
func (f Fenwick) Find(sum int) int {
	if sum <= 0 {
		return 0
	}

	step := 1
	for 2*step <= len(f) {
		step *= 2
	}

	// Find the greatest r for which Prefix(r) is less than the argument sum. In the loop, the variable sum is
	// the argument minus Prefix(r).
	r := 0
	for ; step > 0; step /= 2 {
		if r+step <= len(f) && f[r+step-1] < sum {
			r += step
			sum -= f[r-1]
		}
	}
	return r + 1
}
