// Package spell suggests the word that was meant, for error messages about a mistyped name.
package spell

// Nearest returns the name that differs least from a mistyped word, if few enough letters differ: one letter, or two in
// a word of more than seven letters. Of several such names, it returns the first one. If there is none, or if the word has
// fewer than three letters, it returns "".
func Nearest(word string, names []string) string {
	if len(word) < 3 {
		return ""
	}
	most := 1
	if len(word) > 7 {
		most = 2
	}
	best, least := "", most+1
	for _, name := range names {
		if d := Distance(word, name); d < least {
			best, least = name, d
		}
	}
	return best
}

// Distance returns the number of letters to insert, delete, replace, or exchange with their neighbour.
func Distance(a, b string) int {
	// rows[i][j] is the distance of the first i letters of a and the first j letters of b.
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}

	// The last letters are equal or replaced, or one of them is left out, or the last two are exchanged.
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			rows[i][j] = min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}
