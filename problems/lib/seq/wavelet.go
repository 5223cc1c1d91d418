package seq

import "math/bits"

// A Wavelet matrix answers queries about the values in a range of positions: the k-th smallest value, and the
// number of values below a bound or equal to a value. Values must be in [0, 2^62); Compress maps any values to
// small ones.
// Other names: wavelet tree, k-th smallest in a range, range frequency, persistent segment tree.
//
// Use: w := NewWavelet(values); w.Kth(l, r, k); w.Less(l, r, bound).
// Cost: O(n log m) time and memory for values below m, O(log m) for each query.
// Why: it is shorter than a persistent segment tree and needs less memory.
// Tested: against sorting each range, on all small sequences. Source: Claude and Navarro 2012.
type Wavelet struct {
	zeros  []int   // for each bit, from the highest: how many values have a 0 there
	before [][]int // for each bit: how many of the first i values have a 0 there
}

// NewWavelet returns a matrix of these values.
func NewWavelet(values []int) *Wavelet {
	most := 0
	for _, v := range values {
		most |= v
	}

	w := &Wavelet{}
	now := append([]int(nil), values...)
	next := make([]int, len(values))
	for bit := bits.Len(uint(most)) - 1; bit >= 0; bit-- {
		before := make([]int, len(values)+1)
		for i, v := range now {
			before[i+1] = before[i] + 1 - v>>bit&1
		}

		// Values with bit 0 go first, then values with bit 1. Neither group changes its order.
		zeros := before[len(values)]
		zero, one := 0, zeros
		for _, v := range now {
			if v>>bit&1 == 0 {
				next[zero] = v
				zero++
			} else {
				next[one] = v
				one++
			}
		}
		now, next = next, now
		w.zeros = append(w.zeros, zeros)
		w.before = append(w.before, before)
	}
	return w
}

// Kth returns the k-th smallest value at positions [l, r), for k from 0 to r-l-1.
func (w *Wavelet) Kth(l, r, k int) int {
	value := 0
	for level, before := range w.before {
		zeros := before[r] - before[l]
		if k < zeros {
			l, r = before[l], before[r]
			value *= 2
		} else {
			k -= zeros
			l, r = w.zeros[level]+l-before[l], w.zeros[level]+r-before[r]
			value = 2*value + 1
		}
	}
	return value
}

// Less returns the number of values at positions [l, r) that are smaller than bound. The number of values equal
// to x is
// Less(l, r, x+1) - Less(l, r, x).
func (w *Wavelet) Less(l, r, bound int) int {
	if bound <= 0 {
		return 0
	}
	if bits.Len(uint(bound)) > len(w.before) {
		return r - l
	}

	count := 0
	for level, before := range w.before {
		if bound>>(len(w.before)-1-level)&1 == 0 {
			l, r = before[l], before[r]
		} else {
			count += before[r] - before[l]
			l, r = w.zeros[level]+l-before[l], w.zeros[level]+r-before[r]
		}
	}
	return count
}
