package scan

// Alone reports whether the last word is followed by nothing but blanks on its line. It ends the solution if the input ends
// right after the word.
func (s *Scanner) Alone() bool {
	length := s.scanLine()
	for _, c := range s.buf[s.pos : s.pos+length] {
		if !isBlank(c) {
			return false
		}
	}
	return true
}
