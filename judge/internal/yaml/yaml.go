// Package yaml reads the part of YAML that problem packages use, strictly: what it does not
// understand is an error with its line, never a guess.
//
// Understood: block and flow mappings and sequences, plain, quoted and block (| and >) scalars, anchors
// and aliases with the merge key <<, comments, one document with optional --- and ... lines. Refused:
// tags, directives, complex keys, pairs in lists without braces, quotes over several lines in brackets,
// tabs as indentation, duplicate keys, several documents, text that is not UTF-8.
package yaml

import (
	"fmt"
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
	file    string
	raw     []string
	cut     bool // the last line has no line break
	started bool // by ---
	lines   []line
	pos     int
	depth   int
	anchors map[string]*Node
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
	text = strings.ReplaceAll(text, "\r", "\n")
	p.raw = strings.Split(text, "\n")
	if last := len(p.raw) - 1; p.raw[last] == "" {
		p.raw = p.raw[:last]
	} else {
		p.cut = true
	}
	for i, s := range p.raw {
		p.checkText(i+1, s)
		body := strings.TrimLeft(s, " ")
		indent := len(s) - len(body)
		body = strings.TrimRight(body, " \t")
		if indent == 0 {
			if isMarker(body, "...") {
				p.noMore(i + 1)
				p.raw = p.raw[:i]
				return
			}
			if isMarker(body, "---") {
				p.startDocument(i+1, body)
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

// checkText refuses what no text holds.
func (p *parser) checkText(no int, s string) {
	if !utf8.ValidString(s) {
		p.fail(no, "this line is not UTF-8: %q", s)
	}
	for _, c := range s {
		if c < ' ' && c != '\t' || c == 0x7f {
			p.fail(no, "this line holds a control character: %q", s)
		}
	}
}

// isMarker reports whether a line begins or ends a document.
func isMarker(body, marker string) bool {
	rest, found := strings.CutPrefix(body, marker)
	return found && (rest == "" || rest[0] == ' ' || rest[0] == '\t')
}

// startDocument reads a line with the marker ---.
func (p *parser) startDocument(no int, body string) {
	if len(p.lines) > 0 || p.started {
		p.fail(no, "a second document starts here, want one document")
	}
	if rest, _ := cutComment(body[3:]); strings.TrimSpace(rest) != "" {
		p.fail(no, "want nothing after --- in its line, found %q", rest)
	}
	p.started = true
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

// anchored reads "&name" before a value, in whose line the rest stands or below which the block is.
func (p *parser) anchored(text string, no, parent int) *Node {
	name, rest := p.anchorName(text, no)
	var n *Node
	switch {
	case rest != "" && rest[0] == '*':
		p.fail(no, "an alias (%q) cannot have an anchor", rest)
	case rest != "" && rest[0] != '#':
		if _, _, isKey := p.cutKey(line{no, 0, rest}); isKey {
			p.fail(no, "want the keys of a mapping below its anchor &%s, not beside it", name)
		}
		n = p.value(rest, no, parent)
	default:
		n = p.block(parent + 1)
		if n.Kind == Null {
			n.Line = no
		}
	}
	p.anchors[name] = n
	return n
}

// anchorName cuts the name that follows & or *.
func (p *parser) anchorName(text string, no int) (name, rest string) {
	end := strings.IndexAny(text, " \t,[]{}")
	if end < 0 {
		end = len(text)
	}
	name = text[1:end]
	for _, c := range name {
		if c != '-' && c != '_' && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			p.fail(no, "%q is no name of an anchor; a text that starts with %q needs quotes", text[:end], text[:1])
		}
	}
	if name == "" {
		p.fail(no, "%q needs the name of an anchor; a text that starts so needs quotes", text[:1])
	}
	return name, strings.TrimLeft(text[end:], " \t")
}

// alias returns the node that "*name" stands for.
func (p *parser) alias(text string, no int) (n *Node, rest string) {
	name, rest := p.anchorName(text, no)
	if n = p.anchors[name]; n == nil {
		p.fail(no, "no anchor &%s stands before this alias", name)
	}
	return n, rest
}

// mergeKey is that whose value is a mapping to be taken in.
const mergeKey = "<<"

// merged takes in the mappings of the merge key, whose keys give way to those that stand there.
func (p *parser) merged(n *Node, from *Node, no int) {
	if from.Kind == Seq {
		for _, item := range from.Items {
			p.merged(n, item, no)
		}
		return
	}
	if from.Kind != Map {
		p.fail(no, "want a mapping after %s, found %v", mergeKey, from.Kind)
	}
	for _, f := range from.Fields {
		if n.Get(f.Key) == nil {
			n.Fields = append(n.Fields, f)
		}
	}
}

// merge resolves the merge key of a mapping that is complete.
func (p *parser) merge(n *Node) *Node {
	for i, f := range n.Fields {
		if f.merge {
			n.Fields = append(n.Fields[:i:i], n.Fields[i+1:]...)
			p.merged(n, f.Value, f.Line)
			break
		}
	}
	return n
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
		n.Fields = append(n.Fields, Field{key, l.no, p.fieldValue(rest, l, indent), key == mergeKey && l.text[0] == '<'})
	}
	p.noDeeper(indent)
	return p.merge(n)
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
	case '[', '{', '|', '>', '#', '&', ']', '}', ',':
		return "", "", false
	case '*', '!', '@', '`', '%':
		if key, _, ok := p.cutKey(line{l.no, l.indent, "x" + s}); ok {
			p.fail(l.no, "the key %q starts with %q, so it needs quotes", key[1:], s[:1])
		}
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
