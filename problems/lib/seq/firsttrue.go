package seq

// FirstTrue returns the least x in [lo, hi) with ok(x), or hi if there is none. ok must be monotone: false,
// ..., false, true, ..., true. lo must be at most hi. Any bounds are allowed, even math.MinInt and
// math.MaxInt.
// Other names: binary search on the answer, lower bound, partition point.
//
// Cost: O(log(hi-lo)) calls of ok, which is never called with hi.
// Why not sort.Search: its range begins at 0. The range of FirstTrue may begin at any number, and hi-lo may
// overflow an int.
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
