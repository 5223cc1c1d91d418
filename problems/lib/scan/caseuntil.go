package scan

// CaseUntil works like Case if an end marker like 0 follows the last case. It also returns false if the
// next word is the number `end`. CaseUntil examines the next word without consuming it, so a case reads its
// first number as usual.
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
