// This file runs a program over an input.

package checktestdata

import (
	"bytes"
	"context"
	"fmt"
	"math/big"
	"regexp"
	"strconv"
	"strings"
)

// machine is one run.
type machine struct {
	ctx     context.Context
	file    string
	in      []byte
	pos     int
	vars    map[string]map[string]value // by name, then by indices; "" without any
	regexps map[string]*regexp.Regexp
	steps   int
}

// fault ends the run because of the program.
func (m *machine) fault(t token, format string, args ...any) {
	panic(failure{&Error{m.file, t.line, t.col, fmt.Sprintf(format, args...)}})
}

// mismatch ends the run because of the input, at a place in it.
func (m *machine) mismatch(c *command, pos int, format string, args ...any) {
	line := bytes.Count(m.in[:pos], []byte("\n")) + 1
	col := pos - bytes.LastIndexByte(m.in[:pos], '\n')
	where := m.file + ": end of the program"
	if c != nil {
		where = fmt.Sprintf("%s:%d: %s", m.file, c.at.line, c.text)
	}
	panic(failure{&Mismatch{line, col, where, fmt.Sprintf(format, args...)}})
}

// maxFound bounds how much of the input a message shows, in bytes.
const maxFound = 24

// found shows what stands at a place of the input.
func (m *machine) found(pos int) string {
	rest := m.in[pos:]
	if len(rest) == 0 {
		return "the end of the input"
	}
	n := bytes.IndexAny(rest, " \n")
	switch {
	case n == 0:
		n = 1
	case n < 0 || n > maxFound:
		n = min(len(rest), maxFound)
	}
	return strconv.Quote(string(rest[:n]))
}

// step counts what is done, so that a program that never ends can be ended.
func (m *machine) step() {
	if m.steps++; m.steps%1024 == 0 && m.ctx.Err() != nil {
		panic(failure{m.ctx.Err()})
	}
}

// run does commands one after the other. It reports whether EOF has ended the program.
func (m *machine) run(list []*command) (ended bool) {
	for _, c := range list {
		if m.do(c) {
			return true
		}
	}
	return false
}

func (m *machine) do(c *command) (ended bool) {
	m.step()
	switch c.name {
	case "SPACE":
		m.match(c, " ")
	case "NEWLINE":
		m.match(c, "\n")
	case "EOF":
		m.atEnd(c)
		return true
	case "INT":
		m.integer(c)
	case "FLOAT", "FLOATP":
		m.float(c)
	case "STRING":
		m.match(c, m.text(c.args[0]))
	case "REGEX":
		m.regex(c)
	case "ASSERT":
		if !m.test(c.args[0]) {
			m.mismatch(c, m.pos, "the assertion does not hold%s", m.because(c.args[0]))
		}
	case "SET":
		for _, s := range c.sets {
			m.set(s.target, m.eval(s.value))
		}
	case "UNSET":
		for _, name := range c.names {
			delete(m.vars, name)
		}
	case "IF":
		if m.test(c.args[0]) {
			return m.run(c.body)
		}
		return m.run(c.other)
	default:
		return m.loop(c)
	}
	return false
}

// because shows the values of the two sides of a comparison that does not hold.
func (m *machine) because(x *expr) string {
	if len(x.args) != 2 || x.op == "&&" || x.op == "||" || x.op == "INARRAY" {
		return ""
	}
	return fmt.Sprintf(": %s %s %s", m.eval(x.args[0]), x.op, m.eval(x.args[1]))
}

// loop runs REP, REPI, WHILE or WHILEI.
func (m *machine) loop(c *command) (ended bool) {
	count := func(i int64) {
		if c.target != nil {
			m.set(c.target, value{kind: isInt, i: big.NewInt(i)})
		}
	}
	count(0)
	goOn := func(int64) bool { return m.test(c.args[0]) }
	if strings.HasPrefix(c.name, "REP") {
		n := m.whole(c.args[0])
		if n.Sign() < 0 || n.BitLen() > 32 {
			m.fault(c.args[0].at, "the count %v is not within 0 and 4294967295", n)
		}
		goOn = func(i int64) bool { return i < n.Int64() }
	}
	for i := int64(0); goOn(i); i++ {
		m.step()
		if i > 0 && c.sep != nil && m.do(c.sep) || m.run(c.body) {
			return true
		}
		count(i + 1)
	}
	return false
}

