// This file reads values: scalars in every spelling, and the flow collections [...] and {...}.

package yaml

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// value reads a value that starts with text in line no; lines that are indented more than parent
// may continue it.
func (p *parser) value(text string, no, parent int) *Node {
	switch text[0] {
	case '|', '>':
		return p.blockScalar(text, no, parent)
	case '[', '{':
		return p.flow(text, no, parent)
	case '"', '\'':
		return p.quoted(text, no, parent)
	case '&':
		return p.anchored(text, no, parent)
	case '*':
		n, rest := p.alias(text, no)
		if rest, _ = cutComment(" " + rest); strings.TrimSpace(rest) != "" {
			p.fail(no, "text after an alias: %q", strings.TrimSpace(rest))
		}
		return n
	case '!':
		p.fail(no, "tags (%q) are not supported", text)
	case '@', '`', '%', ',', ']', '}':
		p.fail(no, "%q cannot start a plain value; put it in quotes", text[:1])
	case '-', '?', ':':
		if len(text) == 1 || text[1] == ' ' || text[1] == '\t' {
			p.fail(no, "%q and a blank cannot start a value here; put it in quotes", text[:1])
		}
	}
	return p.plain(text, no, parent)
}

// next returns the next line when it continues a scalar whose last line is no, and says how line breaks
// between the two count: as a blank, or one less than there are. A comment ends the scalar.
func (p *parser) next(no, parent int) (l line, joint string, ok bool) {
	if p.pos >= len(p.lines) || p.lines[p.pos].indent <= parent {
		return line{}, "", false
	}
	l = p.lines[p.pos]
	for i := no; i < l.no-1; i++ {
		if strings.TrimSpace(p.raw[i]) != "" {
			p.fail(l.no, "a comment inside the value that starts above it")
		}
	}
	return l, folding(l.no - no), true
}

// folding returns what so many line breaks within a scalar stand for.
func folding(breaks int) string {
	if breaks == 1 {
		return " "
	}
	return strings.Repeat("\n", breaks-1)
}

// plain reads a scalar without quotes, which may go on in deeper lines.
func (p *parser) plain(text string, no, parent int) *Node {
	text, ended := cutComment(text)
	for last := no; !ended; {
		l, joint, ok := p.next(last, parent)
		if !ok {
			break
		}
		if _, _, isKey := p.cutKey(line{l.no, l.indent, "x" + strings.TrimLeft(l.text, "\t")}); isKey {
			p.fail(l.no, "a key inside the value that starts in line %d; is the indentation right?", no)
		}
		var more string
		more, ended = cutComment(strings.TrimLeft(l.text, "\t"))
		text += joint + more
		last = l.no
		p.pos++
	}
	if strings.Contains(text, ": ") || strings.HasSuffix(text, ":") {
		p.fail(no, "the value %q holds \": \"; put it in quotes", text)
	}
	return scalar(text, no)
}

// scalar makes the node of a plain scalar.
func scalar(text string, no int) *Node {
	switch text {
	case "", "~", "null", "Null", "NULL":
		return &Node{Kind: Null, Line: no}
	}
	return &Node{Kind: Scalar, Line: no, Text: text}
}

// cutComment removes " # comment" and blanks from the end; found tells whether there was a comment.
func cutComment(s string) (rest string, found bool) {
	for i := 0; i < len(s); i++ {
		if s[i] == '#' && (i == 0 || s[i-1] == ' ' || s[i-1] == '\t') {
			return strings.TrimRight(s[:i], " \t"), true
		}
	}
	return strings.TrimRight(s, " \t"), false
}

