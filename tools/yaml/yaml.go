// Package yaml reads the part of YAML that problem packages use, strictly: what it does not understand is an error with
// its line, never a guess.
//
// Understood: block and flow mappings and sequences, plain, quoted and block (| and >) scalars, comments, one document
// with optional --- and ... lines. Refused: anchors, aliases, tags, directives, complex keys, pairs in lists without
// braces, lines joined by a backslash, escapes that only YAML knows, marks of indentation after | and >, tabs as
// indentation, duplicate keys, several documents, text that is not UTF-8.
package yaml

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"oj/tools/columns"
)

// Kind tells the sorts of nodes apart.
type Kind int

// The kinds of nodes.
const (
	Null   Kind = iota // nothing was written, or null or ~
	Scalar             // text, with its quotes removed
	Map                // values with their keys, in the order of the file
	Seq
)

func (k Kind) String() string {
	return [...]string{"nothing", "a scalar", "a mapping", "a list"}[k]
}

// Node is one value of a document.
type Node struct {
	Kind  Kind
	File  string
	Line  int     // counted from 1; in a Map that of the key
	Key   string  // in a Map
	Text  string  // of a Scalar
	Items []*Node // of a Map or Seq
}

// Get returns the value of a key of a Map, or nil; nil has no keys.
func (n *Node) Get(key string) *Node {
	// A missing mapping has no keys, so that callers need not check for it.
	if n != nil && n.Kind == Map {
		for _, value := range n.Items {
			if value.Key == key {
				return value
			}
		}
	}
	return nil
}

// Error is a syntax error, or an invalid value.
type Error struct {
	File string
	Line int // 0 when the error is about the file as a whole
	Msg  string
}

func (e *Error) Error() string {
	// Editors open FILE:LINE at the right place.
	place := e.File
	if e.Line > 0 {
		place += fmt.Sprintf(":%d", e.Line)
	}
	return columns.OneLine(place + ": " + e.Msg)
}

// failure is the value of the panic that ends the reading of a file, however deep the readers are nested.
type failure struct{ error }

// Fail ends the reading with an error about a line of a file, or about the whole file if line is 0.
func Fail(file string, line int, format string, args ...any) {
	panic(failure{&Error{file, line, fmt.Sprintf(format, args...)}})
}

// Fail ends the reading with an error about an invalid value.
func (n *Node) Fail(format string, args ...any) { Fail(n.File, n.Line, format, args...) }

// Check ends the reading if there is an error.
func Check(err error) {
	if err != nil {
		panic(failure{err})
	}
}

// Must returns a value, or ends the reading if there is an error.
func Must[T any](value T, err error) T {
	Check(err)
	return value
}

// Caught turns the panic of Fail, Check or Must into an error. A function that reads a file defers it.
func Caught(err *error) {
	switch end := recover().(type) {
	case nil:
	case failure:
		*err = end.error
	default: // a mistake in the program
		panic(end)
	}
}

// parser walks over the lines of a document. After it has read a value, its position is behind the value, in the same
// line.
type parser struct {
	file     string
	lines    []string
	row, col int // of the next byte, counted from 0
	depth    int
}

// Parse reads one document. An empty document is a Null node. Errors are of type *Error and name the file.
func Parse(file string, data []byte) (root *Node, err error) {
	defer Caught(&err)

	// A byte-order mark and the line ends of other systems change nothing.
	text := strings.TrimPrefix(string(data), "\ufeff")
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)

	p := &parser{file: file, lines: strings.Split(text, "\n")}
	p.checkLines()

	// All text must belong to the one value of the document.
	root = p.value(0, false)
	if p.next() != 0 {
		p.fail("unexpected indentation before %q", p.rest())
	}
	return root, nil
}

// fail ends the reading with an error about the line.
func (p *parser) fail(format string, args ...any) { Fail(p.file, p.row+1, format, args...) }

var (
	control      = regexp.MustCompile(`[\x00-\x08\x0b-\x1f\x7f]`)
	documentMark = regexp.MustCompile(`^(---|\.\.\.)([ \t]|$)`)
	nothing      = regexp.MustCompile(`^[ \t]*(#|$)`) // nothing except blanks and a comment
)

// checkLines rejects lines that no document may contain, and empties the marks --- and ... around the document.
func (p *parser) checkLines() {
	// Only one document may begin, and nothing may follow its end.
	begun, ended := false, false
	for row, line := range p.lines {
		switch p.row = row; {
		case !utf8.ValidString(line):
			p.fail("this line is not UTF-8: %q", line)
		case control.MatchString(line):
			p.fail("this line holds a control character: %q", line)
		case nothing.MatchString(line):
		case ended:
			p.fail("text after the end of the document: %q", line)
		case line[0] == '%':
			p.fail("directives (%q) are not supported", line)
		case !documentMark.MatchString(line):
			begun = true
		case line[0] == '.':
			ended, p.lines[row] = true, ""
		case begun:
			p.fail("a second document starts here, want one document: %q", line)
		case !nothing.MatchString(line[3:]):
			p.fail("want nothing after --- in its line, found %q", line)
		default:
			begun, p.lines[row] = true, ""
		}
	}
	p.row = 0
}

// rest returns the rest of the line.
func (p *parser) rest() string { return p.lines[p.row][p.col:] }

// next moves to the next byte that is neither blank nor part of a comment, and returns this byte; 0 at the end.
func (p *parser) next() byte {
	for {
		// A comment or an empty line is skipped as a whole.
		text := strings.TrimLeft(p.rest(), " \t")
		p.col = len(p.lines[p.row]) - len(text)
		switch {
		case !nothing.MatchString(text):
			return text[0]
		case p.row+1 == len(p.lines):
			return 0
		}
		p.row, p.col = p.row+1, 0
	}
}
