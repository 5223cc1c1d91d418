// Package yaml parses the subset of YAML that problem packages use. For any other YAML it returns an error with
// the number of the line.
//
// Supported: block and flow mappings and sequences, plain, quoted and block (| and >) scalars, comments, one
// document with optional --- and ... lines. Not supported: anchors, aliases, tags, directives, complex
// keys, pairs in lists without braces, lines joined by a backslash, escapes that Go does not have, indentation
// indicators after | and >, tabs as indentation, several documents, text that is not UTF-8.
//
// If a mapping contains a key twice, the last value counts, as in Python's YAML reader. See Node.Replaces.
package yaml

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"oj/tools/shared/columns"
)

// A Kind says whether a node is empty, a string, a mapping or a list.
type Kind int

// The kinds of nodes.
const (
	Null   Kind = iota // an empty value, null or ~
	Scalar             // a string, without its quotes
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
	Line  int     // the line where the value begins, from 1; for a value in a Map, the line of its key
	Key   string  // the key, if the value is in a Map
	Text  string  // the string of a Scalar
	Items []*Node // the values in a Map or Seq

	Replaces int // the line of an earlier value with the same key, which does not count; 0 if there is none
}

// Get returns the value of a key in a Map, or nil if there is no such key. n may be nil.
func (n *Node) Get(key string) *Node {
	// Accept a nil node, so that callers need not check for nil.
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
	// Use the form FILE:LINE, because editors and terminals can open a file at this place.
	place := e.File
	if e.Line > 0 {
		place += fmt.Sprintf(":%d", e.Line)
	}
	return columns.OneLine(place + ": " + e.Msg)
}

// failure is the type of the values with which Fail, Check and Must panic.
type failure struct{ error }

// Fail panics with an error about a line of a file, or about the whole file if line is 0. It never returns.
// The function Caught turns the panic into an error.
func Fail(file string, line int, format string, args ...any) {
	panic(failure{&Error{file, line, fmt.Sprintf(format, args...)}})
}

// Fail panics with an error about the value n. It never returns. The function Caught turns the panic into an error.
func (n *Node) Fail(format string, args ...any) { Fail(n.File, n.Line, format, args...) }

// Check panics if err is not nil. The function Caught turns the panic into an error.
func Check(err error) {
	if err != nil {
		panic(failure{err})
	}
}

// Must returns the value, or panics if err is not nil. The function Caught turns the panic into an error.
func Must[T any](value T, err error) T {
	Check(err)
	return value
}

// Caught recovers a panic of Fail, Check or Must and stores its error in *err. A function that parses a file
// must defer Caught.
func Caught(err *error) {
	switch end := recover().(type) {
	case nil:
	case failure:
		*err = end.error
	default: // any other panic is a bug: panic again
		panic(end)
	}
}

// A parser contains the lines of a document and the current position. Each parsing method moves the position
// to the end of the value that it returns.
type parser struct {
	file     string
	lines    []string
	row, col int // the position of the next byte, counted from 0
	depth    int
}

// lineEnds replaces the line ends of Windows and of old Macs.
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// Parse parses one document. The root of an empty document is a Null node. Errors are of type *Error and name
// the file.
func Parse(file string, data []byte) (root *Node, err error) {
	defer Caught(&err)

	// Remove a byte-order mark, and replace all line endings by \n.
	text := strings.TrimPrefix(string(data), "\ufeff")
	text = lineEnds.Replace(text)

	p := &parser{file: file, lines: strings.Split(text, "\n")}
	p.checkLines()

	// The document must contain exactly one value.
	root = p.value(0, false)
	if p.next() != 0 {
		p.fail("unexpected indentation before %q", p.rest())
	}
	return root, nil
}

// fail panics with an error about the current line. It never returns.
func (p *parser) fail(format string, args ...any) { Fail(p.file, p.row+1, format, args...) }

var (
	control      = regexp.MustCompile(`[\x00-\x08\x0b-\x1f\x7f]`)
	documentMark = regexp.MustCompile(`^(---|\.\.\.)([ \t]|$)`)
	nothing      = regexp.MustCompile(`^[ \t]*(#|$)`) // nothing except blanks and a comment
)

// checkLines checks the lines without regard to the structure of the document. It rejects invalid characters,
// directives and misplaced document marks. The valid document marks are the line --- at the start and the line
// ... at the end: checkLines replaces them by empty lines.
func (p *parser) checkLines() {
	// --- may occur only once, and nothing may follow the line "...".
	begun, ended := false, false
	for row, line := range p.lines {
		switch p.row = row; {
		case !utf8.ValidString(line):
			p.fail("this line is not UTF-8: %q", line)
		case control.MatchString(line):
			p.fail("this line contains a control character: %q", line)
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
			p.fail("a second document starts here, but only one is allowed: %q", line)
		case !nothing.MatchString(line[3:]):
			p.fail("nothing may follow --- on its line, found %q", line)
		default:
			begun, p.lines[row] = true, ""
		}
	}
	p.row = 0
}

// rest returns the rest of the current line.
func (p *parser) rest() string { return p.lines[p.row][p.col:] }

// next moves to the next byte that is neither blank nor part of a comment, and returns this byte. At the end
// of the document it returns 0.
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
