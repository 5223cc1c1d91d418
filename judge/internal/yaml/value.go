// This file reads values, and the collections that they make.

package yaml

import (
	"regexp"
	"slices"
	"strings"
)

// place is where a value stands.
type place int

const (
	block  place = iota // at the begin of a line, or of an item: here collections may begin whose parts stand below each other
	inline              // after a key
	flow                // within brackets
)

// maxDepth bounds the nesting, so that a hostile file cannot exhaust the stack.
const maxDepth = 100

// value reads what comes next, in this line or in lines below it that are indented more than parent.
func (p *parser) value(parent int, in place) *Node {
	if p.depth++; p.depth > maxDepth {
		p.fail("nested deeper than %d levels", maxDepth)
	}
	defer func() { p.depth-- }()
	no := p.line()
	c := p.next()
	if c == 0 || p.column() <= parent {
		return &Node{Kind: Null, Line: no}
	}
	if in == inline && p.line() > no {
		in = block
	}
	if in == block {
		p.noTab()
		column := p.column()
		if p.isItem() {
			return p.sequence(column)
		}
		if _, _, isKey := p.key(); isKey {
			return p.mapping(column)
		}
	}
	switch c {
	case '|', '>':
		if in != flow {
			return p.blockScalar(parent)
		}
	case '"', '\'':
		n := p.quoted(parent)
		p.lineEnd(in, "the closing quote")
		return n
	case '[', '{':
		n := p.brackets()
		p.lineEnd(in, "the end of the list or mapping")
		return n
	case '&':
		name := p.anchorName()
		if strings.HasPrefix(strings.TrimLeft(p.rest(), " "), "*") {
			p.fail("an alias cannot have an anchor: &%s", name)
		}
		p.anchors[name] = p.value(parent, max(in, inline)) // that before a key would be the key's
		return p.anchors[name]
	case '*':
		name := p.anchorName()
		if p.anchors[name] == nil {
			p.fail("no anchor &%s stands before this alias", name)
		}
		p.lineEnd(in, "an alias")
		return p.anchors[name]
	case '!':
		p.fail("tags (%q) are not supported", p.rest())
	}
	return p.plain(parent, in)
}

// noTab refuses a line that a tab indents.
func (p *parser) noTab() {
	if strings.Contains(p.text[p.pos-p.column():p.pos], "\t") {
		p.fail("a tab indents this line, want spaces")
	}
}

// another reports whether the next line belongs to the block that is indented so far.
func (p *parser) another(column int) bool {
	if p.next() == 0 || p.column() < column {
		return false
	}
	p.noTab()
	if p.column() > column {
		p.fail("this line is indented more than the block it follows: %q", p.rest())
	}
	return true
}

// isItem reports whether an item of a list begins here.
func (p *parser) isItem() bool { return p.rest() == "-" || strings.HasPrefix(p.rest(), "- ") }

// sequence reads the items that stand in this column.
func (p *parser) sequence(column int) *Node {
	n := &Node{Kind: Seq, Line: p.line()}
	for more := true; more && p.isItem(); more = p.another(column) {
		p.pos++
		n.Items = append(n.Items, p.value(column, block))
	}
	return n
}

// mapping reads the keys that stand in this column.
func (p *parser) mapping(column int) *Node {
	n := &Node{Kind: Map, Line: p.line()}
	for more := true; more; more = p.another(column) {
		key, size, ok := p.key()
		switch {
		case p.isItem():
			p.fail("a list item among the keys of a mapping: %q", p.rest())
		case !ok:
			p.fail("want \"key: value\", found %q", p.rest())
		}
		f := Field{key, p.line(), nil, key == mergeKey && p.peek() == '<'}
		p.pos += size
		f.Value = p.fieldValue(column)
		p.add(n, f)
	}
	return p.merge(n)
}

// add adds a field to a mapping.
func (p *parser) add(n *Node, f Field) {
	if n.Get(f.Key) != nil {
		p.failIn(f.Line, "the key %q stands here a second time", f.Key)
	}
	n.Fields = append(n.Fields, f)
}

