package text

// Palindromes returns the length of the longest palindrome around each of the 2n-1 centres of s. result[2i] is the
// length around byte i; it is odd. result[2i+1] is the length around the gap between the bytes i and i+1; it is even
// and may be 0. The palindrome around centre c starts at (c+1-result[c])/2.
// Other names: Manacher's algorithm, longest palindromic substring.
//
// Cost: O(n).
// Idea: consider the known palindrome that ends last. Its right half mirrors its left half. So at a
// centre in the right half, the search begins with the length at the mirrored centre, cut off at the end of
// the known palindrome.
// Tested: against extending a palindrome around each centre, for all short strings over two letters. Source:
// Manacher 1975; for all centres Apostolico, Breslauer and Galil 1995.
func Palindromes(s string) []int { return PalindromesOf([]byte(s)) }

// PalindromesOf is Palindromes for a slice of any elements that == can compare.
//
// Cost: O(n).
// Tested: as Palindromes, on the same texts as slices of ints. Source: Manacher 1975.
func PalindromesOf[T comparable](s []T) []int {
	if len(s) == 0 {
		return nil
	}

	length := make([]int, 2*len(s)-1)
	centre, end := 0, 0 // the centre of the palindrome that ends last, and the index after its last byte
	for c := range length {
		// Begin with length 1 around a byte, and 0 around a gap.
		n := 1 - c%2

		// If c lies inside the palindrome that ends last, begin with the length at the mirrored centre. Do
		// not go beyond index `end`, because the bytes from there on have not been compared yet.
		if c+1 < 2*end {
			n = length[2*centre-c]
			if most := 2*end - c - 1; n > most {
				n = most
			}
		}

		l, r := (c+1-n)/2, (c+1+n)/2
		for l > 0 && r < len(s) && s[l-1] == s[r] {
			l--
			r++
		}
		length[c] = r - l
		if r > end {
			centre, end = c, r
		}
	}
	return length
}
