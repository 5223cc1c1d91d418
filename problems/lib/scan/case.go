package scan

import (
	"strconv"
	"strings"
)

// Case reports whether another case follows. It returns false at the end of the input, and also if the next word does
// not start like a number, because some files have text after the data.
//
// A solution that calls Case, CaseUntil or CountedCase may be given a file that ends in the middle of a case: the
// solution ends there with status 0, because it has answered all complete cases.
func (s *Scanner) Case() bool {
	s.early = 0
	return s.More() && strings.IndexByte("+-0123456789", s.buf[s.pos]) >= 0
}

// CountedCase works like Case if the input begins with the number of cases. It returns true once for each of them, or
// less often if the input ends earlier.
func (s *Scanner) CountedCase() bool {
	if s.cases == 0 {
		s.CountCases()
	}
	if s.cases > 1 {
		s.cases--
		return s.More()
	}
	return false
}

// CountCases reads the number of cases and returns it. CountedCase calls CountCases, so call it only if a solution needs
// the number before the first case.
func (s *Scanner) CountCases() int {
	s.early = 0
	n := s.Int(0, Max)
	s.cases = n + 1
	return n
}

// CaseUntil works like Case if an end marker like 0 follows the last case. It also returns false if the
// next word is the number `end`. CaseUntil examines the next word without consuming it, so a case reads its
// first number as usual.
func (s *Scanner) CaseUntil(end int) bool {
	if !s.Case() {
		return false
	}

	word := s.Bytes()
	first, err := strconv.Atoi(string(word))
	s.pos -= len(word) // the word is still in the buffer
	return err != nil || first != end
}
