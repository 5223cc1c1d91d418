package scan

// Alone reports whether only blanks follow the last word on its line. If the input ends right after this
// word, without a line end, Alone ends the solution.
func (s *Scanner) Alone() bool {
	length := s.scanLine()
	for _, c := range s.buf[s.pos : s.pos+length] {
		if !isBlank(c) {
			return false
		}
	}
	return true
}
