// This file reads the text of a format: words, expressions, items.

package format

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

type kind int

const (
	end kind = iota
	number
	name
	quoted
	sign
)

// token is a word of the text.
type token struct {
	kind  kind
	text  string
	place Error // without a message
	blank bool  // a blank stands before it
}

func (t token) String() string {
	switch {
	case t.kind == end:
		return "end of the format"
	case t.kind == sign && t.text == "\n":
		return "end of the line"
	}
	return strconv.Quote(t.text)
}

// fail ends the reading or drawing with an error about a place.
func (t token) fail(format string, args ...any) {
	e := t.place
	e.Msg = fmt.Sprintf(format, args...)
	panic(&e)
}

// lexer cuts the text into tokens.
type lexer struct {
	text  []rune
	at    int
	place Error
}

func newLexer(text string) *lexer {
	return &lexer{text: []rune(text), place: Error{Line: 1, Column: 1}}
}

func (l *lexer) advance(n int) string {
	s := string(l.text[l.at : l.at+n])
	for _, r := range s {
		l.place.Column++
		if r == '\n' {
			l.place.Line, l.place.Column = l.place.Line+1, 1
		}
	}
	l.at += n
	return s
}

// span returns how many characters from here on fit.
func (l *lexer) span(fits func(r rune) bool) int {
	n := slices.IndexFunc(l.text[l.at:], func(r rune) bool { return !fits(r) })
	if n < 0 {
		return len(l.text) - l.at
	}
	return n
}

func (l *lexer) next() token {
	blank := l.advance(l.span(func(r rune) bool { return r == ' ' || r == '\t' || r == '\r' })) != ""
	if strings.HasPrefix(string(l.text[l.at:]), "//") {
		l.advance(l.span(func(r rune) bool { return r != '\n' }))
	}
	t := token{place: l.place, blank: blank}
	if l.at == len(l.text) {
		return t
	}
	switch r := l.text[l.at]; {
	case r >= '0' && r <= '9':
		t.kind, t.text = number, l.advance(l.span(func(r rune) bool { return r >= '0' && r <= '9' || r == '_' }))
	case unicode.IsLetter(r):
		t.kind, t.text = name, l.advance(l.span(func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }))
	case r == '"':
		l.advance(1)
		t.kind, t.text = quoted, l.advance(l.span(func(r rune) bool { return r != '"' && r != '\n' }))
		if l.at == len(l.text) || l.text[l.at] != '"' {
			t.fail("the quote is not closed")
		}
		l.advance(1)
	default:
		t.kind, t.text = sign, l.advance(1)
		if r == '.' && l.at < len(l.text) && l.text[l.at] == '.' {
			t.text += l.advance(1)
		}
	}
	return t
}

// parser reads tokens; tok is the one to be read next.
type parser struct {
	lex   *lexer
	tok   token
	names []string
	depth int // of parentheses, in which blanks within expressions mean nothing
}

func (p *parser) fail(format string, args ...any) { p.tok.fail(format, args...) }

func (p *parser) is(text string) bool { return p.tok.kind == sign && p.tok.text == text }

// take reads the token if it is this sign.
func (p *parser) take(text string) bool {
	if !p.is(text) {
		return false
	}
	p.tok = p.lex.next()
	return true
}

func (p *parser) want(text string) {
	if !p.take(text) {
		p.fail("want %q, not %s", text, p.tok)
	}
}

// lines reads items up to the end of the text or of a parenthesis. Items of one line are written into one line.
func (p *parser) lines() []item {
	var lines, line []item
	for {
		ended := p.tok.kind == end || p.is(")") || p.is(",")
		if ended || p.is(";") || p.is("\n") {
			if len(line) > 0 {
				items := line
				lines = append(lines, func(w *writer) {
					for _, it := range items {
						it(w)
					}
				})
			}
			if line = nil; ended {
				return lines
			}
			p.tok = p.lex.next()
			continue
		}
		line = append(line, p.item())
	}
}

// item reads one item of a line.
func (p *parser) item() item {
	if p.tok.kind == quoted {
		text := p.tok.text
		p.tok = p.lex.next()
		return func(w *writer) { w.word(text) }
	}
	if p.tok.kind == name {
		at := p.tok
		if b, ok := blocks[at.text]; ok {
			p.tok = p.lex.next()
			return p.call(at, b)
		}
		if rest := string(p.lex.text[p.lex.at:]); strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "=") {
			return p.named()
		}
	}
	v := p.interval()
	return func(w *writer) { w.word(strconv.FormatInt(v(w), 10)) }
}

