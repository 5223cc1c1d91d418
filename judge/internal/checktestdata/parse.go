// This file reads commands and expressions.

package checktestdata

import (
	"fmt"
	"math/big"
	"strings"
)

// command is one command with the commands inside of it.
type command struct {
	name string
	at   token  // its first word
	text string // as it stands in the program, up to its closing bracket

	args   []*expr // the values in its brackets
	target *expr   // the variable that INT, FLOAT, FLOATP or REGEX sets, or that counts in REPI and WHILEI
	format string  // FIXED, SCIENTIFIC or ""
	sets   []assignment
	names  []string // of UNSET
	sep    *command // between the rounds of a loop
	body   []*command
	other  []*command // after ELSE
}

// assignment is one of SET.
type assignment struct {
	target, value *expr
}

// expr is an expression; a constant has no operator.
type expr struct {
	op    string // an operator, a function, "var", "const" or "neg"
	at    token
	args  []*expr
	name  string // of "var"
	names []string
	value value
}

type parser struct {
	file, text string
	tokens     []token
	pos        int
	depth      int
}

// maxDepth bounds the nesting, so that a hostile program cannot exhaust the stack.
const maxDepth = 1000

func (p *parser) fail(t token, format string, args ...any) {
	panic(failure{&Error{p.file, t.line, t.col, fmt.Sprintf(format, args...)}})
}

func (p *parser) peek() token { return p.tokens[p.pos] }

func (p *parser) next() token {
	t := p.tokens[p.pos]
	if t.kind != endToken {
		p.pos++
	}
	return t
}

// is reports whether the next token is this word or sign.
func (p *parser) is(text string) bool {
	t := p.peek()
	return (t.kind == wordToken || t.kind == signToken) && t.text == text
}

// take passes over the next token if it is this one.
func (p *parser) take(text string) bool {
	if p.is(text) {
		p.pos++
		return true
	}
	return false
}

func (p *parser) want(text string) {
	if !p.take(text) {
		p.fail(p.peek(), "want %q, found %s", text, p.peek())
	}
}

// nest counts one level more until the function that it returns is called.
func (p *parser) nest() func() {
	if p.depth++; p.depth > maxDepth {
		p.fail(p.peek(), "nested deeper than %d levels", maxDepth)
	}
	return func() { p.depth-- }
}

// commands reads commands up to something else.
func (p *parser) commands() []*command {
	defer p.nest()()
	var list []*command
	for p.peek().kind == wordToken && !p.is("END") && !p.is("ELSE") {
		list = append(list, p.command())
	}
	return list
}

// command reads one command with its body.
func (p *parser) command() *command {
	c := p.head()
	switch c.name {
	case "REP", "REPI", "WHILE", "WHILEI":
		c.body = p.commands()
		p.want("END")
	case "IF":
		c.body = p.commands()
		if p.take("ELSE") {
			c.other = p.commands()
		}
		p.want("END")
	}
	return c
}

// head reads a command as far as its closing bracket.
func (p *parser) head() *command {
	defer p.nest()()
	t := p.next()
	c := &command{name: t.text, at: t}
	switch t.text {
	case "SPACE", "NEWLINE", "EOF":
		c.text = t.text
		return c
	}
	read := map[string]func(*command){
		"INT": p.bounds, "FLOAT": p.bounds, "FLOATP": p.bounds, "STRING": p.one, "REGEX": p.pattern,
		"ASSERT": p.one, "IF": p.one, "SET": p.assignments, "UNSET": func(c *command) { c.names = p.variables() },
		"REP": p.loop, "REPI": p.loop, "WHILE": p.loop, "WHILEI": p.loop,
	}[t.text]
	if t.kind != wordToken || read == nil {
		p.fail(t, "unknown command %s", t)
	}
	p.want("(")
	read(c)
	p.want(")")
	c.text = strings.Join(strings.Fields(p.text[t.start:p.tokens[p.pos-1].end]), " ")
	return c
}

func (p *parser) one(c *command) { c.args = []*expr{p.expr()} }

// bounds reads the arguments of the commands that read numbers.
func (p *parser) bounds(c *command) {
	n := 2
	if c.name == "FLOATP" {
		n = 4
	}
	for i := range n {
		if i > 0 {
			p.want(",")
		}
		c.args = append(c.args, p.expr())
	}
	if !p.take(",") {
		return
	}
	c.target = p.variable()
	if c.name == "INT" || !p.take(",") {
		return
	}
	if !p.is("FIXED") && !p.is("SCIENTIFIC") {
		p.fail(p.peek(), "want FIXED or SCIENTIFIC, found %s", p.peek())
	}
	c.format = p.next().text
}

