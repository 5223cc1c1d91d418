package text

// Find returns all positions at which word occurs in s, ascending; occurrences may overlap. An empty word
// occurs at every position, including the one after the last byte.
// Other names: KMP, string matching.
//
// Cost: O(len(s) + len(word)).
// Tested: against comparing at each position, for all short strings over two letters. Source: Knuth, Morris,
// Pratt 1977.
func Find(s, word string) []int { return FindOf([]byte(s), []byte(word)) }

// FindOf is Find for slices of any elements that == can compare.
//
// Cost: O(len(s) + len(word)).
// Tested: as Find, on the same texts as slices of ints. Source: Knuth, Morris, Pratt 1977.
func FindOf[T comparable](s, word []T) []int {
	var at []int
	border := PrefixOf(word)
	k := 0 // how many bytes of word end here
	for i := 0; i <= len(s); i++ {
		if k == len(word) {
			at = append(at, i-k)
			if k > 0 {
				k = border[k-1]
			}
		}

		if i == len(s) {
			break
		}
		for k > 0 && word[k] != s[i] {
			k = border[k-1]
		}
		if k < len(word) && word[k] == s[i] {
			k++
		}
	}
	return at
}
