package scan

// Choose returns one of two output words: yes if the answer is true, no if it is false.
func Choose(answer bool, yes, no string) string {
	if answer {
		return yes
	}
	return no
}
