// This file reads scalars in every spelling.

package yaml

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// plain reads a scalar without quotes, which may go on in further lines.
func (p *parser) plain(parent int, in place) *Node {
	p.checkStart(in)
	n := p.node(Scalar)
	ends := blockEnd
	if in == flow {
		ends = flowEnd
	}
	for joint, more := "", true; more; {
		s := p.rest()
		end := ends.FindStringIndex(s)[0]
		if in != flow && end < len(s) && s[end] == ':' {
			p.fail("a key inside a value: %q; is the indentation right? A text with a colon needs quotes", s)
		}
		if text := strings.TrimRight(s[:end], " \t"); text != "" {
			n.Text += joint + text
		}
		if p.pos += end; end < len(s) {
			break
		}
		joint, more = p.goesOn(parent, in)
	}
	if slices.Contains([]string{"~", "null", "Null", "NULL"}, n.Text) {
		n.Kind, n.Text = Null, ""
	}
	return n
}

// checkStart refuses what cannot start a scalar without quotes.
func (p *parser) checkStart(in place) {
	s := p.rest()
	bad := strings.IndexByte("@`%,]}|>", s[0]) >= 0
	if strings.IndexByte("-?:", s[0]) >= 0 {
		bad = len(s) == 1 || isBlank(s[1]) || in == flow && (s[0] != '-' || strings.IndexByte(",[]{}", s[1]) >= 0)
	}
	if bad {
		p.fail("%q cannot start a value here; put it in quotes", s[:1])
	}
}

// Where a scalar without quotes ends in its line, outside of brackets and within them: before a comment, a colon with a
// blank, or what brackets are made of, which may stand after the colon as well.
var (
	blockEnd = regexp.MustCompile(`[ \t]#|:([ \t]|$)|$`)
	flowEnd  = regexp.MustCompile(`[ \t]#|:([ \t,\[\]{}]|$)|[,\[\]{}]|$`)
)

// goesOn goes to the next line if it continues a plain scalar, and says what the line breaks between stand for.
func (p *parser) goesOn(parent int, in place) (joint string, ok bool) {
	end, line := p.pos, p.line()
	c := p.next()
	if c == 0 || p.column() <= parent {
		return "", false
	}
	if between := strings.TrimSpace(p.text[end:p.pos]); between != "" { // a comment
		if in != flow {
			p.fail("a comment inside the value that starts above it")
		}
		return "", false
	}
	return folding(p.line() - line), true
}

// folding returns what so many line breaks within a scalar stand for: a blank, or one less than there are.
func folding(breaks int) string {
	if breaks == 1 {
		return " "
	}
	return strings.Repeat("\n", breaks-1)
}

var (
	quotes = regexp.MustCompile(`^(?:'((?:[^']|'\')*)'|"((?s:[^"\\]|\\.)*)")`)
	breaks = regexp.MustCompile(`[ \t]*\n[ \t\n]*`)
	escape = regexp.MustCompile(`(?s)\\(x..|u.{4}|U.{8}|.)`)
)

// unquote reads the quoted text at the start of s and returns its value and its length in s, or why it cannot.
func unquote(s string) (value string, size int, why string) {
	m := quotes.FindStringSubmatch(s)
	if m == nil {
		return "", 0, "the quote is not closed"
	}
	value = breaks.ReplaceAllStringFunc(m[1]+m[2], func(blanks string) string { return folding(strings.Count(blanks, "\n")) })
	if s[0] == '\'' {
		return strings.ReplaceAll(value, "''", "'"), len(m[0]), ""
	}
	value = escape.ReplaceAllStringFunc(value, func(text string) string {
		char, _, rest, err := strconv.UnquoteChar(text, '"')
		switch {
		case text == `\/`:
			return "/"
		case err != nil || rest != "" || text[1] >= '0' && text[1] <= '9': // Go's, by an octal number
			why = "unknown escape"
		}
		return string(char)
	})
	return value, len(m[0]), why
}

// blockScalar reads the lines below a | or >, after which a - takes the line break at the end away.
func (p *parser) blockScalar(parent int) *Node {
	n := p.node(Scalar)
	header := p.rest()
	p.pos += len(header)
	header = strings.TrimRight(header[:blockEnd.FindStringIndex(header)[0]], " \t")
	if parent < 0 {
		p.fail("a text of several lines (%q) has to be the value of a key", header)
	}
	if chomp := header[1:]; chomp != "" && chomp != "-" {
		p.fail("want | or >, alone or with a -, found %q", header)
	}
	text := p.blockText(parent)
	n.Text = strings.TrimRight(text, "\n")
	ends := n.Text != "" && n.Text != text && len(header) == 1
	if header[0] == '>' {
		n.Text = folded(n.Text)
	}
	if ends {
		n.Text += "\n"
	}
	return n
}

// blockText returns the lines of a block scalar without their indentation, which its first line sets.
func (p *parser) blockText(parent int) string {
	var b strings.Builder
	indent := 0
	blank := 0 // the longest of the blank lines that come first
	for p.pos+1 < len(p.text) {
		start := p.pos + 1
		line, _, _ := strings.Cut(p.text[start:], "\n")
		depth := len(line) - len(strings.TrimLeft(line, " "))
		if depth == len(line) && (indent == 0 || depth <= indent) {
			blank = max(blank, depth)
		} else {
			if indent == 0 {
				indent = depth
			}
			if depth <= parent || depth < indent {
				break
			}
			if blank > indent {
				p.failIn(p.line()+1, "blanks in the empty lines above reach further than this line")
			}
			depth = indent
		}
		p.pos = start + len(line)
		b.WriteString(p.text[start+depth : min(p.pos+1, len(p.text))])
	}
	return b.String()
}

// folded joins neighbouring lines by a blank; empty lines and deeper lines keep their breaks.
func folded(text string) string {
	var b strings.Builder
	breaks, deeper := 0, true
	for _, line := range strings.Split(text, "\n") {
		if line != "" {
			was := deeper
			if deeper = isBlank(line[0]); deeper || was {
				b.WriteString(strings.Repeat("\n", breaks))
			} else {
				b.WriteString(folding(breaks))
			}
			b.WriteString(line)
			breaks = 0
		}
		breaks++
	}
	return b.String()
}
