// This file computes with values: whole numbers, fractions, texts and the outcomes of tests.

package checktestdata

import (
	"math/big"
	"strconv"
	"strings"
)

// kind tells the sorts of values apart.
type kind int

const (
	isInt kind = iota
	isFloat
	isText
	isTest
)

func (k kind) String() string {
	return [...]string{"a whole number", "a number with a fraction", "a text", "a test"}[k]
}

// value is one value; the field of its kind is set.
type value struct {
	kind kind
	i    *big.Int
	f    *big.Rat
	s    string
	b    bool
}

// String writes the value for messages.
func (v value) String() string {
	switch v.kind {
	case isInt:
		return v.i.String()
	case isFloat:
		return decimal(v.f)
	case isText:
		return strconv.Quote(v.s)
	}
	return strconv.FormatBool(v.b)
}

// decimal writes a fraction with few digits.
func decimal(f *big.Rat) string {
	x, _ := f.Float64()
	return strconv.FormatFloat(x, 'g', -1, 64)
}

// identity is equal for equal values: whole numbers and fractions of the same size are.
func (v value) identity() string {
	if v.kind == isText {
		return "s" + strconv.Quote(v.s)
	}
	return v.rat().RatString()
}

func (v value) isNumber() bool { return v.kind == isInt || v.kind == isFloat }

// rat returns a number as a fraction.
func (v value) rat() *big.Rat {
	if v.kind == isInt {
		return new(big.Rat).SetInt(v.i)
	}
	return v.f
}

const (
	maxExponent = 20000   // of numbers that are read; more would only cost memory
	maxBits     = 1 << 24 // of numbers that are computed
)

// fraction reads a decimal number exactly. It refuses exponents that no input has in earnest.
func fraction(s string) (*big.Rat, bool) {
	if e := strings.IndexAny(s, "eE"); e >= 0 {
		n, err := strconv.Atoi(strings.TrimPrefix(s[e+1:], "+"))
		if err != nil || n > maxExponent || n < -maxExponent {
			return nil, false
		}
	}
	return new(big.Rat).SetString(s)
}

// arithmetic computes x op y for numbers; msg says why that cannot be.
func arithmetic(op string, x, y value) (z value, msg string) {
	if !x.isNumber() || !y.isNumber() {
		return z, "want numbers around " + op + ", found " + x.kind.String() + " and " + y.kind.String()
	}
	switch {
	case op == "^":
		return power(x, y)
	case (op == "/" || op == "%") && y.rat().Sign() == 0:
		return z, "division by zero"
	case x.kind == isInt && y.kind == isInt:
		z = value{kind: isInt, i: whole(op, x.i, y.i)}
		if z.i.BitLen() > maxBits {
			return z, "the number is too large"
		}
	case op == "%":
		return z, "% wants whole numbers"
	default:
		z = value{kind: isFloat, f: exact(op, x.rat(), y.rat())}
		if z.f.Num().BitLen()+z.f.Denom().BitLen() > maxBits {
			return z, "the number is too large"
		}
	}
	return z, ""
}

// whole computes with whole numbers. Division drops the fraction, and the rest has the sign of x.
func whole(op string, x, y *big.Int) *big.Int {
	z := new(big.Int)
	switch op {
	case "+":
		return z.Add(x, y)
	case "-":
		return z.Sub(x, y)
	case "*":
		return z.Mul(x, y)
	case "/":
		return z.Quo(x, y)
	}
	return z.Rem(x, y)
}

func exact(op string, x, y *big.Rat) *big.Rat {
	z := new(big.Rat)
	switch op {
	case "+":
		return z.Add(x, y)
	case "-":
		return z.Sub(x, y)
	case "*":
		return z.Mul(x, y)
	}
	return z.Quo(x, y)
}

// power computes x^y for a whole y that is not negative.
func power(x, y value) (z value, msg string) {
	if y.kind != isInt || y.i.Sign() < 0 || !y.i.IsUint64() {
		return z, "want a whole number of at least 0 after ^, found " + y.String()
	}
	if x.kind == isInt {
		if tooLarge(x.i, y.i.Uint64()) {
			return z, "the number is too large"
		}
		return value{kind: isInt, i: new(big.Int).Exp(x.i, y.i, nil)}, ""
	}
	if n := y.i.Uint64(); tooLarge(x.f.Num(), n) || tooLarge(x.f.Denom(), n) {
		return z, "the number is too large"
	}
	num := new(big.Int).Exp(x.f.Num(), y.i, nil)
	den := new(big.Int).Exp(x.f.Denom(), y.i, nil)
	return value{kind: isFloat, f: new(big.Rat).SetFrac(num, den)}, ""
}

// tooLarge reports whether x^n needs more bits than are allowed.
func tooLarge(x *big.Int, n uint64) bool {
	bits := uint64(x.BitLen())
	return bits > 1 && n > maxBits/bits
}

// compare returns the sign of x-y; ok is false where the two cannot be compared.
func compare(x, y value) (sign int, ok bool) {
	switch {
	case x.kind == isText && y.kind == isText:
		return strings.Compare(x.s, y.s), true
	case x.kind == isInt && y.kind == isInt:
		return x.i.Cmp(y.i), true
	case x.isNumber() && y.isNumber():
		return x.rat().Cmp(y.rat()), true
	}
	return 0, false
}

// holds reports whether a comparison with this sign is true.
func holds(op string, sign int) bool {
	switch op {
	case "<":
		return sign < 0
	case "<=":
		return sign <= 0
	case ">":
		return sign > 0
	case ">=":
		return sign >= 0
	case "==":
		return sign == 0
	}
	return sign != 0
}
