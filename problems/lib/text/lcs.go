package text

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