// named reads NAME:VALUE, which is written, or NAME=VALUE, which is not.
func (p *parser) named() item {
	n := p.tok.text
	p.tok = p.lex.next()
	shown := p.is(":")
	p.tok = p.lex.next()
	v := p.interval()
	p.names = append(p.names, n)
	return func(w *writer) {
		x := v(w)
		w.names = append(w.names, named{n, x})
		if shown {
			w.word(strconv.FormatInt(x, 10))
		}
	}
}

// interval reads LOW..HIGH, of which a number is drawn, or an expression alone.
func (p *parser) interval() value {
	at := p.tok
	lo := p.sum()
	if !p.take("..") {
		return lo
	}
	hi := p.sum()
	return func(w *writer) int64 {
		a, b := lo(w), hi(w)
		if a > b {
			at.fail("there is no number in %d..%d", a, b)
		}
		return w.between(a, b)
	}
}

// operators are those of expressions by how they bind, the weakest first.
var operators = [][]string{{"+", "-"}, {"*", "/", "%"}, {"^"}}

func (p *parser) sum() value { return p.binary(0) }

func (p *parser) binary(level int) value {
	if level == len(operators) {
		return p.operand()
	}
	a := p.binary(level + 1)
	for p.tok.kind == sign && slices.Contains(operators[level], p.tok.text) && (p.depth > 0 || !p.tok.blank) {
		at, left := p.tok, a
		p.tok = p.lex.next()
		right := p.binary(level + 1)
		a = func(w *writer) int64 { return compute(at, left(w), right(w)) }
	}
	return a
}

// compute applies an operator; what does not fit into 64 bits is an error.
func compute(op token, a, b int64) int64 {
	switch op.text {
	case "+", "-":
		if op.text == "-" {
			b = -b
		}
		if s := a + b; (s > a) == (b > 0) {
			return s
		}
	case "/", "%":
		if b == 0 {
			op.fail("a division by 0")
		}
		if op.text == "/" {
			return a / b
		}
		return a % b
	case "^":
		if b < 0 {
			op.fail("a negative exponent")
		}
		x := int64(1)
		for range min(b, 64+b%2) { // by then 0, 1 or -1 has come round, and all else is too large
			x = times(op, x, a)
		}
		return x
	case "*":
		return times(op, a, b)
	}
	op.fail("the result does not fit into 64 bits")
	return 0
}

func times(op token, a, b int64) int64 {
	magnitude := func(x int64) uint64 {
		if x < 0 {
			return -uint64(x)
		}
		return uint64(x)
	}
	if over, low := bits.Mul64(magnitude(a), magnitude(b)); over > 0 || low > 1<<63-1 {
		op.fail("the result does not fit into 64 bits")
	}
	return a * b
}

// operand reads a number, a name, min(...), max(...), a parenthesis, or one of them with a minus.
func (p *parser) operand() value {
	at := p.tok
	p.tok = p.lex.next()
	switch {
	case at.kind == number:
		n, err := strconv.ParseInt(strings.ReplaceAll(at.text, "_", ""), 10, 64)
		if err != nil {
			at.fail("%s is too large", at.text)
		}
		return func(*writer) int64 { return n }
	case at.kind == sign && at.text == "-":
		v := p.binary(len(operators) - 1)
		return func(w *writer) int64 { return compute(at, 0, v(w)) }
	case at.kind == sign && at.text == "(":
		p.depth++
		v := p.sum()
		p.depth--
		p.want(")")
		return v
	case at.kind == name && (at.text == "min" || at.text == "max") && p.take("("):
		return p.extreme(at.text == "min")
	case at.kind == name && slices.Contains(p.names, at.text):
		return func(w *writer) int64 { return w.lookup(at.text) }
	case at.kind == name:
		at.fail("nothing before has the name %s%s", at.text, known(p.names))
	}
	at.fail("want a number, a name, a text in quotes or one of %s, not %s", blockNames(), at)
	return nil
}

func known(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return "; there are " + strings.Join(names, ", ")
}

// extreme reads the arguments of min and max.
func (p *parser) extreme(least bool) value {
	p.depth++
	v := p.sum()
	for p.take(",") {
		a, b := v, p.sum()
		v = func(w *writer) int64 {
			if least {
				return min(a(w), b(w))
			}
			return max(a(w), b(w))
		}
	}
	p.depth--
	p.want(")")
	return v
}
