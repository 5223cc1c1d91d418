package text

// EditDistance returns the least number of insertions, deletions and replacements of single bytes that turn a into b.
// Other names: Levenshtein distance.
//
// Cost: O(len(a) * len(b)) time, O(len(b)) memory.
// Tested: against a breadth-first search over all short strings. Source: Wagner and Fischer 1974.
func EditDistance(a, b string) int {
	row := make([]int, len(b)+1) // row[j] is the distance of a[:i] and b[:j]
	for j := range row {
		row[j] = j
	}
	for i := range a {
		diagonal := row[0] // the distance of a[:i] and b[:j]
		row[0] = i + 1
		for j := range b {
			best := diagonal
			if a[i] != b[j] {
				best = 1 + least(diagonal, least(row[j], row[j+1]))
			}

			diagonal = row[j+1]
			row[j+1] = best
		}
	}
	return row[len(b)]
}

// least returns the smaller of two numbers.
func least(a, b int) int {
	if a < b {
		return a
	}
	return b
}
