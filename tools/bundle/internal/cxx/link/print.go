package link

// This file prints the runtime as rt/*.h has it: with its names, line breaks and comments.

import "strings"

// readable prints tokens with the white space and, unless comments is false, the comments that they have in rt/*.h.
func readable(tokens []token, comments bool) string {
	var out strings.Builder
	last := token{kind: directiveToken}
	for _, tok := range tokens {
		lead, note := tok.lead, tok.note
		if !comments {
			// The last line of lead is the indentation of the token itself.
			if i := strings.LastIndex(lead, "\n"); i > 0 {
				lead = lead[i:]
			}
			note = ""
		}

		// A directive has its own line, also if the translator has made the tokens around it.
		startsLine := strings.HasPrefix(lead, "\n")
		if (tok.kind == directiveToken || last.kind == directiveToken) && !startsLine {
			lead = "\n" + lead
		}
		if lead == "" && glued(last, tok) {
			lead = " "
		}
		out.WriteString(lead + tok.text + note)
		last = tok
	}
	return strings.TrimPrefix(out.String(), "\n") + "\n"
}

// withoutNeeds removes the words such as needs_string_less, which only select another part of the runtime. The white
// space and the comments before such a word move to the next token.
func withoutNeeds(tokens []token) []token {
	var out []token
	lead := ""
	for _, tok := range tokens {
		if isNeed(tok) {
			lead += tok.lead
			continue
		}
		if lead != "" {
			tok.lead = lead
			lead = ""
		}
		out = append(out, tok)
	}
	return out
}
