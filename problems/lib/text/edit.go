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

// LCS returns a longest common subsequence of a and b.
// Other names: longest common subsequence, diff.
//
// Cost: O(len(a) * len(b)) time and memory.
// Tested: against all subsequences of random short strings. Source: Wagner and Fischer 1974.
func LCS(a, b string) string {
	// length[i][j] is the length of a longest common subsequence of a[i:] and b[j:]. The table uses suffixes,
	// so that the result can be built from its first letter on.
	length := make([][]int, len(a)+1)
	for i := range length {
		length[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			length[i][j] = length[i+1][j]
			if length[i][j+1] > length[i][j] {
				length[i][j] = length[i][j+1]
			}
			if a[i] == b[j] {
				length[i][j] = 1 + length[i+1][j+1]
			}
		}
	}

	var common []byte
	i, j := 0, 0
	for i < len(a) && j < len(b) {
		switch {
		case a[i] == b[j]:
			common = append(common, a[i])
			i++
			j++
		case length[i+1][j] >= length[i][j+1]:
			i++
		default:
			j++
		}
	}
	return string(common)
}
