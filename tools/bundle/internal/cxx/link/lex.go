package link

// This file splits the C++ text of the runtime into tokens. It understands only the C++ of rt/*.h: the headers must not
// contain raw strings, block comments or line continuations.

import "strings"

// tokenKind is the kind of a token.
type tokenKind byte

const (
	wordToken      tokenKind = iota // identifier or keyword
	numberToken                     // a number with its suffix, such as 0x1f or 1.5e3
	literalToken                    // string or character with its user-defined suffix
	signToken                       // operator or bracket
	directiveToken                  // a whole line that starts with #
)

// token is one token of C++.
type token struct {
	kind tokenKind
	text string
	lead string // the white space and the comments before the token, as rt/*.h has them
	note string // the comment behind the token at the end of its line, with the space before it

	// These fields are set only in tokens of the runtime, not in tokens of a program.
	symbols   []*symbol  // the identifiers in the token
	condition *condition // the condition USES_x that begins with this token, nil if there is none
}

// signs lists the operators of more than one character, longest first. It does not contain >>, which may also
// be the end of two nested lists of template arguments: >> always becomes two tokens.
var signs = []string{"<<=", "...", "->", "++", "--", "<<", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "::"}

// lex splits text into tokens. Comments and white space are kept beside the tokens, see print.go.
func lex(text string) []token {
	var out []token
	lead := ""
	for _, full := range strings.Split(text, "\n") {
		line := strings.TrimSpace(full)
		indent := full[:len(full)-len(strings.TrimLeft(full, "\t"))]

		// A comment on a line of its own belongs to the next token.
		if strings.HasPrefix(line, "//") {
			lead += "\n" + indent + line
			continue
		}
		if line == "" {
			continue
		}
		from := len(out)
		if strings.HasPrefix(line, "#") {
			// A directive ends at the end of its line, so it must stay on a line of its own.
			out = append(out, token{kind: directiveToken, text: stripComment(line)})
			indent = ""
		} else {
			out = lexLine(out, line)
		}
		out[from].lead = lead + "\n" + indent
		lead = ""
	}
	return out
}

// lexLine appends the tokens of one line.
func lexLine(out []token, line string) []token {
	lead := ""
	for i := 0; i < len(line); {
		j, kind := i, signToken
		switch c := line[i]; {
		case c == ' ' || c == '\t':
			lead = " "
			i++
			continue
		case strings.HasPrefix(line[i:], "//"):
			out[len(out)-1].note = "  " + line[i:]
			return out
		// A user-defined suffix, such as _s, belongs to the literal.
		case c == '"' || c == '\'':
			kind, j = literalToken, wordEnd(line, skipLiteral(line, i))
		case c >= '0' && c <= '9':
			kind, j = numberToken, numberEnd(line, i)
		case IsWordByte(c):
			kind, j = wordToken, wordEnd(line, i)
		default:
			j = i + len(signAt(line[i:]))
		}
		out = append(out, token{kind: kind, text: line[i:j], lead: lead})
		lead = ""
		i = j
	}
	return out
}

// wordEnd returns the index after the word that starts at i.
func wordEnd(line string, i int) int {
	for i < len(line) && IsWordByte(line[i]) {
		i++
	}
	return i
}

// numberEnd returns the index after the number at i.
func numberEnd(line string, i int) int {
	for ; i < len(line); i++ {
		// The sign of an exponent belongs to the number: 1e-9.
		exponent := (line[i] == '+' || line[i] == '-') && (line[i-1] == 'e' || line[i-1] == 'E')
		if !IsWordByte(line[i]) && line[i] != '.' && !exponent {
			break
		}
	}
	return i
}

// signAt returns the operator or bracket that rest starts with.
func signAt(rest string) string {
	for _, s := range signs {
		if strings.HasPrefix(rest, s) {
			return s
		}
	}
	return rest[:1]
}

// stripComment removes a trailing // comment.
func stripComment(line string) string {
	for i := 0; i < len(line); i++ {
		switch {
		// A literal may contain //.
		case line[i] == '"' || line[i] == '\'':
			i = skipLiteral(line, i) - 1
		case strings.HasPrefix(line[i:], "//"):
			return strings.TrimRight(line[:i], " \t")
		}
	}
	return line
}

// skipLiteral returns the index after the string or character literal at i.
func skipLiteral(text string, i int) int {
	quote := text[i]
	for i++; i < len(text) && text[i] != quote; i++ {
		// An escaped quote does not end the literal.
		if text[i] == '\\' {
			i++
		}
	}
	return i + 1
}

func IsWordByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// tokenWords appends the identifiers in a token. A preprocessor directive may contain several identifiers; a literal contains
// one if it has a user-defined suffix.
func tokenWords(out []string, tok token) []string {
	switch tok.kind {
	case wordToken:
		return append(out, tok.text)
	case literalToken:
		if i := strings.LastIndexAny(tok.text, `"'`); i+1 < len(tok.text) {
			return append(out, tok.text[i+1:])
		}
	case directiveToken:
		// A #define has a name, and its text may use other names.
		for _, t := range lexLine(nil, tok.text[1:]) {
			out = tokenWords(out, t)
		}
	}
	return out
}

// wordsOf lists the distinct identifiers of the tokens, in order of first appearance.
func wordsOf(tokens []token) []string {
	var all, out []string
	seen := map[string]bool{}
	for _, tok := range tokens {
		all = tokenWords(all, tok)
	}

	for _, w := range all {
		if !seen[w] {
			seen[w] = true
			out = append(out, w)
		}
	}
	return out
}
