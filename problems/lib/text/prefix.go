package text

// Prefix returns the prefix function: result[i] is the length of the longest border of s[:i+1]. A border of a
// string is a shorter string that is both its prefix and its suffix. The least period of s is n - result[n-1];
// if it divides n, s is a repetition of s[:period].
// Other names: failure function, KMP table.
//
// Cost: O(n).
// Tested: against all borders of all short strings over two letters. Source: Knuth, Morris, Pratt 1977.
func Prefix(s string) []int { return PrefixOf([]byte(s)) }

// PrefixOf is Prefix for a slice of any elements that == can compare.
//
// Cost: O(n).
// Tested: as Prefix, on the same texts as slices of ints. Source: Knuth, Morris, Pratt 1977.
func PrefixOf[T comparable](s []T) []int {
	border := make([]int, len(s))
	for i := 1; i < len(s); i++ {
		// Find the longest border of s[:i] that can be extended by s[i].
		k := border[i-1]
		for k > 0 && s[k] != s[i] {
			k = border[k-1]
		}
		if s[k] == s[i] {
			k++
		}
		border[i] = k
	}
	return border
}

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