// match reads these very bytes.
func (m *machine) match(c *command, want string) {
	for i := range len(want) {
		if m.pos+i >= len(m.in) || m.in[m.pos+i] != want[i] {
			m.mismatch(c, m.pos+i, "want %q, found %s", want[i:], m.found(m.pos+i))
		}
	}
	m.pos += len(want)
}

func (m *machine) atEnd(c *command) {
	if m.pos < len(m.in) {
		m.mismatch(c, m.pos, "want the end of the input, found %s", m.found(m.pos))
	}
}

// integer reads a whole number: no leading zero, no plus sign, no -0.
func (m *machine) integer(c *command) {
	rest := m.in[m.pos:]
	first := len(rest) - len(bytes.TrimPrefix(rest, []byte("-")))
	n := first + digits(rest[first:])
	switch {
	case n == first:
		m.mismatch(c, m.pos, "want a whole number, found %s", m.found(m.pos))
	case rest[first] == '0' && n > first+1:
		m.mismatch(c, m.pos, "a whole number with a leading zero: %s", m.found(m.pos))
	case rest[first] == '0' && first == 1:
		m.mismatch(c, m.pos, "-0 is not allowed")
	}
	x, _ := new(big.Int).SetString(string(rest[:n]), 10)
	m.within(c, value{kind: isInt, i: x}, isInt)
	m.pos += n
}

// within holds a number that was read against the bounds of the command, and stores it.
func (m *machine) within(c *command, x value, kind kind) {
	lo, hi := m.number(c.args[0]), m.number(c.args[1])
	if kind == isInt && (lo.kind != isInt || hi.kind != isInt) {
		m.fault(c.at, "the bounds of INT are no whole numbers: %v and %v", lo, hi)
	}
	low, _ := compare(x, lo)
	high, _ := compare(x, hi)
	if low < 0 || high > 0 {
		m.mismatch(c, m.pos, "%s is not within %v and %v", m.found(m.pos), lo, hi)
	}
	if c.target != nil {
		m.set(c.target, x)
	}
}

// float reads a number that may have a fraction and an exponent.
func (m *machine) float(c *command) {
	rest := m.in[m.pos:min(len(m.in), m.pos+maxNumber)]
	n := len(rest) - len(bytes.TrimPrefix(rest, []byte("-")))
	whole := digits(rest[n:])
	if whole == 0 {
		m.mismatch(c, m.pos, "want a number, found %s", m.found(m.pos))
	}
	n += whole
	places := 0
	if n < len(rest) && rest[n] == '.' {
		if places = digits(rest[n+1:]); places > 0 {
			n += 1 + places
		}
	}
	if c.format != "FIXED" {
		e := exponent(rest[n:])
		if e == 0 && c.format == "SCIENTIFIC" {
			m.mismatch(c, m.pos, "want a number with an exponent, found %s", m.found(m.pos))
		}
		n += e
	}
	m.places(c, places)
	x, ok := fraction(string(rest[:n]))
	if !ok || n == maxNumber {
		m.mismatch(c, m.pos, "the number %s is too large to be read", m.found(m.pos))
	}
	m.within(c, value{kind: isFloat, f: x}, isFloat)
	m.pos += n
}

// maxNumber bounds the length of a number with a fraction, in bytes.
const maxNumber = 1 << 20

// places holds the number of digits after the point against the bounds of FLOATP.
func (m *machine) places(c *command, n int) {
	if c.name != "FLOATP" {
		return
	}
	x, lo, hi := big.NewInt(int64(n)), m.whole(c.args[2]), m.whole(c.args[3])
	if x.Cmp(lo) < 0 || x.Cmp(hi) > 0 {
		m.mismatch(c, m.pos, "%s has %d digits after the point, want %v to %v", m.found(m.pos), n, lo, hi)
	}
}

func (m *machine) regex(c *command) {
	text := m.text(c.args[0])
	re := m.regexps[text]
	if re == nil {
		var err error
		if re, err = regexp.Compile(`\A(?:` + text + `)`); err != nil {
			m.fault(c.args[0].at, "%v", err)
		}
		if m.regexps == nil {
			m.regexps = map[string]*regexp.Regexp{}
		}
		m.regexps[text] = re
	}
	place := re.FindIndex(m.in[m.pos:])
	if place == nil {
		m.mismatch(c, m.pos, "want what matches %q, found %s", text, m.found(m.pos))
	}
	if c.target != nil {
		m.set(c.target, value{kind: isText, s: string(m.in[m.pos : m.pos+place[1]])})
	}
	m.pos += place[1]
}

