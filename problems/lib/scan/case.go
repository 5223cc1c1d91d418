package scan

import (
	"strconv"
	"strings"
)

// Case reports whether another case follows, which must begin with a number, because some files have text after the
// data. It returns false at the end of the input, too.
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
	if !s.counted {
		s.counted, s.endStatus = true, 0
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
func (s *Scanner) CaseUntil(end int) bool { return s.Case() && !s.nextIs(end) }

// nextIs reports whether the next word is the given number. It does not consume the word.
func (s *Scanner) nextIs(number int) bool {
	word := s.Bytes()
	s.pos -= len(word) // the word is still in the buffer
	n, err := strconv.Atoi(string(word))
	return err == nil && n == number
}
