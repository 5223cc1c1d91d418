// This file parses the text of a format: tokens, expressions and items.

package format

import (
	"fmt"
	"maps"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"oj/tools/shared/spell"
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

// A token is a word, number, quoted text or sign in the text of a format.
type token struct {
	kind  kind
	text  string
	place Error // an error that contains only the position of the token; fail adds the message
	blank bool  // whether there is a blank before the token
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

// fail panics with an *Error at the token's position. It does not return; recoverError turns the panic into an error.
func (t token) fail(format string, args ...any) {
	e := t.place
	e.Msg = fmt.Sprintf(format, args...)
	panic(&e)
}

// A lexer splits the text into tokens.
type lexer struct {
	text  []rune
	at    int   // the index of the next character
	place Error // the position of that character
}

func newLexer(text string) *lexer {
	return &lexer{text: []rune(text), place: Error{Line: 1, Column: 1}}
}

// advance reads n characters and returns them.
func (l *lexer) advance(n int) string {
	// Count lines and columns for errors.
	s := string(l.text[l.at : l.at+n])
	for _, r := range s {
		l.place.Column++
		if r == '\n' {
			l.place.Line++
			l.place.Column = 1
		}
	}
	l.at += n
	return s
}

// span counts the characters from the current position up to the first character c for which fits(c) is
// false.
func (l *lexer) span(fits func(r rune) bool) int {
	// IndexFunc returns -1 if all characters fit.
	n := slices.IndexFunc(l.text[l.at:], func(r rune) bool { return !fits(r) })
	if n < 0 {
		return len(l.text) - l.at
	}
	return n
}

func isBlank(r rune) bool  { return r == ' ' || r == '\t' || r == '\r' }
func isDigit(r rune) bool  { return r >= '0' && r <= '9' }
func inLine(r rune) bool   { return r != '\n' }
func inQuote(r rune) bool  { return r != '"' && r != '\n' }
func inNumber(r rune) bool { return isDigit(r) || r == '_' }
func inName(r rune) bool   { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }

// next returns the next token.
func (l *lexer) next() token {
	blank := l.advance(l.span(isBlank)) != ""
	if strings.HasPrefix(string(l.text[l.at:]), "//") {
		l.advance(l.span(inLine)) // a comment
	}
	t := token{place: l.place, blank: blank}
	if l.at == len(l.text) {
		return t
	}

	switch r := l.text[l.at]; {
	case isDigit(r):
		t.kind = number
		t.text = l.advance(l.span(inNumber))
	case unicode.IsLetter(r):
		t.kind = name
		t.text = l.advance(l.span(inName))
	case r == '"':
		l.advance(1)
		t.kind = quoted
		t.text = l.advance(l.span(inQuote))
		if l.at == len(l.text) || l.text[l.at] != '"' {
			t.fail("the quote is not closed")
		}
		l.advance(1)
	default:
		// All operators have one character, except "..".
		t.kind = sign
		t.text = l.advance(1)
		if r == '.' && l.at < len(l.text) && l.text[l.at] == '.' {
			t.text += l.advance(1)
		}
	}
	return t
}

// A parser parses the tokens.
type parser struct {
	lex   *lexer
	tok   token    // the next token
	names []string // the names that may be used at the current position
	depth int      // the number of open parentheses; within parentheses, a blank does not end an expression
}

func (p *parser) fail(format string, args ...any) { p.tok.fail(format, args...) }

// is reports whether the next token is the given sign, such as a comma.
func (p *parser) is(text string) bool { return p.tok.kind == sign && p.tok.text == text }

// take skips the next token if it is the given sign. It reports whether it has skipped a token.
func (p *parser) take(text string) bool {
	if !p.is(text) {
		return false
	}
	p.tok = p.lex.next()
	return true
}

// want skips the next token if it is this sign; otherwise it fails.
func (p *parser) want(text string) {
	if !p.take(text) {
		p.fail("want %q, not %s", text, p.tok)
	}
}

// lines parses items up to the end of the text, or up to the end of an argument. Each line of the format
// becomes one item, which writes one line of the input.
func (p *parser) lines() []item {
	var lines, line []item
	for {
		allEnds := p.tok.kind == end || p.is(")") || p.is(",")
		lineEnds := allEnds || p.is(";") || p.is("\n")
		if !lineEnds {
			line = append(line, p.item())
			continue
		}

		// An empty line of the format writes nothing.
		if len(line) > 0 {
			lines = append(lines, inOneLine(line))
		}
		if allEnds {
			return lines
		}
		line = nil
		p.tok = p.lex.next()
	}
}

// inOneLine combines several items into one item, which writes them one after the other.
func inOneLine(items []item) item {
	return func(w *writer) {
		for _, it := range items {
			it(w)
		}
	}
}

// item parses one item of a line.
func (p *parser) item() item {
	if p.tok.kind == quoted {
		text := p.tok.text
		p.tok = p.lex.next()
		return func(w *writer) { w.word(text) }
	}
	if p.tok.kind == name {
		// If this is the name of a block, its arguments follow.
		at := p.tok
		if b, ok := blocks[at.text]; ok {
			p.tok = p.lex.next()
			return p.call(at, b)
		}
		rest := string(p.lex.text[p.lex.at:])
		if strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "=") {
			return p.named()
		}
	}

	// Anything else must be a number.
	v := p.interval()
	return func(w *writer) { w.word(strconv.FormatInt(v(w), 10)) }
}

// named parses NAME:VALUE, which writes the value, or NAME=VALUE, which does not.
func (p *parser) named() item {
	// A colon means that the value is written.
	n := p.tok.text
	p.tok = p.lex.next()
	shown := p.is(":")
	p.tok = p.lex.next()

	// Declare the name only after parsing its value, because the value must not refer to the name itself.
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

// interval parses LOW..HIGH, which is a random number, or an expression.
func (p *parser) interval() value {
	at := p.tok

	// The bounds may depend on names, so they are computed when the input is written.
	lo := p.sum()
	if !p.take("..") {
		return lo
	}
	hi := p.sum()
	return func(w *writer) int64 {
		// The bounds may depend on random values, so they are checked when the input is written.
		a, b := lo(w), hi(w)
		if a > b {
			at.fail("there is no number in %d..%d", a, b)
		}
		return w.between(a, b)
	}
}

// operators contains the operators of expressions in the order of precedence, the lowest first.
var operators = [][]string{{"+", "-"}, {"*", "/", "%"}, {"^"}}

func (p *parser) sum() value { return p.binary(0) }

// binary parses an expression. The parameter level is an index in `operators`: outside parentheses, the
// expression contains only operators of this precedence or a higher one.
func (p *parser) binary(level int) value {
	if level == len(operators) {
		return p.operand()
	}
	v := p.binary(level + 1)
	for {
		isOperator := p.tok.kind == sign && slices.Contains(operators[level], p.tok.text)
		newItem := p.tok.blank && p.depth == 0 // outside parentheses, a blank ends an item: "1 -2" is two items
		if !isOperator || newItem {
			return v
		}
		operator, left := p.tok, v
		p.tok = p.lex.next()
		right := p.binary(level + 1)
		v = func(w *writer) int64 { return compute(operator, left(w), right(w)) }
	}
}

// compute applies the operator op to a and b. If the result does not fit into 64 bits, compute reports
// an error at the position of op.
func compute(op token, a, b int64) int64 {
	switch op.text {
	case "+", "-":
		if op.text == "-" {
			b = -b
		}
		s := a + b
		overflows := (s > a) != (b > 0)
		if !overflows {
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
		// Large powers of 0, 1 and -1 depend only on the parity of the exponent. Large powers of other numbers
		// exceed 64 bits.
		x := int64(1)
		for range min(b, 64+b%2) {
			x = times(op, x, a)
		}
		return x
	case "*":
		return times(op, a, b)
	}
	op.fail("the result does not fit into 64 bits")
	return 0
}

// times returns the product of a and b. If the product does not fit into 64 bits, times fails with an error
// at op.
func times(op token, a, b int64) int64 {
	// Compute the product of the absolute values, to see whether the result fits.
	magnitude := func(x int64) uint64 {
		if x < 0 {
			return -uint64(x)
		}
		return uint64(x)
	}
	high, low := bits.Mul64(magnitude(a), magnitude(b))
	if high > 0 || low > math.MaxInt64 {
		op.fail("the result does not fit into 64 bits")
	}
	return a * b
}

// operand parses a number, a name, min(...), max(...) or an expression in parentheses, with an optional minus
// before it.
func (p *parser) operand() value {
	at := p.tok
	p.tok = p.lex.next()
	switch {
	case at.kind == number:
		// Underscores separate groups of digits.
		n, err := strconv.ParseInt(strings.ReplaceAll(at.text, "_", ""), 10, 64)
		if err != nil {
			at.fail("%s is too large", at.text)
		}
		return func(*writer) int64 { return n }
	case at.kind == sign && at.text == "-":
		// As in mathematics, -2^2 is -(2^2).
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
		// The name may be a mistyped block, option or number.
		if meant := spell.Nearest(at.text, p.words()); meant != "" {
			at.fail("did you mean %s? No earlier number has the name %s%s", meant, at.text, known(p.names))
		}
		at.fail("no earlier number has the name %s%s", at.text, known(p.names))
	}
	at.fail("want a number, a name, a text in quotes or one of %s, not %s", blockNames(), at)
	return nil
}

// words returns all words that can stand in a format here: names of numbers first, then blocks, functions and options.
func (p *parser) words() []string {
	return slices.Concat(p.names, slices.Sorted(maps.Keys(blocks)),
		[]string{"min", "max", "connected", "distinct", "sorted", "walls", "zero"})
}

// known returns a text for the end of an error message. It lists the names that can be used, if there are
// any.
func known(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return "; there are " + strings.Join(names, ", ")
}

// extreme parses the arguments of min or max.
func (p *parser) extreme(isMin bool) value {
	p.depth++
	v := p.sum()
	for p.take(",") {
		before, next := v, p.sum()
		v = func(w *writer) int64 {
			a, b := before(w), next(w)
			if isMin {
				return min(a, b)
			}
			return max(a, b)
		}
	}
	p.depth--
	p.want(")")
	return v
}
