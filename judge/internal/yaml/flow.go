// This file reads the flow collections [a, b] and {k: v}.

package yaml

import "strings"

// flowReader walks over the text of one flow collection.
type flowReader struct {
	p     *parser
	s     string
	i     int
	lines []lineStart // of s
	depth int
}

// lineStart tells which line of the document begins at which byte.
type lineStart struct{ at, no int }

// no returns the line in which the next byte stands.
func (f *flowReader) no() int {
	last := len(f.lines) - 1
	for last > 0 && f.lines[last].at > f.i {
		last--
	}
	return f.lines[last].no
}

// flow reads the collection that starts in text; it may reach over deeper lines.
func (p *parser) flow(text string, no, parent int) *Node {
	lines := []lineStart{{0, no}}
	for !p.balanced(text, no) && p.pos < len(p.lines) && p.lines[p.pos].indent > parent {
		text, _ = cutFlowComment(text)
		l := p.lines[p.pos]
		lines = append(lines, lineStart{len(text) + 1, l.no})
		text += " " + l.text
		no = l.no
		p.pos++
	}
	f := &flowReader{p: p, s: text, lines: lines}
	n := f.node()
	if rest, _ := cutComment(" " + f.s[f.i:]); strings.TrimSpace(rest) != "" {
		p.fail(f.no(), "text after the end of the list or mapping: %q", strings.TrimSpace(rest))
	}
	return n
}

// cutFlowComment removes a comment that is not inside quotes.
func cutFlowComment(s string) (string, bool) {
	var quote byte
	for i := 0; i < len(s); i++ {
		switch {
		case quote != 0:
			if s[i] == '\\' && quote == '"' {
				i++
			} else if s[i] == quote {
				quote = 0
			}
		case (s[i] == '"' || s[i] == '\'') && i > 0 && strings.IndexByte(" [{,:", s[i-1]) >= 0:
			quote = s[i]
		case s[i] == '#' && i > 0 && s[i-1] == ' ':
			return s[:i], true
		}
	}
	return s, false
}

// balanced reports whether every bracket of a flow text is closed. A quote must be closed where it was
// opened.
func (p *parser) balanced(s string, no int) bool {
	s, _ = cutFlowComment(s)
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"', '\'':
			if i > 0 && strings.IndexByte(" \t[{,:", s[i-1]) < 0 {
				continue // an apostrophe within a word
			}
			_, n, closed := unquote(s[i:])
			if !closed {
				p.fail(no, "a quote within brackets must end in the line where it begins: %s", s[i:])
			}
			if n > 0 {
				i += n - 1
			}
		case '[', '{':
			depth++
		case ']', '}':
			depth--
		}
	}
	return depth <= 0
}

func (f *flowReader) skip() {
	for f.i < len(f.s) && (f.s[f.i] == ' ' || f.s[f.i] == '\t') {
		f.i++
	}
}

// peek returns the next byte that is not blank, 0 at the end.
func (f *flowReader) peek() byte {
	if f.skip(); f.i < len(f.s) {
		return f.s[f.i]
	}
	return 0
}

// node reads one value of a flow collection.
func (f *flowReader) node() *Node {
	if f.depth++; f.depth > maxDepth {
		f.p.fail(f.no(), "nested deeper than %d levels", maxDepth)
	}
	defer func() { f.depth-- }()
	switch f.peek() {
	case '[':
		return f.list()
	case '{':
		return f.fields()
	case '&':
		name, rest := f.p.anchorName(f.s[f.i:], f.no())
		f.i = len(f.s) - len(rest)
		if c := f.peek(); c == '*' || c == ',' || c == ']' || c == '}' {
			f.p.fail(f.no(), "want a value after the anchor &%s", name)
		}
		n := f.node()
		f.p.anchors[name] = n
		return n
	case '*':
		n, rest := f.p.alias(f.s[f.i:], f.no())
		f.i = len(f.s) - len(rest)
		return n
	}
	return f.scalar()
}

func (f *flowReader) list() *Node {
	n := &Node{Kind: Seq, Line: f.no()}
	f.i++
	for f.peek() != ']' {
		n.Items = append(n.Items, f.node())
		f.separator(']')
	}
	f.i++
	return n
}

func (f *flowReader) fields() *Node {
	n := &Node{Kind: Map, Line: f.no()}
	f.i++
	for f.peek() != '}' {
		no := f.no()
		key := f.scalar()
		if n.Get(key.Text) != nil {
			f.p.fail(f.no(), "the key %q stands here a second time", key.Text)
		}
		value := &Node{Kind: Null, Line: f.no()}
		if f.peek() == ':' {
			f.i++
			if c := f.peek(); c != ',' && c != '}' {
				value = f.node()
			}
		}
		n.Fields = append(n.Fields, Field{key.Text, no, value, key.Text == mergeKey && !key.Quoted})
		f.separator('}')
	}
	f.i++
	return f.p.merge(n)
}

// separator reads a comma, or stops before the closing bracket.
func (f *flowReader) separator(end byte) {
	switch f.peek() {
	case ',':
		f.i++
	case end:
	case 0:
		f.p.fail(f.no(), "want %q, but the value ends: %s", end, f.s)
	default:
		f.p.fail(f.no(), "want a comma or %q before %q", end, f.s[f.i:])
	}
}

// scalar reads one scalar, which ends before a comma, a bracket or ": ".
func (f *flowReader) scalar() *Node {
	c := f.peek()
	if c == '"' || c == '\'' {
		text, n, closed := unquote(f.s[f.i:])
		if !closed || n < 0 {
			f.p.fail(f.no(), "bad quoted text: %s", f.s[f.i:])
		}
		f.i += n
		return &Node{Kind: Scalar, Line: f.no(), Text: text, Quoted: true}
	}
	if c == '&' || c == '*' || c == '!' {
		f.p.fail(f.no(), "anchors and aliases of keys, and tags, are not supported: %q", f.s[f.i:])
	}
	if c == '@' || c == '`' || c == '%' || c == ':' || (c == '-' || c == '?') && (f.i+1 == len(f.s) || strings.IndexByte(" \t,[]{}", f.s[f.i+1]) >= 0) {
		f.p.fail(f.no(), "%q cannot start a value here; put it in quotes", string(c))
	}
	start, no := f.i, f.no()
	for f.i < len(f.s) && !f.plainEnds() {
		f.i++
	}
	text := strings.TrimSpace(f.s[start:f.i])
	if text == "" {
		f.p.fail(f.no(), "want a value before %q", f.s[f.i:])
	}
	return scalar(text, no)
}

func (f *flowReader) plainEnds() bool {
	switch c := f.s[f.i]; c {
	case ',', '[', ']', '{', '}':
		return true
	case ':':
		return f.i+1 == len(f.s) || strings.IndexByte(" ,]}[{", f.s[f.i+1]) >= 0
	}
	return false
}
