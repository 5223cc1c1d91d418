package scan

// Choose returns the word yes if answer is true, or the word no if it is false.
func Choose(answer bool, yes, no string) string {
	if answer {
		return yes
	}
	return no
}
