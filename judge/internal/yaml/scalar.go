// This file reads scalars in every spelling.

package yaml

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// How scalars without quotes look, outside of brackets and within them: with what they cannot start, and where they end
// in their line: before a comment, a colon with a blank, or what brackets are made of, which may stand after the colon
// as well.
var (
	badBlock = regexp.MustCompile("^([@`%,\\]}|>]|[-?:]([ \t]|$))")
	badFlow  = regexp.MustCompile("^([@`%,\\]}|>?:]|-([ \t,\\[\\]{}]|$))")
	blockEnd = regexp.MustCompile(`[ \t]#|:([ \t]|$)|$`)
	flowEnd  = regexp.MustCompile(`[ \t]#|:([ \t,\[\]{}]|$)|[,\[\]{}]|$`)
)

// plain reads a scalar without quotes, which may go on in further lines that are indented more than parent.
func (p *parser) plain(parent int, in place) *Node {
	bad, ends := badBlock, blockEnd
	if in == flow {
		bad, ends = badFlow, flowEnd
	}
	if s := p.rest(); bad.MatchString(s) {
		p.fail("%q cannot start a value here; put it in quotes", s[:1])
	}
	n := p.node(Scalar)
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

// goesOn goes to the next line if it continues a plain scalar, and says what the line breaks between stand for.
func (p *parser) goesOn(parent int, in place) (joint string, ok bool) {
	end, line := p.pos, p.line()
	if p.next() == 0 || p.column() <= parent {
		return "", false
	}
	commented := strings.TrimSpace(p.text[end:p.pos]) != ""
	if commented && in != flow {
		p.fail("a comment inside the value that starts above it")
	}
	return folding(p.line() - line), !commented
}

// folding returns what so many line breaks within a scalar stand for: a blank, or one less than there are.
func folding(breaks int) string {
	if breaks == 1 {
		return " "
	}
	return strings.Repeat("\n", breaks-1)
}

var (
	quotes = regexp.MustCompile(`^(?:'((?:[^']|'')*)'|"((?s:[^"\\]|\\.)*)")`)
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

// blockScalar reads the lines below a | or >, after which a - takes the line break at the end away. Their first line sets
// the indentation.
func (p *parser) blockScalar(parent int) *Node {
	n := p.node(Scalar)
	header := p.rest()
	p.pos += len(header)
	header = strings.TrimRight(header[:blockEnd.FindStringIndex(header)[0]], " \t")
	if parent < 0 {
		p.fail("a text of several lines (%q) has to be the value of a key", header)
	}
	if header[1:] != "" && header[1:] != "-" {
		p.fail("want | or >, alone or with a -, found %q", header)
	}
	var lines []string
	indent, blank := 0, 0 // blank is the longest of the blank lines that come first
	for p.pos < len(p.text) {
		line, _, _ := strings.Cut(p.text[p.pos+1:], "\n")
		content := strings.TrimLeft(line, " ")
		depth := len(line) - len(content)
		if content != "" && (depth <= parent || depth < indent) {
			break
		}
		if indent == 0 && content != "" {
			if indent = depth; blank > indent {
				p.failIn(p.line()+1, "blanks in the empty lines above reach further than this line")
			}
		}
		if indent == 0 {
			blank = max(blank, depth)
		} else {
			depth = min(depth, indent)
		}
		lines = append(lines, line[depth:])
		p.pos += 1 + len(line)
	}
	text := strings.Join(lines, "\n")
	n.Text = strings.TrimRight(text, "\n")
	ends := n.Text != text || p.pos < len(p.text)
	if header[0] == '>' {
		n.Text = folded(n.Text)
	}
	if n.Text != "" && ends && header[1:] == "" {
		n.Text += "\n"
	}
	return n
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