// fieldValue reads what follows a key in this column, which may be a list there.
func (p *parser) fieldValue(column int) *Node {
	colon := p.pos
	if p.next(); p.column() == column && p.isItem() {
		return p.sequence(column)
	}
	p.pos = colon
	return p.value(column, inline)
}

// key tells which key begins here, and how long it is with its colon. ok is false when there is none in this line.
func (p *parser) key() (key string, size int, ok bool) {
	s := p.rest()
	end := plainEnd(s, "")
	colon := end < len(s) && s[end] == ':'
	switch c := p.peek(); c {
	case '"', '\'':
		key, n, why := unquote(s)
		ok := why == "" && strings.HasPrefix(s[n:], ":") && (n+1 == len(s) || isBlank(s[n+1]))
		return key, n + 1, ok
	case '?':
		if len(s) == 1 || isBlank(s[1]) {
			p.fail("complex keys (%q) are not supported", s)
		}
	case '[', '{', '|', '>', '&', ']', '}', ',':
		return "", 0, false
	case '*', '!', '@', '`', '%':
		if colon {
			p.fail("the key %q starts with %q, so it needs quotes", s[:end], string(c))
		}
	}
	return strings.TrimRight(s[:end], " \t"), end + 1, colon
}

// brackets reads a list or a mapping in brackets, whose lines may be indented in any way.
func (p *parser) brackets() *Node {
	n := &Node{Kind: Seq, Line: p.line()}
	end := byte(']')
	if p.peek() == '{' {
		n.Kind, end = Map, '}'
	}
	for p.pos++; p.next() != end; {
		if p.peek() == 0 {
			p.failIn(n.Line, "want %q, but the file ends", end)
		}
		if n.Kind == Seq {
			n.Items = append(n.Items, p.value(-1, flow))
		} else {
			p.add(n, p.flowField())
		}
		switch p.next() {
		case ',':
			p.pos++
		case end, 0:
		default:
			p.fail("want a comma or %q before %q", end, p.rest())
		}
	}
	p.pos++
	return p.merge(n)
}

// flowField reads a key with its value in braces.
func (p *parser) flowField() Field {
	key := p.value(-1, flow)
	if key.Kind != Scalar {
		p.fail("want a key, found %v", key.Kind)
	}
	f := Field{key.Text, key.Line, &Node{Kind: Null, Line: key.Line}, key.Text == mergeKey && !key.Quoted}
	if p.next() == ':' && p.line() == key.Line {
		p.pos++
		if c := p.next(); c != ',' && c != '}' {
			f.Value = p.value(-1, flow)
		}
	}
	return f
}

var anchor = regexp.MustCompile(`^[&*][-\w]+($|[ \t,\]\[{}])`)

// anchorName reads the name that follows & or *.
func (p *parser) anchorName() string {
	rest := p.rest()
	if !anchor.MatchString(rest) {
		p.fail("no name of an anchor follows %q, so it needs quotes: %s", rest[:1], rest)
	}
	size := strings.IndexAny(rest+" ", " \t,[]{}")
	p.pos += size
	return rest[1:size]
}

// mergeKey is that whose value is a mapping to be taken in.
const mergeKey = "<<"

// merge takes in the mappings of the merge key, once all other keys of a mapping are there, to which theirs give way.
func (p *parser) merge(n *Node) *Node {
	at := slices.IndexFunc(n.Fields, func(f Field) bool { return f.merge })
	if at < 0 {
		return n
	}
	f := n.Fields[at]
	n.Fields = slices.Delete(n.Fields, at, at+1)
	from := []*Node{f.Value}
	if f.Value.Kind == Seq {
		from = f.Value.Items
	}
	for _, m := range from {
		if m.Kind != Map {
			p.failIn(f.Line, "want a mapping after %s, found %v", mergeKey, m.Kind)
		}
		for _, f := range m.Fields {
			if n.Get(f.Key) == nil {
				n.Fields = append(n.Fields, f)
			}
		}
	}
	return n
}
