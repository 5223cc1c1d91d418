// Package checktestdata runs input validators that are written in the language of checktestdata, as
// they stand in the files *.ctd of problem packages.
//
// A program says what the input looks like: INT(1,100,n) NEWLINE REP(n,SPACE) INT(0,9) END NEWLINE.
// Whole numbers are of any size, and numbers with a fraction are kept exactly (as fractions), so that
// a bound such as 0.1 means what it says. Regular expressions are those of Go's package regexp, and a
// dot in them matches no newline.
//
// Source of the language: doc/format-spec.md and checktestdata.g4 of
// https://github.com/DOMjudge/checktestdata . Where the two differ the grammar is followed: it has
// FLOATP, STRLEN, SET of several variables, and the usual precedence of && over || over nothing.
package checktestdata

import (
	"context"
	"fmt"
)

// Program is a validator that was read. It may be used by several goroutines at a time.
type Program struct {
	file string
	body []*command
}

// Error is a fault of the program: it is not of the language, or asks for what cannot be, such as the
// value of a variable that was never set. It says nothing about the input.
type Error struct {
	File      string
	Line, Col int // from 1
	Msg       string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Col, e.Msg) }

// Mismatch is an input that is not as the program wants it.
type Mismatch struct {
	Line, Col int    // where in the input, from 1; columns count bytes
	Where     string // the line of the program that is not satisfied
	Msg       string
}

func (m *Mismatch) Error() string {
	return fmt.Sprintf("line %d, column %d: %s (%s)", m.Line, m.Col, m.Msg, m.Where)
}

// Parse reads a program. The name of the file serves for messages; errors are of type *Error.
func Parse(file string, text []byte) (prog *Program, err error) {
	defer rescue(&err)
	tokens := scan(file, string(text))
	p := &parser{file: file, text: string(text), tokens: tokens}
	body := p.commands()
	if t := p.peek(); t.kind != endToken {
		p.fail(t, "want a command, found %s", t)
	}
	return &Program{file, body}, nil
}

// Check holds an input against the program. The error is nil for an input that is right, a *Mismatch
// for one that is not, an *Error when the program itself fails, and that of ctx when it ends.
func (p *Program) Check(ctx context.Context, input []byte) (err error) {
	defer rescue(&err)
	m := &machine{ctx: ctx, file: p.file, in: input, vars: map[string]map[string]value{}}
	if !m.run(p.body) {
		m.atEnd(nil)
	}
	return nil
}

// failure carries an error out of the depths of the parser or the machine.
type failure struct{ err error }

func rescue(err *error) {
	if e := recover(); e != nil {
		f, ok := e.(failure)
		if !ok {
			panic(e)
		}
		*err = f.err
	}
}
