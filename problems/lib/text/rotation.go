package text

// MinRotation returns the least position i for which the rotation s[i:] + s[:i] is the smallest of all, and 0
// for the empty string. Two strings are rotations of each other if and only if their smallest rotations are equal.
// Other names: least rotation, necklace, Booth's algorithm, Lyndon word.
//
// Cost: O(n) time, no additional memory.
// Idea: if two candidates agree in k bytes and then differ, the larger candidate and the k start positions
// after it are excluded.
// Tested: against all rotations of all short strings over three letters. Source: folklore; OI wiki 2018,
// minimal-string. Shiloach 1981 excludes candidates in the same way.
func MinRotation(s string) int {
	n := len(s)

	// i and j are the candidates. Their rotations agree in the first k bytes.
	i, j, k := 0, 1, 0
	for i < n && j < n && k < n {
		a, b := s[(i+k)%n], s[(j+k)%n]
		switch {
		case a == b:
			k++
			continue
		case a > b:
			i += k + 1
		default:
			j += k + 1
		}

		// The candidates must differ.
		if i == j {
			j++
		}
		k = 0
	}
	if j < i {
		return j
	}
	return i
}
