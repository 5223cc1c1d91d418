package seq

// Inversions counts the pairs i < j with values[i] > values[j]: the number of swaps of neighbours that sorting needs.
//
// Cost: O(n log n) time, O(n) memory; values is not changed.
// Why: merge sort counts them while it merges: whenever an element of the right half goes first, it overtakes all
// that is left of the left half.
// Tested: against all pairs, on all small sequences of three values.
func Inversions(values []int) int {
	sorted := append([]int(nil), values...)
	merged := make([]int, len(values))
	count := 0

	// Merge sort from the bottom up: runs of length half are sorted.
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
