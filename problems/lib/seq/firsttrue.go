package seq

// FirstTrue returns the least x in [lo, hi) with ok(x), or hi if there is none. ok must be monotone: false,
// ..., false, true, ..., true. It requires lo <= hi; the bounds may be any ints.
// Other names: binary search on the answer, lower bound, partition point.
//
// Cost: O(log(hi-lo)) calls of ok, which is never called with hi.
// Why not sort.Search: its range begins at 0. Here the range may begin anywhere, and hi-lo may even exceed an int.
// Tested: on all small ranges, and on the whole range of int. Source: Knuth 1998, section 6.2.1.
func FirstTrue(lo, hi int, ok func(x int) bool) int {
	for lo < hi {
		middle := lo + int(uint(hi-lo)/2)
		if ok(middle) {
			hi = middle
		} else {
			lo = middle + 1
		}
	}
	return lo
}
