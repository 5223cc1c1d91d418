package link

// This file prints the runtime in little space: white space that C++ does
// not need goes, lines are filled. The program's own part stays as it is. The
// runtime is read in rt/*.h, not in the output.

import "strings"

// lineWidth is how long the squeezed lines are at most, but for directives and long literals:
// judges take programs through forms, and mailers and forms break longer ones.
const lineWidth = 150

// squeeze prints tokens with only the white space that C++ needs.
func squeeze(tokens []token) string {
	var out strings.Builder
	width := 0
	var last token // last token on this line, empty at its start
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

// literalPrefixes are words that change what a literal behind them means.
var literalPrefixes = Words("L R U u u8 LR UR uR u8R")

// glued reports whether two tokens side by side would become one, or others.
func glued(a, b token) bool {
	wordy := func(t token) bool { return t.kind == wordToken || t.kind == numberToken }
	if a.kind == wordToken && b.kind == literalToken {
		return literalPrefixes[a.text]
	}
	if wordy(a) || a.kind == literalToken {
		return wordy(b)
	}
	if a.kind != signToken || b.kind != signToken {
		return false
	}
	x, y := a.text[len(a.text)-1], b.text[0]
	switch {
	case x == '>' && (y == '>' || b.text == ">="):
		return false // template lists, and the halves of >> and >>=
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
