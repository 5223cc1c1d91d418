// This file parses values: scalars, lists and mappings.

package yaml

import (
	"slices"
	"strings"
)

// maxDepth is the maximum nesting depth. It prevents a hostile file from exhausting the stack.
const maxDepth = 100

// node returns a new node for the current line.
func (p *parser) node(kind Kind) *Node { return &Node{Kind: kind, File: p.file, Line: p.row + 1} }

// value parses the next value, on this line or below. The value must start at this column or further right;
// otherwise the result is a Null node. A block collection has its items on separate lines. It may begin only at
// the start of a line or of a list item. It may not begin within brackets.
func (p *parser) value(column int, inBrackets bool) *Node {
	if p.depth++; p.depth > maxDepth {
		p.fail("nested deeper than %d levels", maxDepth)
	}
	defer func() { p.depth-- }()

	// Text to the left of column belongs to an enclosing collection, so this value is empty.
	n := p.node(Null)
	c := p.next()
	if c == 0 || p.col < column {
		return n
	}

	// A block collection may begin here if only blanks and marks of list items (-) come before this position in
	// the line.
	if !inBrackets && strings.Trim(p.lines[p.row][:p.col], "- \t") == "" {
		p.noTab()
		if _, _, isKey := p.key(); isKey || p.isItem() {
			return p.collection(p.col)
		}
	}

	// The first character determines the kind of the value.
	switch n = p.node(Scalar); {
	case (c == '|' || c == '>') && !inBrackets:
		n.Text = p.blockScalar(column)
	case c == '"' || c == '\'':
		n.Text = p.quoted()
	case c == '[' || c == '{':
		n = p.brackets()
	case strings.IndexByte("&*!", c) >= 0:
		p.fail("anchors, aliases and tags are not supported: write out the value, or put the text in quotes: %q", p.rest())
	default:
		return p.plain(column, inBrackets)
	}

	// Report text after a closing quote or bracket, because it would be ignored otherwise.
	if !inBrackets && !nothing.MatchString(p.rest()) {
		p.fail("text after the end of a value: %q", p.rest())
	}
	return n
}

// noTab fails if a tab indents the line.
func (p *parser) noTab() {
	if strings.Contains(p.lines[p.row][:p.col], "\t") {
		p.fail("this line is indented with a tab; use spaces")
	}
}

// isItem reports whether an item of a list begins at the current position.
func (p *parser) isItem() bool { return p.rest() == "-" || strings.HasPrefix(p.rest(), "- ") }

// collection parses a block collection whose items begin in this column: a list, or a mapping.
func (p *parser) collection(column int) *Node {
	n := p.node(Map)
	if p.isItem() {
		n.Kind = Seq
	}
	for {
		// n.Kind depends on the first item. All further items must be of the same kind.
		name, size, isKey := p.key()
		line, from := p.row+1, column+1
		switch {
		case n.Kind == Seq && p.isItem():
			p.col++
			n.Items = append(n.Items, p.value(from, false))
		case n.Kind == Seq:
			return n
		case p.isItem():
			p.fail("a list item among the keys of a mapping: %q", p.rest())
		case !isKey:
			p.fail("want \"key: value\", found %q", p.rest())
		default:
			p.col += size

			// YAML allows a list below a key to begin in the same column as the key.
			if p.next(); p.row >= line && p.isItem() {
				from = column
			}
			p.add(n, name, line, p.value(from, false))
		}

		// Find the next item, or the end of the collection.
		if p.next() == 0 || p.col < column {
			return n // the next text belongs to an enclosing collection
		}
		if p.noTab(); p.col > column {
			p.fail("this line is indented more than the entries before it: %q", p.rest())
		}
	}
}

// maxKeys is the maximum number of keys of a mapping. add compares each key with all earlier ones, which is fast for the
// ten keys of a usual file; 200,000 keys would take a minute.
const maxKeys = 10_000

// add adds a key and its value to a mapping. The value replaces an earlier one with the same key.
func (p *parser) add(n *Node, key string, line int, value *Node) {
	if key == "<<" {
		Fail(p.file, line, "the key << (merge) is not supported: write out the keys of the other mapping")
	}
	if len(n.Items) == maxKeys {
		Fail(p.file, line, "a mapping has more than %d keys", maxKeys)
	}
	value.Key, value.Line = key, line
	if old := n.Get(key); old != nil {
		value.Replaces = old.Line
		n.Items = slices.DeleteFunc(n.Items, func(other *Node) bool { return other == old })
	}
	n.Items = append(n.Items, value)
}

// key returns the key that begins at the current position, and its length including the colon. ok is false if
// no key begins there.
func (p *parser) key() (key string, size int, ok bool) {
	// A key may be quoted. Text that begins with a bracket, a comma, | or > is not a key.
	s := p.rest()
	switch s[0] {
	case '"', '\'':
		key, n, closed := p.unquote(s)
		return key, n + 1, closed && colon.MatchString(s[n:])
	case '?':
		if len(s) == 1 || s[1] == ' ' || s[1] == '\t' {
			p.fail("complex keys (%q) are not supported", s)
		}
	case '[', '{', '|', '>', ']', '}', ',':
		return "", 0, false
	}

	// A plain key ends at its colon. A key that starts with a special character needs quotes.
	end := blockEnd.FindStringIndex(s)[0]
	if ok = end < len(s) && s[end] == ':'; ok && strings.IndexByte("&*!@`%", s[0]) >= 0 {
		p.fail("the key %q starts with %q, so it needs quotes", s[:end], s[:1])
	}
	return strings.TrimRight(s[:end], " \t"), end + 1, ok
}

// brackets parses a list or mapping in brackets. The indentation of lines within the brackets does not
// matter.
func (p *parser) brackets() *Node {
	n, end := p.node(Seq), byte(']')
	if p.rest()[0] == '{' {
		n.Kind, end = Map, '}'
	}

	// Commas separate the items. A comma after the last item is allowed.
	p.col++
	for c := p.next(); c != end; c = p.next() {
		switch {
		case c == 0:
			Fail(p.file, n.Line, "want %q, but the file ends", end)
		case n.Kind == Seq:
			n.Items = append(n.Items, p.value(0, true))
		default:
			p.pair(n)
		}
		if c = p.next(); c == ',' {
			p.col++
		} else if c != end && c != 0 {
			p.fail("want a comma or %q before %q", end, p.rest())
		}
	}
	p.col++
	return n
}

// pair parses a key and its value within braces.
func (p *parser) pair(n *Node) {
	key := p.value(0, true)
	if key.Kind != Scalar {
		p.fail("want a key, found %v", key.Kind)
	}

	// If no colon follows the key, its value is Null.
	value := p.node(Null)
	if p.next() == ':' && p.row+1 == key.Line {
		p.col++
		if c := p.next(); c != ',' && c != '}' {
			value = p.value(0, true)
		}
	}
	p.add(n, key.Text, key.Line, value)
}
