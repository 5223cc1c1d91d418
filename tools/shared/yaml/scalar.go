// This file parses scalars: plain, quoted and block scalars.

package yaml

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Patterns for scalars without quotes. badBlock and blockEnd are for scalars outside brackets, badFlow and
// flowEnd for scalars within brackets. badBlock and badFlow match text that cannot start a scalar. blockEnd and
// flowEnd match the text at which a scalar ends: a comment, a colon before a blank, or the end of the line.
// flowEnd also matches a bracket or comma.
var (
	badBlock = regexp.MustCompile("^([@`%,\\]}|>]|[-?:]([ \t]|$))")
	badFlow  = regexp.MustCompile("^([@`%,\\]}|>?:]|-([ \t,\\[\\]{}]|$))")
	blockEnd = regexp.MustCompile(`[ \t]#|:([ \t]|$)|$`)
	colon    = regexp.MustCompile(`^:([ \t]|$)`) // the colon after a quoted key
	flowEnd  = regexp.MustCompile(`[ \t]#|:([ \t,\[\]{}]|$)|[,\[\]{}]|$`)
)

// plain parses a scalar without quotes. A further line belongs to the scalar if it is indented by at least
// `column` characters.
func (p *parser) plain(column int, inBrackets bool) *Node {
	bad, ends := badBlock, blockEnd
	if inBrackets {
		bad, ends = badFlow, flowEnd
	}
	if s := p.rest(); bad.MatchString(s) {
		p.fail("%q cannot start a value here; put it in quotes", s[:1])
	}

	// Each iteration reads the part of the scalar on one line.
	n := p.node(Scalar)
	for joint := ""; ; {
		s := p.rest()
		end := ends.FindStringIndex(s)[0]
		if !inBrackets && end < len(s) && s[end] == ':' {
			p.fail("there is a key inside a value: %q; correct the indentation, or put a text with a colon in quotes", s)
		}
		if text := strings.TrimRight(s[:end], " \t"); text != "" {
			n.Text += joint + text
		}
		if p.col += end; end < len(s) {
			break
		}

		// The scalar also ends if there is a comment between the lines.
		row := p.row
		if p.next() == 0 || p.col < column || strings.TrimSpace(strings.Join(p.lines[row+1:p.row], "")) != "" {
			break // if the next text is not allowed after a scalar, the caller reports it
		}
		joint = folding(p.row - row)
	}

	// Without quotes, these words mean null.
	if slices.Contains([]string{"~", "null", "Null", "NULL"}, n.Text) {
		n.Kind, n.Text = Null, ""
	}
	return n
}

// folding returns the text that replaces consecutive line breaks within a scalar: a space for a single line
// break; n-1 line breaks for n line breaks, if n > 1.
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

// unquote parses the quoted string at the start of s. It returns the value and the length of the string in s.
// closed is false if the closing quote is missing.
func (p *parser) unquote(s string) (value string, size int, closed bool) {
	m := quotes.FindStringSubmatch(s)
	if m == nil {
		return "", 0, false
	}

	// Fold line breaks before replacing escapes, because a newline that was written as \n must not be folded.
	value = breaks.ReplaceAllStringFunc(m[1]+m[2], func(blanks string) string { return folding(strings.Count(blanks, "\n")) })

	// In single quotes, the only escape is a doubled quote.
	if s[0] == '\'' {
		return strings.ReplaceAll(value, "''", "'"), len(m[0]), true
	}
	value = escape.ReplaceAllStringFunc(value, func(text string) string {
		char, _, rest, err := strconv.UnquoteChar(text, '"')
		switch {
		case text == `\/`:
			return "/"
		case err != nil || rest != "" || text[1] >= '0' && text[1] <= '9': // reject octal escapes, which exist in Go but not in YAML
			p.fail("unknown escape %s", text)
		}
		return string(char)
	})
	return value, len(m[0]), true
}

// quoted parses the quoted string at the current position.
func (p *parser) quoted() string {
	s := strings.Join(p.lines[p.row:], "\n")[p.col:]
	value, size, closed := p.unquote(s)
	if !closed {
		p.fail("the quote is not closed: %s", p.rest())
	}

	// Move the position to the byte after the closing quote, which may be on a later line.
	rest, _, _ := strings.Cut(s[size:], "\n")
	p.row += strings.Count(s[:size], "\n")
	p.col = len(p.lines[p.row]) - len(rest)
	return value
}

var blockMark = regexp.MustCompile(`^[|>]-?[ \t]*([ \t]#.*)?$`)

// blockScalar parses the text below one of the indicators |, >, |- and >-. If the indicator is |- or >-, the
// last line break is removed.
func (p *parser) blockScalar(column int) string {
	mark := p.rest()
	if column == 0 {
		p.fail("a text of several lines (%q) must be the value of a key", mark)
	}
	if !blockMark.MatchString(mark) {
		p.fail("want |, >, |- or >-, found %q", mark)
	}

	// The first line that is not empty determines the indentation.
	var lines []string
	indent, blank := 0, 0 // blank is the length of the longest line of spaces before the first line with text
	for ; p.row+1 < len(p.lines); p.row++ {
		line := p.lines[p.row+1]
		content := strings.TrimLeft(line, " ")
		depth := len(line) - len(content)
		if content != "" && depth < max(column, indent) {
			break
		}
		if indent == 0 && content != "" {
			if indent = depth; blank > indent {
				Fail(p.file, p.row+2, "a blank line above contains more spaces than the indentation of this line")
			}
		}
		if indent == 0 {
			blank = max(blank, depth)
		} else {
			depth = min(depth, indent)
		}
		lines = append(lines, line[depth:])
	}
	p.col = len(p.lines[p.row])

	// Empty lines at the end do not belong to the scalar.
	all := strings.Join(lines, "\n")
	text := strings.TrimRight(all, "\n")
	ends := text != all || p.row+1 < len(p.lines)
	if mark[0] == '>' {
		text = folded(text)
	}
	if text != "" && ends && !strings.HasPrefix(mark[1:], "-") {
		text += "\n"
	}
	return text
}

// foldedLine matches a line together with the line breaks before it.
var foldedLine = regexp.MustCompile(`\n*[^\n]+`)

// folded joins consecutive lines by spaces. It keeps empty lines, and the line breaks before and after each line
// that begins with a blank.
func folded(text string) string {
	// deeper tells whether the previous line begins with a blank. If it does, the line breaks after it are kept. It
	// starts as true, so that the line breaks before the first line are kept, too.
	deeper := true
	return foldedLine.ReplaceAllStringFunc(text, func(line string) string {
		content, was := strings.TrimLeft(line, "\n"), deeper
		if deeper = content[0] == ' ' || content[0] == '\t'; deeper || was {
			return line
		}
		return folding(len(line)-len(content)) + content
	})
}

// Quote returns a text in double quotes, as JSON and YAML write it. So the text cannot add or change keys.
func Quote(s string) string {
	var b strings.Builder

	// By default the encoder writes & as \u0026, which is hard to read in an address.
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		panic(err) // impossible, because a string can always be encoded
	}
	return strings.TrimSuffix(b.String(), "\n")
}
