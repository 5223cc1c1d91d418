// This file reads scalars in every spelling.

package yaml

import (
	"strconv"
	"strings"
)

// plain reads a scalar without quotes, which may go on in further lines.
func (p *parser) plain(parent int, in place) *Node {
	p.checkStart(in)
	n := p.node(Scalar)
	stops := ""
	if in == flow {
		stops = ",[]{}"
	}
	for joint, more := "", true; more; {
		s := p.rest()
		end := plainEnd(s, stops)
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
	switch n.Text {
	case "~", "null", "Null", "NULL":
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

// plainEnd returns where a scalar without quotes ends in its line: before a comment, a colon with a blank, or one of the
// bytes that stop it, which may stand after the colon as well.
func plainEnd(s, stops string) int {
	for i, c := range []byte(s) {
		switch {
		case strings.IndexByte(stops, c) >= 0,
			c == ':' && (i+1 == len(s) || isBlank(s[i+1]) || strings.IndexByte(stops, s[i+1]) >= 0),
			c == '#' && i > 0 && isBlank(s[i-1]):
			return i
		}
	}
	return len(s)
}

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

// quoted reads a scalar in quotes, whose further lines are indented more than parent.
func (p *parser) quoted(parent int) *Node {
	text, size, why := unquote(p.text[p.pos:])
	if why != "" {
		p.fail("%s: %s", why, p.rest())
	}
	n := p.node(Scalar)
	n.Text = text
	further := strings.Split(p.text[p.pos:p.pos+size], "\n")[1:]
	for _, line := range further {
		if body := strings.TrimLeft(line, " \t"); body != "" && len(line)-len(body) <= parent {
			p.fail("the quote is not closed: %s", p.rest())
		}
	}
	p.pos += size
	return n
}

// unquote reads the quoted text at the start of s and returns its value and its length in s, or why it cannot.
func unquote(s string) (value string, size int, why string) {
	quote, solid := s[0], 0 // what is before solid was not written as blanks
	var b []byte
	for i := 1; i < len(s); i++ {
		switch c := s[i]; {
		case c == quote && quote == '\'' && strings.HasPrefix(s[i+1:], "'"):
			b = append(b, c)
			i++
		case c == quote:
			return string(b), i + 1, ""
		case c == '\\' && quote == '"':
			char, _, rest, err := strconv.UnquoteChar(s[i:], '"')
			if strings.HasPrefix(s[i:], `\/`) {
				char, rest, err = '/', s[i+2:], nil
			}
			if err != nil || s[i+1] >= '0' && s[i+1] <= '9' { // Go's, by an octal number
				return "", 0, "unknown escape"
			}
			b = append(b, string(char)...)
			i, solid = len(s)-len(rest)-1, len(b)
		case c == '\n':
			for len(b) > solid && isBlank(b[len(b)-1]) {
				b = b[:len(b)-1]
			}
			blanks := s[i : len(s)-len(strings.TrimLeft(s[i:], " \t\n"))]
			b = append(b, folding(strings.Count(blanks, "\n"))...)
			i, solid = i+len(blanks)-1, len(b)
		default:
			b = append(b, c)
		}
	}
	return "", 0, "the quote is not closed"
}

// blockScalar reads the lines below a | or >, after which a - takes the line break at the end away.
func (p *parser) blockScalar(parent int) *Node {
	n := p.node(Scalar)
	header := p.rest()
	p.pos += len(header)
	header = strings.TrimRight(header[:plainEnd(header, "")], " \t")
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
