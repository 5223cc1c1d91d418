// This file reads and compares decimal numbers.

package compare

import (
	"math"
	"math/big"
	"regexp"
	"strconv"
)

// number is a token that is a number, within the range of float64.
type number struct {
	text     []byte
	value    float64
	exponent int // as written; 0 when none
}

// grammar is that of numbers; what is captured is the exponent.
var grammar = regexp.MustCompile(`^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE]([+-]?\d+))?$`)

// parseNumber reads a token as a number. ok is false when it is none, or too large.
func parseNumber(tok []byte) (n number, ok bool) {
	m := grammar.FindSubmatch(tok)
	if m == nil {
		return number{}, false
	}
	value, err := strconv.ParseFloat(string(tok), 64)
	exponent, _ := strconv.Atoi(string(m[1])) // one that does not fit is caught by the value: infinite, or zero
	return number{tok, value, exponent}, err == nil
}

// Numbers that are written longer, or with exponents beyond this, are compared as float64 only.
const (
	maxExactLen      = 4096
	maxExactExponent = 4096
)

// exact returns the number's exact value, or nil when it is too long to be worth it.
func (n number) exact() *big.Rat {
	if len(n.text) > maxExactLen || n.exponent > maxExactExponent || n.exponent < -maxExactExponent {
		return nil
	}
	text := string(n.text)
	if text[0] == '+' {
		text = text[1:]
	}
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		return nil
	}
	return r
}

// near reports whether the output s differs from the answer a by no more than a tolerance allows.
func (o Options) near(a, s number) bool {
	if o.Abs != nil && o.Abs.holds(a, s, false) {
		return true
	}
	return o.Rel != nil && o.Rel.holds(a, s, true)
}

// ulp bounds the relative error of one rounding to float64, generously.
const ulp = 1.0 / (1 << 52)

// holds decides |s-a| <= t, or <= t*|a|. It computes with float64 and an error bound, and exactly
// only where that leaves the question open.
func (t *Tolerance) holds(a, s number, relative bool) bool {
	diff := math.Abs(s.value - a.value)
	bound := t.value
	if relative {
		bound *= math.Abs(a.value)
	}
	slack := 4 * ulp * (math.Abs(a.value) + math.Abs(s.value) + bound)
	// Products and tokens near the smallest float64 have no relative precision.
	slack += math.SmallestNonzeroFloat64 * 4
	if diff+slack < bound {
		return true
	}
	if diff-slack > bound {
		return false
	}
	return t.exactly(a, s, relative, diff <= bound)
}

// exactly decides with rational numbers; guess is the answer where these would be too large.
func (t *Tolerance) exactly(a, s number, relative, guess bool) bool {
	ra, rs := a.exact(), s.exact()
	if ra == nil || rs == nil {
		return guess
	}
	bound := t.exact
	if relative {
		bound = new(big.Rat).Mul(t.exact, new(big.Rat).Abs(ra))
	}
	diff := rs.Sub(rs, ra)
	return diff.Abs(diff).Cmp(bound) <= 0
}
