package cxx

// This file prints the runtime in little space: white space that C++ does
// not need goes, lines are filled. The program's own part stays as it is. The
// runtime is read in rt/*.h, not in the output.

import "strings"

// lineWidth is about how long the squeezed lines are.
const lineWidth = 150

// squeeze removes the white space that C++ does not need.
func squeeze(text string) string {
	var out strings.Builder
	width := 0
	var last byte // last byte written on this line, 0 at its start
	newline := func() {
		if width > 0 {
			out.WriteByte('\n')
			width, last = 0, 0
		}
	}
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		if line[0] == '#' { // directives keep their lines
			newline()
			out.WriteString(line + "\n")
			continue
		}
		for _, token := range cxxTokens(line) {
			if last != 0 && glued(last, token[0]) {
				out.WriteByte(' ')
				width++
			}
			out.WriteString(token)
			width += len(token)
			last = token[len(token)-1]
		}
		if width >= lineWidth {
			newline()
		}
	}
	newline()
	return out.String()
}

// glued reports whether two tokens would become one, or another pair, side by side.
func glued(a, b byte) bool {
	if isWordByte(a) && (isWordByte(b) || b == '"' || b == '\'') || (a == '"' || a == '\'') && isWordByte(b) {
		return true
	}
	return strings.IndexByte("+-&|<>=:", a) >= 0 && (a == b || b == '=') || a == '-' && b == '>' || a == '<' && b == ':' || a == '"' && b == '"'
}

// cxxTokens splits a line into literals, words, and runs of other characters.
func cxxTokens(line string) []string {
	var tokens []string
	for i := 0; i < len(line); {
		j := i
		switch c := line[i]; {
		case c == ' ' || c == '\t':
			i++
			continue
		case c == '"' || c == '\'':
			j = skipLiteral(line, i)
			for j < len(line) && isWordByte(line[j]) { // a suffix belongs to it
				j++
			}
		case isWordByte(c):
			for j < len(line) && (isWordByte(line[j]) || line[j] == '.' && c >= '0' && c <= '9') {
				j++
			}
		default:
			for j < len(line) && !isWordByte(line[j]) && !strings.ContainsRune(" \t\"'", rune(line[j])) {
				j++
			}
		}
		tokens = append(tokens, line[i:j])
		i = j
	}
	return tokens
}
