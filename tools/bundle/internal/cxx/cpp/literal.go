package cpp

// This file writes constants.

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// number is one as it is written.
type number string

func (x number) print(p *printer) { p.write(string(x)) }

func (x number) level() int {
	if x[0] == '-' {
		return prefix
	}
	return primary
}

// text is a string literal with its suffix.
type text struct{ value, suffix string }

func (text) level() int { return primary }

func (x text) print(p *printer) {
	p.write(quote(x.value))
	p.name(x.suffix)
}

// Int is a signed integer.
func Int(n int64) Expr {
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

// Uint is an unsigned integer.
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

// Float is a floating-point number, of single precision if that is asked for.
func Float(f float64, single bool) Expr {
	bits := 64
	if single {
		bits = 32
	}
	s := strconv.FormatFloat(f, 'g', -1, bits)
	if !strings.ContainsAny(s, ".eIN") {
		s += ".0"
	}
	if single {
		s += "f"
	}
	return number(s)
}

// Bool is true or false.
func Bool(b bool) Expr { return Name(strconv.FormatBool(b)) }

// Char is a character of ASCII.
func Char(c rune) Expr { return number(strconv.QuoteRuneToASCII(c)) }

// Text is a constant of the runtime's type for strings.
func Text(s string) Expr { return text{s, "_s"} }

// CText is a constant of C's type for them.
func CText(s string) Expr { return text{s, ""} }

// quote writes a string literal.
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
			b.WriteString(`\?`) // no trigraphs
		case c < 0x20 || c == 0x7f:
			fmt.Fprintf(&b, `\%03o`, c)
		case c >= 0x80:
			if r, size := utf8.DecodeRuneInString(s[i:]); r != utf8.RuneError {
				b.WriteString(s[i : i+size])
				i += size - 1
			} else {
				fmt.Fprintf(&b, `\%03o`, c) // no character of the source's encoding
			}
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
