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

// node makes a node of what comes next.
func (p *parser) node(kind Kind) *Node { return &Node{Kind: kind, File: p.file, Line: p.line()} }

// value reads what comes next, in this line or in lines below it that are indented more than parent.
func (p *parser) value(parent int, in place) *Node {
	if p.depth++; p.depth > maxDepth {
		p.fail("nested deeper than %d levels", maxDepth)
	}
	defer func() { p.depth-- }()
	nothing := p.node(Null)
	c := p.next()
	if c == 0 || p.column() <= parent {
		return nothing
	}
	if in == inline && p.line() > nothing.Line {
		in = block
	}
	if in == block {
		p.noTab()
		if _, _, isKey := p.key(); isKey || p.isItem() {
			return p.collection(p.column())
		}
	}
	n := p.node(Scalar)
	switch {
	case (c == '|' || c == '>') && in != flow:
		return p.blockScalar(parent)
	case c == '"' || c == '\'':
		text, size, why := unquote(p.text[p.pos:])
		if why != "" {
			p.fail("%s: %s", why, p.rest())
		}
		n.Text = text
		p.pos += size
	case c == '[' || c == '{':
		n = p.brackets()
	case c == '&':
		name := p.anchorName()
		p.anchors[name] = p.value(parent, max(in, inline)) // an anchor before a key would be the key's
		return p.anchors[name]
	case c == '*':
		name := p.anchorName()
		if n = p.anchors[name]; n == nil {
			p.fail("no anchor &%s stands before this alias", name)
		}
	case c == '!':
		p.fail("tags (%q) are not supported", p.rest())
	default:
		return p.plain(parent, in)
	}
	if rest := strings.TrimSpace(p.rest()); in != flow && rest != "" && rest[0] != '#' {
		p.fail("text after the end of a value: %q", rest)
	}
	return n
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

// collection reads the items of a list, or the keys of a mapping with their values, that stand in this column. A list may
// stand in the column of its key.
func (p *parser) collection(column int) *Node {
	n := p.node(Map)
	if p.isItem() {
		n.Kind = Seq
	}
	for more := true; more; more = p.another(column) {
		if n.Kind == Seq && p.isItem() {
			p.pos++
			n.Items = append(n.Items, p.value(column, block))
			continue
		}
		name, size, isKey := p.key()
		switch {
		case n.Kind == Seq:
			return n
		case p.isItem():
			p.fail("a list item among the keys of a mapping: %q", p.rest())
		case !isKey:
			p.fail("want \"key: value\", found %q", p.rest())
		}
		key := Node{Key: name, Line: p.line(), merge: p.peek() == '<' && name == mergeKey}
		p.pos += size
		colon := p.pos
		if p.next(); p.column() == column && p.isItem() {
			p.add(n, key, p.collection(column))
		} else {
			p.pos = colon
			p.add(n, key, p.value(column, inline))
		}
	}
	return p.merged(n)
}

// add adds a value with its key to a mapping. Aliases share what they stand for, but not its key.
func (p *parser) add(n *Node, key Node, value *Node) {
	if n.Get(key.Key) != nil {
		p.failIn(key.Line, "the key %q stands here a second time", key.Key)
	}
	own := *value
	own.Key, own.Line, own.merge = key.Key, key.Line, key.merge
	n.Items = append(n.Items, &own)
}

// key tells which key begins here, and how long it is with its colon. ok is false when there is none in this line.
func (p *parser) key() (key string, size int, ok bool) {
	s := p.rest()
	end := blockEnd.FindStringIndex(s)[0]
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
	n, end := p.node(Seq), byte(']')
	if p.peek() == '{' {
		n.Kind, end = Map, '}'
	}
	for p.pos++; p.next() != end; {
		switch {
		case p.peek() == 0:
			p.failIn(n.Line, "want %q, but the file ends", end)
		case n.Kind == Seq:
			n.Items = append(n.Items, p.value(-1, flow))
		default:
			p.flowPair(n)
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
	return p.merged(n)
}

// flowPair reads a key with its value in braces.
func (p *parser) flowPair(n *Node) {
	unquoted := p.peek() == '<'
	key := p.value(-1, flow)
	if key.Kind != Scalar {
		p.fail("want a key, found %v", key.Kind)
	}
	value := &Node{Kind: Null, File: p.file}
	if p.next() == ':' && p.line() == key.Line {
		p.pos++
		if c := p.next(); c != ',' && c != '}' {
			value = p.value(-1, flow)
		}
	}
	p.add(n, Node{Key: key.Text, Line: key.Line, merge: unquoted && key.Text == mergeKey}, value)
}

var anchor = regexp.MustCompile(`^[&*]([-\w]+)($|[ \t,\]\[{}])`)

// anchorName reads the name that follows & or *.
func (p *parser) anchorName() string {
	match := anchor.FindStringSubmatch(p.rest())
	if match == nil {
		p.fail("no name of an anchor follows %q, so it needs quotes: %s", p.rest()[:1], p.rest())
	}
	p.pos += 1 + len(match[1])
	return match[1]
}

// mergeKey is that whose value is a mapping to be taken in, or a list of some.
const mergeKey = "<<"

// merged takes in the mappings of the merge key, once all other keys of a mapping are there, to which theirs give way.
func (p *parser) merged(n *Node) *Node {
	at := slices.IndexFunc(n.Items, func(value *Node) bool { return value.merge })
	if n.Kind != Map || at < 0 {
		return n
	}
	from := []*Node{n.Items[at]}
	n.Items = slices.Delete(n.Items, at, at+1)
	if from[0].Kind == Seq {
		from = from[0].Items
	}
	for _, m := range from {
		if m.Kind != Map {
			p.failIn(m.Line, "want a mapping after %s, found %v", mergeKey, m.Kind)
		}
		for _, value := range m.Items {
			if n.Get(value.Key) == nil {
				n.Items = append(n.Items, value)
			}
		}
	}
	return n
}
