// A recursive descent calculator.
package main

import (
	"fmt"
)

type parser struct {
	s string
	i int
}

func (p *parser) peek() byte {
	if p.i < len(p.s) {
		return p.s[p.i]
	}
	return 0
}
func (p *parser) expr() int {
	v := p.term()
	for p.peek() == '+' || p.peek() == '-' {
		op := p.s[p.i]
		p.i++
		if w := p.term(); op == '+' {
			v += w
		} else {
			v -= w
		}
	}
	return v
}
func (p *parser) term() int {
	v := p.atom()
	for p.peek() == '*' || p.peek() == '/' {
		op := p.s[p.i]
		p.i++
		if w := p.atom(); op == '*' {
			v *= w
		} else {
			v /= w
		}
	}
	return v
}
func (p *parser) atom() int {
	if p.peek() == '(' {
		p.i++
		v := p.expr()
		p.i++
		return v
	}
	if p.peek() == '-' {
		p.i++
		return -p.atom()
	}
	v := 0
	for c := p.peek(); c >= '0' && c <= '9'; c = p.peek() {
		v = v*10 + int(c-'0')
		p.i++
	}
	return v
}
func main() {
	for _, s := range []string{"1+2*3", "(1+2)*3", "-4*(2-7)/3", "100/7/2", "((8))"} {
		fmt.Println(s, (&parser{s: s}).expr())
	}
	defer func() { fmt.Println("recovered", recover()) }()
	fmt.Println((&parser{s: "1/(2-2)"}).expr())
}
