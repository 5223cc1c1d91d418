// Package yaml reads the part of YAML that problem packages use, strictly: what it does not
// understand is an error with its line, never a guess.
//
// Understood: block and flow mappings and sequences, plain, quoted and block (| and >) scalars, anchors
// and aliases with the merge key <<, comments, one document with optional --- and ... lines. Refused:
// tags, directives, complex keys, pairs in lists without braces, lines joined by a backslash, escapes that
// only YAML knows, marks of indentation after | and >, tabs as indentation, duplicate keys, several documents,
// text that is not UTF-8.
package yaml

import (
	"fmt"
	"regexp"
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

	merge bool // the key is << without quotes
}

// Get returns the value of a key of a Map, or nil; nil has no keys.
func (n *Node) Get(key string) *Node {
	if n == nil || n.Kind != Map {
		return nil
	}
	for _, value := range n.Items {
		if value.Key == key {
			return value
		}
	}
	return nil
}

// Error is a breach of the grammar, or a value that is not what its reader wanted.
type Error struct {
	File string
	Line int // 0 when the error is about the file as a whole
	Msg  string
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return e.File + ": " + e.Msg
	}
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
}

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
	lines := p.lines(string(data))
	start := 0
	for _, line := range lines {
		p.starts = append(p.starts, start)
		start += len(line)
	}
	p.text = strings.Join(lines, "")
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

var control = regexp.MustCompile(`[\x00-\x08\x0b-\x1f\x7f]`)

// lines cuts a text into the lines of its document. That which begins it counts as empty.
func (p *parser) lines(text string) []string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(strings.TrimPrefix(text, "\ufeff"))
	lines := strings.SplitAfter(text, "\n")
	begun, end := false, len(lines)
	for i, line := range lines {
		content := strings.TrimSpace(line)
		mark := strings.TrimRight(line[:min(4, len(line))], " \t\n")
		bad := ""
		switch {
		case !utf8.ValidString(line):
			bad = "this line is not UTF-8: %q"
		case control.MatchString(line):
			bad = "this line holds a control character: %q"
		case content == "" || content[0] == '#':
		case end < i:
			bad = "text after the end of the document: %q"
		case mark == "...":
			end = i
		case mark == "---" && begun:
			bad = "a second document starts here, want one document: %q"
		case mark == "---":
			if rest := strings.TrimSpace(content[3:]); rest != "" && rest[0] != '#' {
				bad = "want nothing after --- in its line, found %q"
			}
			begun, lines[i] = true, "\n"
		case line[0] == '%':
			bad = "directives (%q) are not supported"
		default:
			begun = true
		}
		if bad != "" {
			p.failIn(i+1, bad, content)
		}
	}
	return lines[:end]
}

// line returns the number of the line.
func (p *parser) line() int { return max(1, sort.SearchInts(p.starts, p.pos+1)) }

// column returns how far the line is indented whose first byte comes next.
func (p *parser) column() int { return p.pos - 1 - strings.LastIndexByte(p.text[:p.pos], '\n') }

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