// quoted reads a quoted scalar that may reach over several lines, whose breaks are folded.
func (p *parser) quoted(text string, no, parent int) *Node {
	for end := no; ; {
		value, n, closed := unquote(text)
		if closed {
			if n < 0 {
				p.fail(no, "unknown escape in %s", text)
			}
			if rest, _ := cutComment(text[n:]); strings.TrimSpace(rest) != "" {
				p.fail(no, "text after the closing quote: %q", strings.TrimSpace(rest))
			}
			return &Node{Kind: Scalar, Line: no, Text: value, Quoted: true}
		}
		more, last := p.quotedLine(end)
		if last == 0 || len(p.raw[last-1])-len(strings.TrimLeft(p.raw[last-1], " ")) <= parent {
			p.fail(no, "the quote is not closed: %s", text)
		}
		if text[0] == '"' && (len(text)-len(strings.TrimRight(text, `\`)))%2 == 1 {
			p.fail(end, "a backslash at the end of a line is not supported")
		}
		text = strings.TrimRight(text, " \t") + folding(last-end) + more
		for end = last; p.pos < len(p.lines) && p.lines[p.pos].no <= end; {
			p.pos++
		}
	}
}

// quotedLine returns the next line that is not blank, after line no, as it continues a quoted scalar, and
// its number; 0 for none. What looks like a comment is none there.
func (p *parser) quotedLine(no int) (text string, last int) {
	for i := no; i < len(p.raw); i++ {
		if text = strings.Trim(p.raw[i], " \t"); text != "" {
			return text, i + 1
		}
	}
	return "", 0
}

// unquote reads the quoted string at the start of s and returns its value and its length in s,
// -1 when it holds an unknown escape. closed is false when the quote does not end.
func unquote(s string) (value string, n int, closed bool) {
	var b strings.Builder
	quote, bad := s[0], false
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == quote && quote == '\'' && i+1 < len(s) && s[i+1] == '\'':
			b.WriteByte('\'')
			i++
		case s[i] == quote:
			if bad {
				return "", -1, true
			}
			return b.String(), i + 1, true
		case s[i] == '\\' && quote == '"':
			size, ok := escape(&b, s[i+1:])
			bad = bad || !ok
			i += size
		default:
			b.WriteByte(s[i])
		}
	}
	return "", 0, false
}

var escapes = map[byte]string{
	'n': "\n", 't': "\t", 'r': "\r", '0': "\x00", '"': "\"", '\\': "\\", '/': "/", ' ': " ",
	'L': "\u2028", 'P': "\u2029", '\t': "\t",
	'a': "\a", 'b': "\b", 'e': "\x1b", 'f': "\f", 'v': "\v", 'N': "\u0085", '_': "\u00a0",
}

var hexDigits = map[byte]int{'x': 2, 'u': 4, 'U': 8}

// escape writes what the text after a backslash stands for and returns the length of the escape.
func escape(b *strings.Builder, s string) (size int, ok bool) {
	if s == "" {
		return 0, false
	}
	if text, known := escapes[s[0]]; known {
		b.WriteString(text)
		return 1, true
	}
	digits := hexDigits[s[0]]
	if digits == 0 || len(s) < 1+digits {
		return 1, false
	}
	code, err := strconv.ParseUint(s[1:1+digits], 16, 32)
	if err != nil || code > utf8.MaxRune {
		return 1, false
	}
	b.WriteRune(rune(code))
	return 1 + digits, true
}

// blockScalar reads the lines below a | or > header, with its indentation and chomping marks.
func (p *parser) blockScalar(header string, no, parent int) *Node {
	if parent < 0 {
		p.fail(no, "a text of several lines (%q) has to be the value of a key", header)
	}
	mark, _ := cutComment(header)
	indent, chomp := 0, byte(0)
	for _, c := range []byte(mark[1:]) {
		switch {
		case (c == '-' || c == '+') && chomp == 0:
			chomp = c
		case c >= '1' && c <= '9' && indent == 0:
			indent = parent + int(c-'0')
		default:
			p.fail(no, "want | or > with at most one of + - and one digit, found %q", mark)
		}
	}
	lines, end := p.blockLines(no, parent, indent)
	for p.pos < len(p.lines) && p.lines[p.pos].no <= end {
		p.pos++
	}
	cut := p.cut && end == len(p.raw) && len(lines) > 0 // the file ends before its last line does
	if cut && lines[len(lines)-1] == "" {
		lines, cut = lines[:len(lines)-1], false
	}
	text := chomped(lines, mark[0] == '>', chomp)
	if cut {
		text = strings.TrimSuffix(text, "\n")
	}
	return &Node{Kind: Scalar, Line: no, Text: text, Quoted: true}
}

// blockLines returns the lines of a block scalar without their indentation, which its first line
// sets unless it is given, and the number of its last line.
func (p *parser) blockLines(no, parent, indent int) (lines []string, end int) {
	blank := 0 // the longest of the blank lines that come first
	for end = no; end < len(p.raw); end++ {
		s := p.raw[end]
		body := strings.TrimLeft(s, " ")
		depth := len(s) - len(body)
		switch {
		case body == "" && (indent == 0 || depth <= indent):
			if indent == 0 {
				blank = max(blank, depth)
			}
			lines = append(lines, "")
			continue
		case body == "":
			lines = append(lines, s[indent:])
			continue
		}
		if indent == 0 && depth > parent {
			if indent = depth; blank > depth {
				p.fail(end+1, "blanks in the empty lines above reach further than this line")
			}
		}
		if depth <= parent || depth < indent {
			break
		}
		lines = append(lines, s[indent:])
	}
	return lines, end
}

// chomped joins the lines of a block scalar: folded or not, and with the end that chomp asks for.
func chomped(lines []string, fold bool, chomp byte) string {
	last := len(lines)
	for last > 0 && lines[last-1] == "" {
		last--
	}
	tail := strings.Repeat("\n", len(lines)-last)
	lines = lines[:last]
	if last == 0 {
		if chomp == '+' {
			return tail
		}
		return ""
	}
	text := strings.Join(lines, "\n")
	if fold {
		text = folded(lines)
	}
	switch chomp {
	case '-':
		return text
	case '+':
		return text + "\n" + tail
	}
	return text + "\n"
}

// folded joins neighbouring lines by a blank; empty lines and deeper lines keep their breaks.
func folded(lines []string) string {
	var b strings.Builder
	first := 0
	for lines[first] == "" {
		b.WriteByte('\n')
		first++
	}
	breaks := 0
	for i, prev := first, ""; i < len(lines); i++ {
		s := lines[i]
		switch {
		case s == "":
			breaks++
			continue
		case i == first:
		case deeper(s) || deeper(prev):
			b.WriteString(strings.Repeat("\n", breaks+1))
		default:
			b.WriteString(folding(breaks + 1))
		}
		b.WriteString(s)
		prev, breaks = s, 0
	}
	return b.String()
}

// deeper reports whether a line of a block scalar is indented more than the scalar.
func deeper(s string) bool { return s != "" && (s[0] == ' ' || s[0] == '\t') }
