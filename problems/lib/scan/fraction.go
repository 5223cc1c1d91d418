package scan

import (
	"bytes"
	"strconv"
)

// Fraction returns the next word as a fraction: for example 6/4, or -3, which means -3/1. It does not reduce the
// fraction; its denominator is not 0. big.NewRat(in.Fraction()) is its value.
func (s *Scanner) Fraction() (numerator, denominator int64) {
	above, below := s.Bytes(), []byte("1")
	if slash := bytes.IndexByte(above, '/'); slash >= 0 {
		above, below = above[:slash], above[slash+1:]
	}

	numerator, err := strconv.ParseInt(string(above), 10, 64)
	denominator, failed := strconv.ParseInt(string(below), 10, 64)
	if err != nil || failed != nil || denominator == 0 {
		s.Fatalf("want a fraction")
	}
	return numerator, denominator
}
