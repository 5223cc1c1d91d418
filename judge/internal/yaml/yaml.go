// Package yaml reads the part of YAML that problem packages use, strictly: what it does not
// understand is an error with its line, never a guess.
//
// Understood: block and flow mappings and sequences, plain, quoted and block (| and >) scalars,
// comments, one document with optional --- and ... lines. Refused: anchors, aliases, tags,
// directives, complex keys, tabs as indentation, duplicate keys, several documents.
package yaml

import (
	"fmt"
	"strings"
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

// Parse reads one document. An empty document is a Null node. Errors are of type *Error and
// name the file, which serves for nothing else.
func Parse(file string, data []byte) (root *Node, err error) {
	p := &parser{file: file}
	defer func() {
		if e := recover(); e != nil {
			bad, ok := e.(*Error)
			if !ok {
				panic(e)
			}
			root, err = nil, bad
		}
	}()
	p.split(string(data))
	root = p.block(0)
	if p.pos < len(p.lines) {
		l := p.lines[p.pos]
		p.fail(l.no, "unexpected indentation before %q", l.text)
	}
	return root, nil
}

// line is one line of the document that is neither blank nor comment alone, without its indentation.
type line struct {
	no, indent int
	text       string
}

// parser walks over lines; raw keeps every line for block scalars.
type parser struct {
	file  string
	raw   []string
	lines []line
	pos   int
	depth int
}

// maxDepth bounds the nesting, so that a hostile file cannot exhaust the stack.
const maxDepth = 100

func (p *parser) fail(no int, format string, args ...any) {
	panic(&Error{p.file, no, fmt.Sprintf(format, args...)})
}

// split cuts the text into lines and drops what carries no content.
func (p *parser) split(text string) {
	text = strings.TrimPrefix(text, "\ufeff")
	text = strings.ReplaceAll(text, "\r\n", "\n")
	p.raw = strings.Split(text, "\n")
	for i, s := range p.raw {
		body := strings.TrimLeft(s, " ")
		indent := len(s) - len(body)
		body = strings.TrimRight(body, " \t")
		if indent == 0 {
			if body == "..." {
				p.noMore(i + 1)
				return
			}
			if body == "---" {
				if len(p.lines) > 0 {
					p.fail(i+1, "a second document starts here, want one document")
				}
				continue
			}
			if strings.HasPrefix(body, "%") {
				p.fail(i+1, "directives (%q) are not supported", body)
			}
		}
		if strings.TrimLeft(body, "\t") == "" || body[0] == '#' {
			continue
		}
		p.lines = append(p.lines, line{i + 1, indent, body})
	}
}

// noMore refuses content after the end marker of the document.
func (p *parser) noMore(from int) {
	for i, s := range p.raw[from:] {
		if s = strings.TrimSpace(s); s != "" && s[0] != '#' {
			p.fail(from+i+1, "text after the end of the document: %q", s)
		}
	}
}

// block reads the node whose lines stand at the next line's indentation, which is at least min.
func (p *parser) block(min int) *Node {
	if p.pos >= len(p.lines) || p.lines[p.pos].indent < min {
		no := 1
		if p.pos > 0 {
			no = p.lines[p.pos-1].no
		}
		return &Node{Kind: Null, Line: no}
	}
	if p.depth++; p.depth > maxDepth {
		p.fail(p.lines[p.pos].no, "nested deeper than %d levels", maxDepth)
	}
	defer func() { p.depth-- }()
	l := p.lines[p.pos]
	p.noTab(l)
	if isItem(l.text) {
		return p.sequence(l.indent)
	}
	if _, _, ok := p.cutKey(l); ok {
		return p.mapping(l.indent)
	}
	p.pos++
	return p.value(l.text, l.no, min-1)
}

// noTab refuses a line that a tab indents.
func (p *parser) noTab(l line) {
	if l.text[0] == '\t' {
		p.fail(l.no, "a tab indents this line, want spaces")
	}
}

// isItem reports whether the text starts an item of a block sequence.
func isItem(text string) bool { return text == "-" || strings.HasPrefix(text, "- ") }

// sequence reads the items that stand at this indentation.
func (p *parser) sequence(indent int) *Node {
	n := &Node{Kind: Seq, Line: p.lines[p.pos].no}
	for p.pos < len(p.lines) && p.lines[p.pos].indent == indent && isItem(p.lines[p.pos].text) {
		l := &p.lines[p.pos]
		rest := strings.TrimLeft(l.text[1:], " ")
		if rest == "" || rest[0] == '#' {
			p.pos++
			n.Items = append(n.Items, p.block(indent+1))
			continue
		}
		// The item goes on in this line: read it as a block that is indented by the dash.
		l.indent += len(l.text) - len(rest)
		l.text = rest
		n.Items = append(n.Items, p.block(indent+1))
	}
	p.noDeeper(indent)
	return n
}

// mapping reads the keys that stand at this indentation.
func (p *parser) mapping(indent int) *Node {
	n := &Node{Kind: Map, Line: p.lines[p.pos].no}
	for p.pos < len(p.lines) && p.lines[p.pos].indent == indent {
		l := p.lines[p.pos]
		p.noTab(l)
		if isItem(l.text) {
			p.fail(l.no, "a list item among the keys of a mapping: %q", l.text)
		}
		key, rest, ok := p.cutKey(l)
		if !ok {
			p.fail(l.no, "want \"key: value\", found %q", l.text)
		}
		if n.Get(key) != nil {
			p.fail(l.no, "the key %q stands here a second time", key)
		}
		p.pos++
		n.Fields = append(n.Fields, Field{key, l.no, p.fieldValue(rest, l, indent)})
	}
	p.noDeeper(indent)
	return n
}

// fieldValue reads what follows "key:", in the same line or in the lines below it.
func (p *parser) fieldValue(rest string, l line, indent int) *Node {
	if rest != "" && rest[0] != '#' {
		return p.value(rest, l.no, indent)
	}
	if p.pos < len(p.lines) && p.lines[p.pos].indent == indent && isItem(p.lines[p.pos].text) {
		return p.sequence(indent) // a list may stand at the indentation of its key
	}
	n := p.block(indent + 1)
	if n.Kind == Null {
		n.Line = l.no
	}
	return n
}

// noDeeper refuses a following line that is indented more than the block that ends.
func (p *parser) noDeeper(indent int) {
	if p.pos < len(p.lines) && p.lines[p.pos].indent > indent {
		l := p.lines[p.pos]
		p.fail(l.no, "this line is indented more than the block it follows: %q", l.text)
	}
}

// cutKey splits "key: rest". ok is false when the line does not start with a key.
func (p *parser) cutKey(l line) (key, rest string, ok bool) {
	s := l.text
	switch s[0] {
	case '"', '\'':
		key, n, closed := unquote(s)
		if !closed || n < 0 || n >= len(s) || s[n] != ':' {
			return "", "", false
		}
		if n+1 < len(s) && s[n+1] != ' ' && s[n+1] != '\t' {
			return "", "", false
		}
		return key, strings.TrimLeft(s[n+1:], " \t"), true
	case '?':
		if len(s) == 1 || s[1] == ' ' {
			p.fail(l.no, "complex keys (%q) are not supported", s)
		}
	case '[', '{', '|', '>', '#':
		return "", "", false
	}
	for i := 0; i < len(s); i++ {
		if s[i] == '#' && i > 0 && (s[i-1] == ' ' || s[i-1] == '\t') {
			return "", "", false
		}
		if s[i] == ':' && (i+1 == len(s) || s[i+1] == ' ' || s[i+1] == '\t') {
			return strings.TrimRight(s[:i], " \t"), strings.TrimLeft(s[i+1:], " \t"), true
		}
	}
	return "", "", false
}
