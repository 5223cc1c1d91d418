// Package yaml reads the part of YAML that problem packages use, strictly: any other text is an error, which
// names the line.
//
// Supported: block and flow mappings and sequences, plain, quoted and block (| and >) scalars, comments, one
// document with optional --- and ... lines. lines. Not supported: anchors, aliases, tags, directives, complex
// keys, pairs in lists without braces, lines joined by a backslash, escapes that only YAML has, indentation
// indicators after | and >, tabs as indentation, duplicate keys, several documents, text that is not UTF-8.
package yaml

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"oj/tools/columns"
)

// A Kind is the kind of a node.
type Kind int

// The kinds of nodes.
const (
	Null   Kind = iota // nothing, null or ~
	Scalar             // text, with its quotes removed
	Map                // values with their keys, in the order of the file
	Seq
)

func (k Kind) String() string {
	return [...]string{"nothing", "a scalar", "a mapping", "a list"}[k]
}

// A Node is a value in a document.
type Node struct {
	Kind  Kind
	File  string
	Line  int     // counted from 1; in a Map that of the key
	Key   string  // in a Map
	Text  string  // of a Scalar
	Items []*Node // of a Map or Seq
}

// Get returns the value of a key of a Map, or nil if there is no such key. n may be nil.
func (n *Node) Get(key string) *Node {
	// A nil node has no keys, so callers need not check for it.
	if n != nil && n.Kind == Map {
		for _, value := range n.Items {
			if value.Key == key {
				return value
			}
		}
	}
	return nil
}

// An Error is a syntax error or an invalid value.
type Error struct {
	File string
	Line int // 0 if the error is about the whole file
	Msg  string
}

func (e *Error) Error() string {
	// Editors open the file at the line if the text has the form FILE:LINE.
	place := e.File
	if e.Line > 0 {
		place += fmt.Sprintf(":%d", e.Line)
	}
	return columns.OneLine(place + ": " + e.Msg)
}

// failure is the value of the panic that ends the parsing.
type failure struct{ error }

// Fail panics with an error about a line of a file, or about the whole file if line is 0. Caught recovers it.
func Fail(file string, line int, format string, args ...any) {
	panic(failure{&Error{file, line, fmt.Sprintf(format, args...)}})
}

// Fail panics with an error about an invalid value. Caught recovers it.
func (n *Node) Fail(format string, args ...any) { Fail(n.File, n.Line, format, args...) }

// Check panics if there is an error. Caught recovers it.
func Check(err error) {
	if err != nil {
		panic(failure{err})
	}
}

// Must returns a value, or panics if there is an error. Caught recovers it.
func Must[T any](value T, err error) T {
	Check(err)
	return value
}

// Caught turns the panic of Fail, Check or Must into an error. A function that parses a file defers it.
func Caught(err *error) {
	switch end := recover().(type) {
	case nil:
	case failure:
		*err = end.error
	default: // a bug: panic again
		panic(end)
	}
}

// A parser contains the lines of a document and the current position. Each parsing method moves the position
// behind the value that it returns.
type parser struct {
	file     string
	lines    []string
	row, col int // of the next byte, counted from 0
	depth    int
}

// Parse parses one document. The root of an empty document is a Null node. Errors are of type *Error and name
// the file.
func Parse(file string, data []byte) (root *Node, err error) {
	defer Caught(&err)

	// Ignore a byte-order mark and the line ends of other systems.
	text := strings.TrimPrefix(string(data), "\ufeff")
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)

	p := &parser{file: file, lines: strings.Split(text, "\n")}
	p.checkLines()

	// The document must contain one value and nothing else.
	root = p.value(0, false)
	if p.next() != 0 {
		p.fail("unexpected indentation before %q", p.rest())
	}
	return root, nil
}

// fail panics with an error about the current line.
func (p *parser) fail(format string, args ...any) { Fail(p.file, p.row+1, format, args...) }

var (
	control      = regexp.MustCompile(`[\x00-\x08\x0b-\x1f\x7f]`)
	documentMark = regexp.MustCompile(`^(---|\.\.\.)([ \t]|$)`)
	nothing      = regexp.MustCompile(`^[ \t]*(#|$)`) // nothing except blanks and a comment
)

// checkLines fails if a line is invalid in any document. It replaces the lines --- and ... around the document
// by empty lines.
func (p *parser) checkLines() {
	// A document may begin only once, and nothing may follow its end.
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

// rest returns the rest of the current line.
func (p *parser) rest() string { return p.lines[p.row][p.col:] }

// next moves to the next byte that is neither blank nor part of a comment, and returns this byte; 0 at the end.
func (p *parser) next() byte {
	for {
		// Skip comments and empty lines.
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
