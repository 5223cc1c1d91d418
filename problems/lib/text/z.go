package text

// Z returns the Z function: result[i] is the length of the longest common prefix of s and s[i:]; result[0] is len(s).
// Other names: Z algorithm, extended KMP.
//
// Cost: O(n).
// Idea: let s[l:r] be the substring that ends last among those known to equal a prefix of s. Inside s[l:r],
// earlier results can be copied.
// Tested: against comparing bytes, for all short strings over two letters. Source: Gusfield 1997.
func Z(s string) []int { return ZOf([]byte(s)) }

// ZOf is Z for a slice of any elements that == can compare.
//
// Cost: O(n).
// Tested: as Z, on the same texts as slices of ints. Source: Gusfield 1997.
func ZOf[T comparable](s []T) []int {
	z := make([]int, len(s))
	if len(s) > 0 {
		z[0] = len(s)
	}
	l, r := 0, 0
	for i := 1; i < len(s); i++ {
		// s[l:r] equals a prefix of s, so earlier values can be reused inside it.
		if i < r {
			z[i] = z[i-l]
			if z[i] > r-i {
				z[i] = r - i
			}
		}
		for i+z[i] < len(s) && s[z[i]] == s[i+z[i]] {
			z[i]++
		}

		if i+z[i] > r {
			l, r = i, i+z[i]
		}
	}
	return z
}
