// This file reads and compares decimal numbers.

package compare

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// number is a token that is a number, within the range of float64.
type number struct {
	text  string
	value float64
}

// parseNumber reads a token as a number. ok is false if the token is no number, or a number that is too long or too large.
func parseNumber(tok []byte) (n number, ok bool) {
	// Go reads more forms of numbers than the format knows.
	n.text = string(tok)
	onlyInGo := strings.Trim(n.text, "+-.0123456789eE") != "" // such as 0x1 and inf
	if len(tok) >= bufferSize || onlyInGo {
		return n, false
	}

	// A number beyond the range of float64 is an error, so it is compared as text.
	value, err := strconv.ParseFloat(n.text, 64)
	n.value = value
	return n, err == nil
}

// maxExact bounds the length and the exponent of numbers that are compared exactly; others are compared as float64 only.
const maxExact = 4096

// exact returns the number's exact value, or nil when it is too long to be worth it.
func (n number) exact() *big.Rat {
	// A large exponent would make a number of millions of digits.
	_, digits, _ := strings.Cut(strings.ToLower(n.text), "e")
	exponent, _ := strconv.Atoi(digits) // of one that is too large, the largest int
	if len(n.text) > maxExact || exponent > maxExact || exponent < -maxExact {
		return nil
	}
	r, _ := new(big.Rat).SetString(n.text)
	return r
}

// near reports whether the answer and the output are numbers that differ by no more than a tolerance allows.
func (o Options) near(answer, output []byte) bool {
	// One of the two tolerances is enough.
	a, isNumber := parseNumber(answer)
	s, alike := parseNumber(output)
	return isNumber && alike && (o.Abs != nil && o.Abs.holds(a, s, false) || o.Rel != nil && o.Rel.holds(a, s, true))
}

// ulp bounds the relative error of one rounding to float64, generously.
const ulp = 1.0 / (1 << 52)

// holds reports whether |s-a| <= t, or if relative is set, |s-a| <= t*|a|. It computes with float64 and an error bound. If
// this leaves the question open, it computes exactly, unless the numbers are too large.
func (t *number) holds(a, s number, relative bool) bool {
	// First the fast way: float64 decides unless the difference is very close to the bound.
	scale := 1.0
	if relative {
		scale = math.Abs(a.value)
	}
	diff := math.Abs(s.value - a.value)
	bound := t.value * scale

	slack := 4 * ulp * (math.Abs(a.value) + math.Abs(s.value) + bound)
	// Products and tokens near the smallest float64 have no relative precision.
	slack += math.SmallestNonzeroFloat64 * 4
	if math.Abs(diff-bound) > slack {
		return diff < bound
	}

	// Only a close call needs exact numbers.
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
