package text

// Palindromes returns the length of the longest palindrome around each of the 2n-1 centres of s. result[2i] is the
// length around byte i and odd. result[2i+1] is the length around the gap between the bytes i and i+1; it is even and
// may be 0. The palindrome around centre c starts at (c+1-result[c])/2.
// Other names: Manacher's algorithm, longest palindromic substring.
//
// Cost: O(n).
// Why: consider the known palindrome that ends last. Its right half mirrors its left half, so the lengths on
// the left are lower bounds for the centres on the right.
// Tested: against growing each centre, for all short strings over two letters. Source: Manacher 1975; for
// all centres Apostolico, Breslauer and Galil 1995.
func Palindromes(s string) []int {
	if len(s) == 0 {
		return nil
	}

	length := make([]int, 2*len(s)-1)
	centre, end := 0, 0 // of the palindrome that ends last; end is exclusive
	for c := range length {
		n := 1 - c%2     // a byte alone, or nothing
		if c+1 < 2*end { // the centre lies inside, so its mirror image is known
			n = length[2*centre-c]
			if most := 2*end - c - 1; n > most { // the text behind end was not compared yet
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
