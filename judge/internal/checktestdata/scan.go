// This file cuts the text of a program into words, numbers, strings and signs.

package checktestdata

import (
	"fmt"
	"strings"
)

// tokenKind tells the sorts of tokens apart.
type tokenKind int

const (
	endToken   tokenKind = iota
	wordToken            // a command or function in capitals, or the name of a variable
	intToken             // digits
	floatToken           // digits with a fraction or an exponent
	textToken            // a string, without quotes and escapes
	signToken            // brackets, commas and operators
)

// token is one of them with its place: line and column from 1, and the bytes of the text it stands in.
type token struct {
	kind       tokenKind
	text       string
	line, col  int
	start, end int
}

func (t token) String() string {
	if t.kind == endToken {
		return "the end of the program"
	}
	return fmt.Sprintf("%q", t.text)
}

// signs are the operators and brackets, longer ones first.
var signs = []string{"&&", "||", "==", "!=", "<=", ">=", "<", ">", "!", "+", "-", "*", "/", "%", "^", "(", ")", "[", "]", ",", "="}

// scanner walks over the text.
type scanner struct {
	file, text string
	pos, line  int
	bol        int // where the line begins
}

// scan returns all tokens, the last of which is an endToken.
func scan(file, text string) []token {
	s := &scanner{file: file, text: text, line: 1}
	var list []token
	for {
		t := s.next()
		list = append(list, t)
		if t.kind == endToken {
			return list
		}
	}
}

func (s *scanner) fail(t token, format string, args ...any) {
	panic(failure{&Error{s.file, t.line, t.col, fmt.Sprintf(format, args...)}})
}

// skip passes over blanks and comments.
func (s *scanner) skip() {
	for s.pos < len(s.text) {
		switch c := s.text[s.pos]; c {
		case '\n':
			s.pos++
			s.line, s.bol = s.line+1, s.pos
		case ' ', '\t', '\r':
			s.pos++
		case '#':
			end := strings.IndexByte(s.text[s.pos:], '\n')
			if end < 0 {
				end = len(s.text) - s.pos
			}
			s.pos += end
		default:
			return
		}
	}
}

func (s *scanner) next() token {
	s.skip()
	t := token{line: s.line, col: s.pos - s.bol + 1, start: s.pos}
	rest := s.text[s.pos:]
	switch {
	case rest == "":
		t.end = s.pos
		return t
	case rest[0] == '"':
		t.kind, t.text = textToken, s.quoted(t)
	case isDigit(rest[0]):
		t.kind, t.text = number(rest)
		s.pos += len(t.text)
	case isLetter(rest[0]):
		n := 1
		for n < len(rest) && (isLetter(rest[n]) || isDigit(rest[n])) {
			n++
		}
		t.kind, t.text = wordToken, rest[:n]
		s.pos += n
	default:
		t.kind, t.text = signToken, s.sign(t, rest)
		s.pos += len(t.text)
	}
	t.end = s.pos
	return t
}

func (s *scanner) sign(t token, rest string) string {
	for _, sign := range signs {
		if strings.HasPrefix(rest, sign) {
			return sign
		}
	}
	s.fail(t, "%q means nothing here", rest[0])
	return ""
}

func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// digits counts the digits at the start of s.
func digits[T string | []byte](s T) int {
	n := 0
	for n < len(s) && isDigit(s[n]) {
		n++
	}
	return n
}

// number cuts a number off: digits, with an optional fraction and exponent.
func number(s string) (tokenKind, string) {
	n, kind := digits(s), intToken
	if n < len(s) && s[n] == '.' {
		n += 1 + digits(s[n+1:])
		kind = floatToken
	}
	if e := exponent(s[n:]); e > 0 {
		n += e
		kind = floatToken
	}
	return kind, s[:n]
}

// exponent counts the bytes of an exponent at the start of s, 0 if there is none.
func exponent[T string | []byte](s T) int {
	if len(s) == 0 || s[0] != 'e' && s[0] != 'E' {
		return 0
	}
	n := 1
	if n < len(s) && (s[n] == '+' || s[n] == '-') {
		n++
	}
	d := digits(s[n:])
	if d == 0 {
		return 0
	}
	return n + d
}

// escapes are the letters after a backslash that stand for something else.
var escapes = map[byte]byte{'n': '\n', 't': '\t', 'r': '\r', 'b': '\b', 'f': '\f', '"': '"', '\\': '\\'}

// quoted reads a string, which may go over several lines.
func (s *scanner) quoted(t token) string {
	var b strings.Builder
	for s.pos++; s.pos < len(s.text); s.pos++ {
		switch c := s.text[s.pos]; c {
		case '"':
			s.pos++
			return b.String()
		case '\n':
			s.line, s.bol = s.line+1, s.pos+1
			b.WriteByte(c)
		case '\\':
			s.escape(t, &b)
		default:
			b.WriteByte(c)
		}
	}
	s.fail(t, "the string is not closed")
	return ""
}

// escape reads what a backslash begins, and stops at the last byte of it. Before all other letters
// the backslash stands for itself.
func (s *scanner) escape(t token, b *strings.Builder) {
	rest := s.text[s.pos+1:]
	if rest == "" {
		return
	}
	code, n := 0, 0
	for n < min(3, len(rest)) && rest[n] >= '0' && rest[n] <= '7' {
		code = code*8 + int(rest[n]-'0')
		n++
	}
	if code > 255 {
		s.fail(t, "\\%s is no byte, want at most \\377", rest[:n])
	}
	if n > 0 {
		b.WriteByte(byte(code))
		s.pos += n
		return
	}
	if rest[0] == '\n' { // the line goes on
		s.pos++
		s.line, s.bol = s.line+1, s.pos+1
		return
	}
	if c, ok := escapes[rest[0]]; ok {
		b.WriteByte(c)
		s.pos++
		return
	}
	b.WriteByte('\\')
}
