// This file reads and compares decimal numbers.

package compare

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// A number is a decimal number in the range of float64, together with its text.
type number struct {
	text  string
	value float64
}

// parseNumber parses a token. ok is false if the token is not a number, or is too long or too large.
func parseNumber(tok []byte) (n number, ok bool) {
	// Reject forms of numbers that Go accepts but the package format does not.
	n.text = string(tok)
	onlyInGo := strings.Trim(n.text, "+-.0123456789eE") != "" // such as 0x1 and inf
	if len(tok) >= bufferSize || onlyInGo {
		return n, false
	}

	// Numbers beyond the range of float64 are compared as text.
	value, err := strconv.ParseFloat(n.text, 64)
	n.value = value
	return n, err == nil
}

// maxExact is the maximum length, and the maximum exponent, of numbers that are compared exactly. Other numbers
// are compared as float64 only.
const maxExact = 4096

// exact returns the exact value of the number, or nil if the number is longer than maxExact.
func (n number) exact() *big.Rat {
	// Also return nil for a large exponent, because the exact value may have millions of digits.
	_, digits, _ := strings.Cut(strings.ToLower(n.text), "e")
	exponent, _ := strconv.Atoi(digits) // Atoi returns the largest int if the exponent is larger
	if len(n.text) > maxExact || exponent > maxExact || exponent < -maxExact {
		return nil
	}
	r, _ := new(big.Rat).SetString(n.text)
	return r
}

// near reports whether answer and output are numbers whose difference is within the absolute or the relative
// tolerance.
func (o Options) near(answer, output []byte) bool {
	// It is enough that the difference is within one of the two tolerances.
	a, isNumber := parseNumber(answer)
	s, alike := parseNumber(output)
	return isNumber && alike && (o.Abs != nil && o.Abs.holds(a, s, false) || o.Rel != nil && o.Rel.holds(a, s, true))
}

// ulp is an upper bound on the relative error of one rounding to float64.
const ulp = 1.0 / (1 << 52)

// holds reports whether |s-a| <= t, or if relative is set, |s-a| <= t*|a|. It first computes both sides with
// float64. If the rounding errors could change the result, it repeats the test with exact numbers, unless
// they are too large.
func (t *number) holds(a, s number, relative bool) bool {
	// Unless the difference is very close to the tolerance, float64 is precise enough.
	scale := 1.0
	if relative {
		scale = math.Abs(a.value)
	}
	diff := math.Abs(s.value - a.value)
	bound := t.value * scale

	slack := 4 * ulp * (math.Abs(a.value) + math.Abs(s.value) + bound)
	// Near the smallest float64, numbers have no relative precision, so add an absolute error.
	slack += math.SmallestNonzeroFloat64 * 4
	if math.Abs(diff-bound) > slack {
		return diff < bound
	}

	// float64 is not precise enough, so compute with exact numbers.
	answer, difference, limit := a.exact(), s.exact(), t.exact()
	if answer == nil || difference == nil {
		return diff <= bound
	}
	difference.Sub(difference, answer)
	if relative {
		limit.Mul(limit, answer.Abs(answer))
	}
	return difference.Abs(difference).Cmp(limit) <= 0
}
