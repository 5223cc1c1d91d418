package scan

import "strconv"

// Float returns the next word as a decimal number from lo to hi. Like strconv.ParseFloat, it reads an
// optional sign, digits with an optional decimal point, and an optional exponent; -0 keeps its sign. A number
// beyond the range of float64 becomes infinite, so it is accepted only if lo or hi is infinite, too.
// Hexadecimal numbers, underscores, inf and nan are errors.
//
// If a case may begin with a number such as .5, do not use Case: it returns false if the next word begins
// with a point.
func (s *Scanner) Float(lo, hi float64) float64 {
	word := s.Bytes()

	// ParseFloat also reads inf, nan, 0x1p4 and 0x_1p4.
	isDecimal := true
	for _, c := range word {
		isDecimal = isDecimal && (c <= '9' || c == 'e' || c == 'E')
	}

	// It returns an error for a number that is too large; the result is then infinite.
	x, err := strconv.ParseFloat(string(word), 64)
	if !isDecimal || err != nil && x-x == 0 || x < lo || x > hi {
		s.Fatalf("want a number from %g to %g", lo, hi)
	}
	return x
}
