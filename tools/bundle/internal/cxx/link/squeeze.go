package link

// This file prints the runtime compactly: it removes white space that C++ does not need, and makes the lines as
// long as possible. The program's own part is not squeezed, because people read it. The runtime in the output
// need not be readable, because rt/*.h contains it in readable form.

import "strings"

// lineWidth is the maximum length of squeezed lines, except lines with directives and long literals. Programs
// are sent to judges through web forms and e-mail, which may break longer lines.
const lineWidth = 150

// squeeze prints tokens with only the white space that C++ needs.
func squeeze(tokens []token) string {
	var out strings.Builder
	width := 0
	var last token // the last token on this line; empty at the start of a line
	newline := func() {
		if width > 0 {
			out.WriteByte('\n')
		}
		width, last = 0, token{}
	}
	for _, tok := range tokens {
		if tok.kind == directiveToken { // directives keep their lines
			newline()
			out.WriteString(tok.text + "\n")
			continue
		}

		// A line may end after a word, a literal or one of ;{},(), but not after any other operator. Before a
		// literal, which may be long, a line may always end.
		if width+len(tok.text) >= lineWidth && (last.kind != signToken || tok.kind == literalToken || strings.Contains(";{},()", last.text)) {
			newline()
		}

		if width > 0 && glued(last, tok) {
			out.WriteByte(' ')
			width++
		}
		out.WriteString(tok.text)
		width += len(tok.text)
		last = tok
	}
	newline()
	return out.String()
}

// literalPrefixes contains the words that change the meaning of a literal directly after them.
var literalPrefixes = Words("L R U u u8 LR UR uR u8R")

// glued reports whether C++ would read other tokens than a and b if there were no space between them.
func glued(a, b token) bool {
	wordy := func(t token) bool { return t.kind == wordToken || t.kind == numberToken }

	// A word needs a space before a literal only if it would become the literal's prefix.
	if a.kind == wordToken && b.kind == literalToken {
		return literalPrefixes[a.text]
	}
	if wordy(a) || a.kind == literalToken {
		return wordy(b)
	}
	if a.kind != signToken || b.kind != signToken {
		return false
	}

	// Both tokens are operators. The last character of a and the first of b could form another operator, or
	// start a comment.
	x, y := a.text[len(a.text)-1], b.text[0]
	switch {
	case x == '>' && (y == '>' || b.text == ">="):
		// Either each of the two tokens is the end of a list of template arguments, or they are the two parts of the
		// operator >> or >>=. In both cases, the tokens can be written without a space.
		return false
	case y == '=':
		return strings.IndexByte("=<>!+-*/%&|^", x) >= 0
	case x == '/':
		return y == '/' || y == '*'
	case x == '-':
		return y == '-' || y == '>'
	case x == '<':
		return y == '<' || y == ':' || y == '%'
	}
	return x == y && strings.IndexByte("+&|:", x) >= 0
}
