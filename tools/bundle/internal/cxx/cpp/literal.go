package cpp

// This file writes constants.

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A number is a numeric literal.
type number string

func (x number) print(p *printer) { p.write(string(x)) }

func (x number) level() int {
	if x[0] == '-' {
		return prefix
	}
	return primary
}

// A text is a string literal with its suffix.
type text struct{ value, suffix string }

func (text) level() int { return primary }

func (x text) print(p *printer) {
	p.write(quote(x.value))
	p.name(x.suffix)
}

// Int returns a literal of a signed integer.
func Int(n int64) Expr {
	// C++ has no negative literals: -n is the operator - with the literal n. The smallest int64 and int32
	// need an expression, because without the sign they do not fit their types.
	switch {
	case n == math.MinInt64:
		return number("(-9223372036854775807LL - 1)")
	case n == math.MinInt32:
		return number("(-2147483647 - 1)")
	case n > math.MaxInt32 || n < math.MinInt32:
		return number(strconv.FormatInt(n, 10) + "LL")
	}
	return number(strconv.FormatInt(n, 10))
}

// Uint returns a literal of an unsigned integer.
func Uint(n uint64) Expr {
	suffix := ""
	switch {
	case n > math.MaxUint32:
		suffix = "ULL"
	case n > math.MaxInt32:
		suffix = "U"
	}
	return number(strconv.FormatUint(n, 10) + suffix)
}

// Float returns a literal of a floating-point number, of type float if single is set.
func Float(f float64, single bool) Expr {
	bits := 64
	if single {
		bits = 32
	}
	s := strconv.FormatFloat(f, 'g', -1, bits)

	// Without a point or an exponent, C++ would read an integer. Inf and NaN need neither, because they are
	// written as names.
	if !strings.ContainsAny(s, ".eIN") {
		s += ".0"
	}
	if single {
		s += "f"
	}
	return number(s)
}

// Bool returns true or false.
func Bool(b bool) Expr { return Name(strconv.FormatBool(b)) }

// Char returns a literal of an ASCII character.
func Char(c rune) Expr { return number(strconv.QuoteRuneToASCII(c)) }

// Text returns a string constant of the runtime's string type.
func Text(s string) Expr { return text{s, "_s"} }

// CText returns a C string constant.
func CText(s string) Expr { return text{s, ""} }

// quote returns a string literal.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\t':
			b.WriteString(`\t`)
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '?' && i > 0 && s[i-1] == '?':
			b.WriteString(`\?`) // avoids trigraphs
		case c < 0x20 || c == 0x7f:
			fmt.Fprintf(&b, `\%03o`, c)
		case c >= 0x80:
			if r, size := utf8.DecodeRuneInString(s[i:]); r != utf8.RuneError {
				b.WriteString(s[i : i+size])
				i += size - 1
			} else {
				fmt.Fprintf(&b, `\%03o`, c) // an octal escape for control characters and bytes outside ASCII
			}
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
