package number

// SegmentedSieve calls found(p) for each prime p in [lo, hi) in ascending order, for lo >= 0 and
// hi up to 10^14. It sieves all numbers up to sqrt(hi) at once, which takes about 45 MB for hi = 10^14.
//
// Cost: O((hi-lo) log log hi + sqrt(hi)) time, O(sqrt(hi)) memory. If hi is above 10^12, most of the time is
// spent on divisions, because each segment needs one division for each prime up to sqrt(hi).
// Idea: the range is sieved in segments of 2^16 odd numbers, which fit into the processor's cache.
// Tested: against IsPrime, for all small ranges and around 10^9; against math/big around 2^32 and 10^14. Source: Bays and Hudson 1977.
func SegmentedSieve(lo, hi int, found func(p int)) {
	if lo <= 2 && hi > 2 {
		found(2)
	}
	root := 1
	for root*root < hi {
		root++
	}
	small, _ := Sieve(root)

	const width = 1 << 16 // odd numbers in a segment
	composite := make([]bool, width)
	start := lo | 1 // the first odd number of the segment
	if start < 3 {
		start = 3
	}
	for ; start < hi; start += 2 * width {
		for i := range composite {
			composite[i] = false
		}
		for _, p := range small {
			if p == 2 {
				continue
			}
			if p*p >= start+2*width {
				break
			}

			// Cross out odd multiples from p*p on; smaller multiples have a smaller prime factor.
			first := (start + p - 1) / p * p
			if first < p*p {
				first = p * p
			}
			if first%2 == 0 {
				first += p
			}
			for i := (first - start) / 2; i < width; i += p {
				composite[i] = true
			}
		}

		for i, is := range composite {
			if p := start + 2*i; !is && p < hi {
				found(p)
			}
		}
	}
}