func (p *parser) pattern(c *command) {
	p.one(c)
	if p.take(",") {
		c.target = p.variable()
	}
}

func (p *parser) assignments(c *command) {
	for {
		target := p.variable()
		p.want("=")
		c.sets = append(c.sets, assignment{target, p.expr()})
		if !p.take(",") {
			return
		}
	}
}

// loop reads the brackets of a loop: the variable that counts, the count or condition, the separator.
func (p *parser) loop(c *command) {
	if strings.HasSuffix(c.name, "I") {
		c.target = p.variable()
		p.want(",")
	}
	p.one(c)
	if p.take(",") {
		c.sep = p.command()
	}
}

// variables reads names with commas between.
func (p *parser) variables() []string {
	var names []string
	for {
		names = append(names, p.name().text)
		if !p.take(",") {
			return names
		}
	}
}

// name reads the name of a variable: small letters and digits.
func (p *parser) name() token {
	t := p.next()
	if t.kind != wordToken || strings.ToLower(t.text) != t.text {
		p.fail(t, "want the name of a variable, found %s", t)
	}
	return t
}

// variable reads a name with its indices.
func (p *parser) variable() *expr {
	t := p.name()
	x := &expr{op: "var", at: t, name: t.text}
	if p.take("[") {
		x.args = p.list()
		p.want("]")
	}
	return x
}

func (p *parser) list() []*expr {
	list := []*expr{p.expr()}
	for p.take(",") {
		list = append(list, p.expr())
	}
	return list
}

// binary are the operators between two values, those that bind loosest first. All of them take from
// the left.
var binary = [][]string{
	{"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"},
}

func (p *parser) expr() *expr {
	defer p.nest()()
	return p.level(0)
}

func (p *parser) level(i int) *expr {
	if i == len(binary) {
		return p.unary()
	}
	left := p.level(i + 1)
	for {
		t := p.peek()
		if !p.oneOf(binary[i]) {
			return left
		}
		left = &expr{op: t.text, at: t, args: []*expr{left, p.level(i + 1)}}
	}
}

// oneOf passes over the next token if it is one of these.
func (p *parser) oneOf(signs []string) bool {
	for _, s := range signs {
		if p.take(s) {
			return true
		}
	}
	return false
}

func (p *parser) unary() *expr {
	defer p.nest()()
	t := p.peek()
	switch {
	case p.take("-"):
		return &expr{op: "neg", at: t, args: []*expr{p.unary()}}
	case p.take("!"):
		return &expr{op: "!", at: t, args: []*expr{p.unary()}}
	}
	left := p.primary()
	for {
		t := p.peek()
		if !p.take("^") {
			return left
		}
		left = &expr{op: "^", at: t, args: []*expr{left, p.exponent()}}
	}
}

// exponent reads what stands after ^, which may have a sign.
func (p *parser) exponent() *expr {
	if t := p.peek(); p.take("-") {
		return &expr{op: "neg", at: t, args: []*expr{p.primary()}}
	}
	return p.primary()
}

func (p *parser) primary() *expr {
	t := p.next()
	x := &expr{op: "const", at: t}
	switch {
	case t.kind == intToken:
		i, _ := new(big.Int).SetString(t.text, 10)
		x.value = value{kind: isInt, i: i}
	case t.kind == floatToken:
		f, ok := fraction(t.text)
		if !ok {
			p.fail(t, "the exponent of %s is too large", t.text)
		}
		x.value = value{kind: isFloat, f: f}
	case t.kind == textToken:
		x.value = value{kind: isText, s: t.text}
	case t.kind == signToken && t.text == "(":
		x = p.expr()
		p.want(")")
	case t.kind == wordToken && strings.ToUpper(t.text) == t.text:
		p.function(x, t)
	case t.kind == wordToken:
		p.pos--
		return p.variable()
	default:
		p.fail(t, "want a value, found %s", t)
	}
	return x
}

// function reads the brackets of a function or test.
func (p *parser) function(x *expr, t token) {
	x.op = t.text
	switch t.text {
	case "ISEOF":
		return
	case "STRLEN", "MATCH":
		p.want("(")
		x.args = []*expr{p.expr()}
	case "UNIQUE":
		p.want("(")
		x.names = p.variables()
	case "INARRAY":
		p.want("(")
		x.args = []*expr{p.expr()}
		p.want(",")
		x.names = []string{p.name().text}
	default:
		p.fail(t, "unknown function %s", t)
	}
	p.want(")")
}