// index names the indices of a variable.
func (m *machine) index(x *expr) string {
	if len(x.args) == 0 {
		return ""
	}
	words := make([]string, len(x.args))
	for i, a := range x.args {
		words[i] = m.whole(a).String()
	}
	return strings.Join(words, ",")
}

func (m *machine) set(x *expr, v value) {
	if v.kind == isTest {
		m.fault(x.at, "the outcome of a test cannot be kept in a variable")
	}
	if m.vars[x.name] == nil {
		m.vars[x.name] = map[string]value{}
	}
	m.vars[x.name][m.index(x)] = v
}

func (m *machine) number(x *expr) value {
	v := m.eval(x)
	if !v.isNumber() {
		m.fault(x.at, "want a number, found %v", v.kind)
	}
	return v
}

func (m *machine) whole(x *expr) *big.Int {
	v := m.eval(x)
	if v.kind != isInt {
		m.fault(x.at, "want a whole number, found %v", v.kind)
	}
	return v.i
}

func (m *machine) text(x *expr) string {
	v := m.eval(x)
	if v.kind != isText {
		m.fault(x.at, "want a text, found %v", v.kind)
	}
	return v.s
}

func (m *machine) test(x *expr) bool {
	v := m.eval(x)
	if v.kind != isTest {
		m.fault(x.at, "want a test, found %v", v.kind)
	}
	return v.b
}

func (m *machine) eval(x *expr) value {
	m.step()
	switch x.op {
	case "const":
		return x.value
	case "var":
		v, ok := m.vars[x.name][m.index(x)]
		if !ok {
			m.fault(x.at, "the variable %s is not set", m.readable(x))
		}
		return v
	case "neg":
		zero := value{kind: isInt, i: new(big.Int)}
		return m.compute(x, "-", zero, m.eval(x.args[0]))
	case "+", "-", "*", "/", "%", "^":
		return m.compute(x, x.op, m.eval(x.args[0]), m.eval(x.args[1]))
	case "STRLEN":
		return value{kind: isInt, i: big.NewInt(int64(len(m.text(x.args[0]))))}
	}
	return value{kind: isTest, b: m.truth(x)}
}

// readable names a variable with its indices.
func (m *machine) readable(x *expr) string {
	if index := m.index(x); index != "" {
		return x.name + "[" + index + "]"
	}
	return x.name
}

func (m *machine) compute(x *expr, op string, a, b value) value {
	v, msg := arithmetic(op, a, b)
	if msg != "" {
		m.fault(x.at, "%s", msg)
	}
	return v
}

// truth decides a test.
func (m *machine) truth(x *expr) bool {
	switch x.op {
	case "!":
		return !m.test(x.args[0])
	case "&&":
		return m.test(x.args[0]) && m.test(x.args[1])
	case "||":
		return m.test(x.args[0]) || m.test(x.args[1])
	case "ISEOF":
		return m.pos == len(m.in)
	case "MATCH":
		text := m.text(x.args[0])
		return m.pos < len(m.in) && strings.IndexByte(text, m.in[m.pos]) >= 0
	case "UNIQUE":
		return m.unique(x)
	case "INARRAY":
		return m.inArray(x)
	}
	a, b := m.eval(x.args[0]), m.eval(x.args[1])
	sign, ok := compare(a, b)
	if !ok {
		m.fault(x.at, "%v and %v cannot be compared", a.kind, b.kind)
	}
	return holds(x.op, sign)
}

func (m *machine) array(x *expr, name string) map[string]value {
	a := m.vars[name]
	if a == nil {
		m.fault(x.at, "the variable %s is not set", name)
	}
	return a
}

// unique tells whether no two indices have the same tuple of values. The variables must have the same
// indices.
func (m *machine) unique(x *expr) bool {
	first := m.array(x, x.names[0])
	seen := make(map[string]bool, len(first))
	for _, name := range x.names {
		if len(m.array(x, name)) != len(first) {
			return false
		}
	}
	for index := range first {
		var tuple strings.Builder
		for _, name := range x.names {
			v, ok := m.vars[name][index]
			if !ok {
				return false
			}
			m.step()
			fmt.Fprintf(&tuple, "%s|", v.identity())
		}
		if seen[tuple.String()] {
			return false
		}
		seen[tuple.String()] = true
	}
	return true
}

func (m *machine) inArray(x *expr) bool {
	want := m.eval(x.args[0])
	for _, v := range m.array(x, x.names[0]) {
		m.step()
		if sign, ok := compare(v, want); ok && sign == 0 {
			return true
		}
	}
	return false
}
