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
	s.endStatus = 0
	return s.More() && strings.IndexByte("+-0123456789", s.buf[s.pos]) >= 0
}

// CountedCase reports whether another case follows, in an input that begins with the number of cases. The first call
// reads this number. CountedCase returns true once for each case, or less often if the input ends earlier. A case may begin
// with any word.
func (s *Scanner) CountedCase() bool {
	if s.endStatus == 1 { // the first call
		s.endStatus = 0
		s.cases = s.Int(0, Max)
	}
	s.cases--
	return s.cases >= 0 && s.More()
}

// CasesLeft returns the number of cases that should follow this one. Call it only in a loop with CountedCase.
func (s *Scanner) CasesLeft() int { return s.cases }

// CaseUntil reports whether another case follows, in an input whose last case is followed by an end marker such as 0. It
// works like Case, but also returns false if the next word is the number `end`. CaseUntil examines the next word without
// consuming it, so a case reads its first number as usual.
func (s *Scanner) CaseUntil(end int) bool {
	if !s.Case() {
		return false
	}

	word := s.Bytes()
	first, err := strconv.Atoi(string(word))
	s.pos -= len(word) // the word is still in the buffer
	return err != nil || first != end
}
