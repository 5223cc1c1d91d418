package seq

import "math/bits"

// A WaveletSums matrix tells how many values in a range of positions are below a bound, and the sum of their
// weights. The weights are often the values themselves. Values must be in [0, 2^62); Compress maps any values to
// small ones. All sums must fit into an int. It answers one query after another (online), so a query may depend
// on the earlier answers.
// Other names: sum of the elements below a bound, sum of smaller elements, sum with an upper bound, wavelet matrix
// with sums, merge sort tree with sums, sum of the k smallest.
//
// Use: w := NewWaveletSums(values, weights); count, sum := w.Below(l, r, bound). The sum of the k smallest values,
// where v is Kth(l, r, k-1) of a Wavelet and the weights are the values: sum + (k-count)*v with Below(l, r, v).
// Cost: O(n log m) time for values below m, O(log m) for each query; at most n log m ints of memory, usually half.
// Why not a merge sort tree: a query would cost O(log^2 n).
// Tested: against adding up each range, on random short sequences. Source: Claude and Navarro 2012.
type WaveletSums struct {
	levels []waveletLevel // as in a Wavelet
	sums   [][]int        // sums[i][k] is the weight of the first k values whose bit of level i is 0
}

// NewWaveletSums returns a matrix of these values; weights[i] belongs to values[i].
func NewWaveletSums(values, weights []int) *WaveletSums {
	most := 0
	for _, v := range values {
		most |= v
	}

	w := &WaveletSums{}
	now, next := append([]int(nil), values...), make([]int, len(values))
	weight, nextWeight := append([]int(nil), weights...), make([]int, len(values))
	for bit := bits.Len(uint(most)) - 1; bit >= 0; bit-- {
		level := newWaveletLevel(now, bit)
		w.levels = append(w.levels, level)

		// Values with a 0 in this bit come first, then values with a 1. The order within each group does not change.
		place := [2]int{0, level.zeros}
		for i, v := range now {
			b := v >> bit & 1
			next[place[b]], nextWeight[place[b]] = v, weight[i]
			place[b]++
		}
		now, next = next, now
		weight, nextWeight = nextWeight, weight

		sums := make([]int, level.zeros+1)
		for i, x := range weight[:level.zeros] {
			sums[i+1] = sums[i] + x
		}
		w.sums = append(w.sums, sums)
	}

	// One more level of zeros, for a bound above all values.
	sums := make([]int, len(weights)+1)
	for i, x := range weights {
		sums[i+1] = sums[i] + x
	}
	w.sums = append(w.sums, sums)
	return w
}

// Below returns how many values at positions [l, r) are smaller than bound, and the sum of their weights. To get
// the values in [low, high), subtract the results for low from those for high.
func (w *WaveletSums) Below(l, r, bound int) (count, sum int) {
	depth := len(w.levels)
	if bound <= 0 {
		return 0, 0
	}
	if bits.Len(uint(bound)) > depth {
		all := w.sums[depth]
		return r - l, all[r] - all[l]
	}

	for i := range w.levels {
		level := &w.levels[i]
		onesL, onesR := level.rank(l), level.rank(r)
		if bound>>(depth-1-i)&1 == 0 {
			l, r = l-onesL, r-onesR
			continue
		}
		// Values with a 0 in this bit are below the bound, those with a 1 may be.
		count += (r - onesR) - (l - onesL)
		sum += w.sums[i][r-onesR] - w.sums[i][l-onesL]
		l, r = level.zeros+onesL, level.zeros+onesR
	}
	return count, sum
}
