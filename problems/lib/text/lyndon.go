package text

// Lyndon returns the bounds of the Lyndon factorisation of s: s is the concatenation of the words
// s[b[0]:b[1]], s[b[1]:b[2]], ..., each of which is smaller than all its proper suffixes, and not larger than
// the word before it. The first bound is 0 and the last one len(s).
// Other names: Lyndon words, Duval's algorithm.
//
// Cost: O(n).
// Tested: against the definition, for all short texts. Source: Duval 1983.
func Lyndon(s string) (bounds []int) {
	start := 0
	for start < len(s) {
		// s[start:j] is a repetition of a Lyndon word of the length j-k, possibly cut off.
		j, k := start+1, start
		for j < len(s) && s[k] <= s[j] {
			if s[k] < s[j] {
				k = start
			} else {
				k++
			}
			j++
		}
		for start <= k {
			bounds = append(bounds, start)
			start += j - k
		}
	}
	return append(bounds, len(s))
}
