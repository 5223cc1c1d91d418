// A recursive-descent parser with an interface tree, errors and a symbol table.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"unicode"
)

type Expr interface {
	Eval(env map[string]float64) (float64, error)
	fmt.Stringer
}
type Num float64
type Var string
type Bin struct {
	op   byte
	l, r Expr
}
type Neg struct{ Expr }

var errDiv = errors.New("division by zero")

type undefined struct{ name string }

func (u undefined) Error() string { return "undefined: " + u.name }

func (n Num) Eval(map[string]float64) (float64, error) { return float64(n), nil }
func (v Var) Eval(env map[string]float64) (float64, error) {
	if x, ok := env[string(v)]; ok {
		return x, nil
	}
	return 0, undefined{string(v)}
}
func (n Neg) Eval(env map[string]float64) (float64, error) {
	x, err := n.Expr.Eval(env)
	return -x, err
}
func (b *Bin) Eval(env map[string]float64) (float64, error) {
	l, err := b.l.Eval(env)
	if err != nil {
		return 0, err
	}
	r, err := b.r.Eval(env)
	if err != nil {
		return 0, err
	}
	switch b.op {
	case '+':
		return l + r, nil
	case '-':
		return l - r, nil
	case '*':
		return l * r, nil
	case '/':
		if r == 0 {
			return 0, fmt.Errorf("in %v: %w", b, errDiv)
		}
		return l / r, nil
	}
	panic("operator " + string(b.op))
}
func (n Num) String() string  { return strconv.FormatFloat(float64(n), 'g', -1, 64) }
func (v Var) String() string  { return string(v) }
func (n Neg) String() string  { return "-" + n.Expr.String() }
func (b *Bin) String() string { return fmt.Sprintf("(%v %c %v)", b.l, b.op, b.r) }

type parser struct {
	s   string
	pos int
}

type syntaxError struct {
	at   int
	what string
}

func (e *syntaxError) Error() string { return fmt.Sprintf("at %d: %s", e.at, e.what) }

func (p *parser) peek() byte {
	for p.pos < len(p.s) && unicode.IsSpace(rune(p.s[p.pos])) {
		p.pos++
	}
	if p.pos == len(p.s) {
		return 0
	}
	return p.s[p.pos]
}

func (p *parser) binary(ops string, next func() Expr) Expr {
	e := next()
	for c := p.peek(); c != 0 && strings.IndexByte(ops, c) >= 0; c = p.peek() {
		p.pos++
		e = &Bin{c, e, next()}
	}
	return e
}

func (p *parser) expr() Expr { return p.binary("+-", p.term) }
func (p *parser) term() Expr { return p.binary("*/", p.factor) }
func (p *parser) factor() Expr {
	c := p.peek()
	start := p.pos
	switch {
	case c == '-':
		p.pos++
		return Neg{p.factor()}
	case c == '(':
		p.pos++
		e := p.expr()
		if p.peek() != ')' {
			panic(&syntaxError{p.pos, "want )"})
		}
		p.pos++
		return e
	case c >= '0' && c <= '9':
		for p.pos < len(p.s) && strings.ContainsRune("0123456789.", rune(p.s[p.pos])) {
			p.pos++
		}
		x, err := strconv.ParseFloat(p.s[start:p.pos], 64)
		if err != nil {
			panic(&syntaxError{start, err.Error()})
		}
		return Num(x)
	case unicode.IsLetter(rune(c)):
		for p.pos < len(p.s) && unicode.IsLetter(rune(p.s[p.pos])) {
			p.pos++
		}
		return Var(p.s[start:p.pos])
	}
	panic(&syntaxError{p.pos, fmt.Sprintf("unexpected %q", c)})
}

func parse(s string) (e Expr, err error) {
	defer func() {
		if r := recover(); r != nil {
			se, ok := r.(*syntaxError)
			if !ok {
				panic(r)
			}
			err = se
		}
	}()
	p := &parser{s: s}
	e = p.expr()
	if p.peek() != 0 {
		return nil, &syntaxError{p.pos, "rest " + strconv.Quote(p.s[p.pos:])}
	}
	return e, nil
}

func main() {
	env := map[string]float64{"pi": 3.14159}
	in := bufio.NewScanner(os.Stdin)
	for n := 1; in.Scan(); n++ {
		name, text, assign := strings.Cut(in.Text(), "=")
		if !assign {
			text = name
		}
		e, err := parse(text)
		if err != nil {
			fmt.Println(n, "syntax", err)
			continue
		}
		v, err := e.Eval(env)
		var u undefined
		switch {
		case errors.Is(err, errDiv):
			fmt.Println(n, "infinite:", err)
		case errors.As(err, &u):
			fmt.Println(n, "unknown", u.name)
		case assign:
			env[strings.TrimSpace(name)] = v
		default:
			fmt.Println(n, e, "=", v)
		}
	}
	fmt.Println(len(env), env)
}
