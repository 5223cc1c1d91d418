package scan

import "bytes"

// Fraction returns the next word as a fraction: for example 6/4, or -3, which means -3/1. It does not reduce the
// fraction; its denominator is not 0. big.NewRat(in.Fraction()) is its value.
func (s *Scanner) Fraction() (numerator, denominator int64) {
	if !s.next() {
		s.failAtEnd("a fraction")
	}

	above, below := s.last, []byte("1")
	slash := bytes.IndexByte(s.last, '/')
	if slash >= 0 {
		above, below = s.last[:slash], s.last[slash+1:]
	}

	numerator, isNumber := parse(above)
	denominator, isDenominator := parse(below)
	if !isNumber || !isDenominator || denominator == 0 {
		s.Fatalf("want a fraction")
	}
	return numerator, denominator
}
