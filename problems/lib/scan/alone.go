package scan

// Alone reports whether only white space follows on the line of the word that was read last. If the input
// ends right after this word, without a line end, Alone ends the solution with an error.
func (s *Scanner) Alone() bool {
	length := s.scanLine()
	for _, c := range s.buf[s.pos : s.pos+length] {
		if !isBlank(c) {
			return false
		}
	}
	return true
}
