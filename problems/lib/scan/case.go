package scan

import (
	"bytes"
	"strconv"
)

// Case reports whether another case follows. It returns false at the end of the input, and also if the next word does
// not start like a number, because some files have text after the data.
//
// A solution that calls Case, CaseUntil or CountedCase may be given a file that ends in the middle of a case: the
// solution ends there with status 0, because it has answered all complete cases.
func (s *Scanner) Case() bool {
	s.early = 0
	return s.More() && bytes.IndexByte([]byte("+-0123456789"), s.buf[s.pos]) >= 0
}

// CountedCase works like Case if the input begins with the number of cases, which the first call reads. It returns true
// once for each of them, or less often if the input ends earlier. A case may begin with any word.
func (s *Scanner) CountedCase() bool {
	if s.early == 1 { // the first call
		s.early = 0
		s.cases = s.Int(0, Max)
	}
	s.cases--
	return s.cases >= 0 && s.More()
}

// CasesLeft returns the number of cases that should follow this one. Call it only in a loop with CountedCase.
func (s *Scanner) CasesLeft() int { return s.cases }

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
