package link

// This file prints the runtime as rt/*.h has it: with its names, line breaks and comments.

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

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

// Packed returns the same text as Readable without comments, but packs its largest parts, until it has at most most
// bytes or all parts are packed. A packed part has short names, except where other parts or the program use them, and no
// unnecessary white space. names are the words of the program.
func (s Selection) Packed(names []string, most int) string {
	var head strings.Builder
	s.writeHead(&head, refuse32Bits, pragmas+pragmasPacked)
	enum := lex(s.selectorEnum(s.Selectors))

	// A part is one file of the runtime. The largest one comes first, but the types that the program itself uses last.
	size := map[string]int{}
	for i, p := range s.tokens {
		size[s.titles[i]] += len(readable(p, false))
	}
	for title := range size {
		if strings.HasPrefix(title, "// base:") || strings.HasPrefix(title, "// data:") {
			size[title] = 0
		}
	}
	parts := slices.SortedFunc(maps.Keys(size), func(a, b string) int {
		return cmp.Or(size[b]-size[a], strings.Compare(a, b))
	})

	text := ""
	for n := 1; n <= len(parts); n++ {
		text = head.String() + readable(enum, false) + s.pack(parts[:n], names, enum) + ProgramLine
		if len(text) <= most {
			break
		}
	}
	return text
}

// pack prints the pieces, of which those of some parts are packed.
func (s Selection) pack(parts, names []string, enum []token) string {
	// The words outside the packed parts keep their names.
	kept := map[string]bool{}
	for _, w := range slices.Concat(names, wordsOf(enum)) {
		kept[w] = true
	}
	var inside [][]token
	for i, p := range s.tokens {
		if slices.Contains(parts, s.titles[i]) {
			inside = append(inside, p)
			continue
		}
		for _, w := range wordsOf(p) {
			kept[w] = true
		}
	}
	macros, short := shorten(inside, maps.Clone(s.declared), kept)

	// All pieces of a part stand together.
	var out strings.Builder
	out.WriteString(squeeze(macros))
	for from := 0; from < len(s.tokens); {
		to := from
		for to < len(s.tokens) && s.titles[to] == s.titles[from] {
			to++
		}
		if n := to - from; slices.Contains(parts, s.titles[from]) {
			out.WriteString("\n" + s.titles[from] + " (packed)\n" + squeeze(slices.Concat(short[:n]...)))
			short = short[n:]
		} else {
			out.WriteString("\n" + s.titles[from] + "\n" + readable(slices.Concat(s.tokens[from:to]...), false))
		}
		from = to
	}
	return out.String()
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
