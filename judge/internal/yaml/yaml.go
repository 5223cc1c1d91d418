// Package yaml reads the part of YAML that problem packages use, strictly: what it does not
// understand is an error with its line, never a guess.
//
// Understood: block and flow mappings and sequences, plain, quoted and block (| and >) scalars, anchors
// and aliases with the merge key <<, comments, one document with optional --- and ... lines. Refused:
// tags, directives, complex keys, pairs in lists without braces, lines joined by a backslash, tabs as
// indentation, duplicate keys, several documents, text that is not UTF-8.
package yaml

import (
	"fmt"
	"sort"
	"strings"
	"unicode/utf8"
)

// Kind tells the sorts of nodes apart.
type Kind int

// The kinds of nodes.
const (
	Null   Kind = iota // nothing was written, or null or ~
	Scalar             // text, with its quotes removed
	Map                // keys in the order of the file
	Seq
)

func (k Kind) String() string {
	return [...]string{"nothing", "a scalar", "a mapping", "a list"}[k]
}

// Node is one value of a document.
type Node struct {
	Kind   Kind
	Line   int    // counted from 1
	Text   string // of a Scalar
	Quoted bool   // the Scalar stood in quotes or in a block, so it is text whatever it looks like
	Items  []*Node
	Fields []Field
}

// Field is one key of a Map with its value.
type Field struct {
	Key   string
	Line  int
	Value *Node
	merge bool // the merge key without quotes
}

// Get returns the value of a key of a Map, or nil.
func (n *Node) Get(key string) *Node {
	if n == nil {
		return nil
	}
	for _, f := range n.Fields {
		if f.Key == key {
			return f.Value
		}
	}
	return nil
}

// Error is a breach of the grammar, or a value that is not what its reader wanted.
type Error struct {
	File string
	Line int
	Msg  string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg) }

// parser walks over the text of a document. What reads a value leaves it behind that, in the same line.
type parser struct {
	file    string
	text    string
	starts  []int // where its lines begin
	pos     int
	depth   int
	anchors map[string]*Node
}

// Parse reads one document. An empty document is a Null node. Errors are of type *Error and
// name the file, which serves for nothing else.
func Parse(file string, data []byte) (root *Node, err error) {
	p := &parser{file: file, anchors: map[string]*Node{}}
	defer func() {
		if e := recover(); e != nil {
			bad, ok := e.(*Error)
			if !ok {
				panic(e)
			}
			root, err = nil, bad
		}
	}()
	p.text = strings.Join(p.lines(string(data)), "")
	p.starts = []int{0}
	for i, c := range []byte(p.text) {
		if c == '\n' {
			p.starts = append(p.starts, i+1)
		}
	}
	root = p.value(-1, block)
	if p.next() != 0 {
		p.fail("unexpected indentation before %q", p.rest())
	}
	return root, nil
}

func (p *parser) fail(format string, args ...any) { p.failIn(p.line(), format, args...) }

func (p *parser) failIn(line int, format string, args ...any) {
	panic(&Error{p.file, line, fmt.Sprintf(format, args...)})
}

// lines cuts a text into the lines of its document. That which begins it counts as empty.
func (p *parser) lines(text string) []string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(strings.TrimPrefix(text, "\ufeff"))
	lines := strings.SplitAfter(text, "\n")
	begun, end := false, len(lines)
	for i, line := range lines {
		p.checkText(i+1, line)
		content := strings.TrimSpace(line)
		switch mark := strings.TrimRight(line[:min(4, len(line))], " \t\n"); {
		case content == "" || content[0] == '#':
		case end < i:
			p.failIn(i+1, "text after the end of the document: %q", content)
		case mark == "...":
			end = i
		case mark == "---" && begun:
			p.failIn(i+1, "a second document starts here, want one document")
		case mark == "---":
			if rest := strings.TrimSpace(line[3:]); rest != "" && rest[0] != '#' {
				p.failIn(i+1, "want nothing after --- in its line, found %q", rest)
			}
			begun, lines[i] = true, "\n"
		case line[0] == '%':
			p.failIn(i+1, "directives (%q) are not supported", content)
		default:
			begun = true
		}
	}
	return lines[:end]
}

// checkText refuses what no text holds.
func (p *parser) checkText(no int, line string) {
	if !utf8.ValidString(line) {
		p.failIn(no, "this line is not UTF-8: %q", line)
	}
	for _, c := range line {
		if c < ' ' && c != '\t' && c != '\n' || c == 0x7f {
			p.failIn(no, "this line holds a control character: %q", line)
		}
	}
}

// line returns the number of the line.
func (p *parser) line() int { return sort.SearchInts(p.starts, p.pos+1) }

// column returns how far the line is indented whose first byte comes next.
func (p *parser) column() int { return p.pos - p.starts[p.line()-1] }

// rest returns the rest of the line.
func (p *parser) rest() string {
	rest, _, _ := strings.Cut(p.text[p.pos:], "\n")
	return rest
}

// peek returns the next byte, 0 at the end.
func (p *parser) peek() byte {
	if p.pos == len(p.text) {
		return 0
	}
	return p.text[p.pos]
}

// isBlank reports whether a byte separates what stands before it from what comes after it.
func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == 0 }

// next returns the next byte that is neither blank nor in a comment, 0 at the end.
func (p *parser) next() byte {
	for {
		switch c := p.peek(); {
		case c == '#':
			p.pos += len(p.rest())
		case c == 0 || !isBlank(c):
			return c
		default:
			p.pos++
		}
	}
}

// lineEnd refuses what is neither blank nor a comment in the rest of the line, unless this is within brackets.
func (p *parser) lineEnd(in place, after string) {
	if rest := strings.TrimSpace(p.rest()); in != flow && rest != "" && rest[0] != '#' {
		p.fail("text after %s: %q", after, rest)
	}
}
