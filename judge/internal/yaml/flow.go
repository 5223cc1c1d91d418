// This file reads the flow collections [a, b] and {k: v}.

package yaml

import "strings"

// flowReader walks over the lines of one flow collection.
type flowReader struct {
	p      *parser
	parent int    // further lines are indented more than this
	s      string // the rest of the line
	no     int    // its number
	depth  int
}

// flow reads the collection that starts in text; it may reach over deeper lines.
func (p *parser) flow(text string, no, parent int) *Node {
	f := &flowReader{p: p, parent: parent, s: text, no: no}
	n := f.node()
	if rest, _ := cutComment(" " + f.s); strings.TrimSpace(rest) != "" {
		p.fail(f.no, "text after the end of the list or mapping: %q", strings.TrimSpace(rest))
	}
	return n
}

// peek returns the next byte that is not blank nor in a comment, in one of the next lines where this one ends; 0 at the
// end.
func (f *flowReader) peek() byte {
	for {
		rest := strings.TrimLeft(f.s, " \t")
		if rest != "" && (rest[0] != '#' || len(rest) == len(f.s)) {
			f.s = rest
			return rest[0]
		}
		if f.p.pos == len(f.p.lines) || f.p.lines[f.p.pos].indent <= f.parent {
			f.s = ""
			return 0
		}
		l := f.p.lines[f.p.pos]
		f.s, f.no = l.text, l.no
		f.p.pos++
	}
}

// node reads one value of a flow collection.
func (f *flowReader) node() *Node {
	if f.depth++; f.depth > maxDepth {
		f.p.fail(f.no, "nested deeper than %d levels", maxDepth)
	}
	defer func() { f.depth-- }()
	switch f.peek() {
	case '[':
		n := &Node{Kind: Seq, Line: f.no}
		f.each(']', func() { n.Items = append(n.Items, f.node()) })
		return n
	case '{':
		n := &Node{Kind: Map, Line: f.no}
		f.each('}', func() { n.Fields = append(n.Fields, f.field(n)) })
		return f.p.merge(n)
	case '&':
		var name string
		name, f.s = f.p.anchorName(f.s, f.no)
		if c := f.peek(); c == '*' || c == ',' || c == ']' || c == '}' {
			f.p.fail(f.no, "want a value after the anchor &%s", name)
		}
		n := f.node()
		f.p.anchors[name] = n
		return n
	case '*':
		var n *Node
		n, f.s = f.p.alias(f.s, f.no)
		return n
	}
	return f.scalar()
}

// each reads what stands between commas, up to the bracket that closes the one which comes next.
func (f *flowReader) each(end byte, read func()) {
	for f.s = f.s[1:]; f.peek() != end; {
		read()
		switch f.peek() {
		case ',':
			f.s = f.s[1:]
		case end:
		case 0:
			f.p.fail(f.no, "want %q, but the value ends", end)
		default:
			f.p.fail(f.no, "want a comma or %q before %q", end, f.s)
		}
	}
	f.s = f.s[1:]
}

// field reads one key of a mapping with its value.
func (f *flowReader) field(n *Node) Field {
	key := f.scalar()
	if n.Get(key.Text) != nil {
		f.p.fail(f.no, "the key %q stands here a second time", key.Text)
	}
	value := &Node{Kind: Null, Line: f.no}
	if f.peek() == ':' {
		f.s = f.s[1:]
		if c := f.peek(); c != ',' && c != '}' {
			value = f.node()
		}
	}
	return Field{key.Text, key.Line, value, key.Text == mergeKey && !key.Quoted}
}

// scalar reads one scalar, which ends before a comma, a bracket or ": ", and without quotes may go on in the next line.
func (f *flowReader) scalar() *Node {
	switch c := f.peek(); {
	case c == '"' || c == '\'':
		text, n, closed := unquote(f.s)
		if !closed {
			f.p.fail(f.no, "a quote within brackets must end in the line where it begins: %s", f.s)
		}
		if n < 0 {
			f.p.fail(f.no, "bad quoted text: %s", f.s)
		}
		f.s = f.s[n:]
		return &Node{Kind: Scalar, Line: f.no, Text: text, Quoted: true}
	case c == '&' || c == '*' || c == '!':
		f.p.fail(f.no, "anchors and aliases of keys, and tags, are not supported: %q", f.s)
	case c == '@' || c == '`' || c == '%' || c == ':' || (c == '-' || c == '?') && (len(f.s) == 1 || strings.IndexByte(" \t,[]{}", f.s[1]) >= 0):
		f.p.fail(f.no, "%q cannot start a value here; put it in quotes", string(c))
	}
	no, text := f.no, ""
	for f.peek() != 0 {
		rest, _ := cutComment(f.s)
		n := plainEnd(rest)
		if text += " " + strings.TrimSpace(rest[:n]); n < len(rest) {
			f.s = f.s[n:]
			break
		}
		f.s = ""
	}
	if text = strings.TrimSpace(text); text == "" {
		f.p.fail(f.no, "want a value before %q", f.s)
	}
	return scalar(text, no)
}

// plainEnd returns where a scalar without quotes ends in a text.
func plainEnd(s string) int {
	for i, c := range []byte(s) {
		switch {
		case strings.IndexByte(",[]{}", c) >= 0:
			return i
		case c == ':' && (i+1 == len(s) || strings.IndexByte(" ,]}[{", s[i+1]) >= 0):
			return i
		}
	}
	return len(s)
}
