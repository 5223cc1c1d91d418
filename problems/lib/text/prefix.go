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
