package scan

// CaseUntil is Case for an input whose cases end with a marker: it is also false before the number end. It does
// not take the number, so a case can read its first number as usual.
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
