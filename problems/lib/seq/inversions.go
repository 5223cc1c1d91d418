package seq

// Inversions returns the number of pairs i < j with values[i] > values[j]. It is also the least number of
// swaps of neighbouring elements that sort the values.
//
// Cost: O(n log n) time, O(n) memory; values is not changed.
// Idea: merge sort counts inversions while it merges: an element of the right half that comes next forms an
// inversion with each remaining element of the left half.
// Tested: against all pairs, on all short sequences of the values -1, 0 and 2. Source: Cormen et al. 2009, problem 2-4.
func Inversions(values []int) int {
	sorted := append([]int(nil), values...)
	merged := make([]int, len(values))
	count := 0

	// Bottom-up merge sort: runs of length half are sorted.
	for half := 1; half < len(sorted); half *= 2 {
		for start := 0; start < len(sorted); start += 2 * half {
			middle, end := start+half, start+2*half
			if middle > len(sorted) {
				middle = len(sorted)
			}
			if end > len(sorted) {
				end = len(sorted)
			}

			left, right := start, middle
			for i := start; i < end; i++ {
				if right == end || left < middle && sorted[left] <= sorted[right] {
					merged[i] = sorted[left]
					left++
				} else {
					merged[i] = sorted[right]
					right++
					count += middle - left
				}
			}
		}
		sorted, merged = merged, sorted
	}
	return count
}
