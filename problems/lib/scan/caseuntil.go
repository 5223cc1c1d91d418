package scan

// CaseUntil is Case for an input whose cases end with a marker: it also returns false if the next word is the
// number end. It does not consume this number, so a case reads its first number as usual.
func (s *Scanner) CaseUntil(end int) bool {
	if !s.Case() {
		return false
	}

	s.next()
	first, ok := parse(s.last)

	// Put the word back.
	s.pos -= len(s.last)
	s.words--
	return !ok || first != int64(end)
}
