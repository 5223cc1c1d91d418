package scan

// SkipComments skips the comments before the next word. A comment begins with a slash and ends at the end of the line, as
// in "3 4 5 // a villa", where a blank separates it from the word before. Like More, SkipComments waits for the next
// word.
func (s *Scanner) SkipComments() {
	for s.More() && s.buf[s.pos] == '/' {
		for s.has(0) && s.buf[s.pos] != '\n' {
			s.pos++
		}
	}
}
