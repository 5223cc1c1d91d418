package cxx

// This file puts macros for what the shortened runtime says again and again, such as the beginning of
// a template. It takes tokens and gives tokens that the preprocessor turns back into them.

import (
	"sort"
	"strings"
)

// longestPhrase is how many tokens a macro stands for at most.
const longestPhrase = 24

// leastGain is how many bytes a macro has to save.
const leastGain = 2

// phrases looks for sequences of tokens that are met again and again.
type phrases struct {
	ids    map[string]int32 // of token texts
	texts  []cxxToken       // by id
	tokens []int32          // the text; 0 for a directive
	lines  []cxxToken       // the directives, in order
}

// abbreviated puts macros for phrases; free gives their names.
func abbreviated(tokens []cxxToken, free func() string) []cxxToken {
	p := phrases{ids: map[string]int32{}, texts: []cxxToken{{}}}
	for _, tok := range tokens {
		if tok.kind == directiveToken {
			p.lines = append(p.lines, tok)
			p.tokens = append(p.tokens, 0)
			continue
		}
		p.tokens = append(p.tokens, p.id(tok))
	}
	var macros []cxxToken
	for round := 0; round < 5; round++ { // phrases may hold the macros of a round before
		for _, c := range p.candidates() {
			at := p.find(c.phrase)
			if len(at) < 2 || p.exactGain(c.phrase, at) < leastGain {
				continue
			}
			name := free()
			macros = append(macros, cxxToken{directiveToken, "#define " + name + " " + p.spell(c.phrase)})
			p.replace(at, len(c.phrase), p.id(cxxToken{wordToken, name}))
		}
	}
	out := macros
	for _, id := range p.tokens {
		if id == 0 {
			out = append(out, p.lines[0])
			p.lines = p.lines[1:]
			continue
		}
		out = append(out, p.texts[id])
	}
	return out
}

// id gives the number of a token.
func (p *phrases) id(tok cxxToken) int32 {
	id, ok := p.ids[tok.text]
	if !ok {
		id = int32(len(p.texts))
		p.ids[tok.text] = id
		p.texts = append(p.texts, tok)
	}
	return id
}

// candidate is a phrase and what it may save.
type candidate struct {
	phrase []int32
	gain   int
}

// start is where a phrase begins, and the number of the phrase among those of its size.
type start struct{ at, number int }

// meetings are the places where a macro may stand for a phrase: the first and the last of them, and
// how many there are without overlaps. Times counts all the places where the phrase stands.
type meetings struct{ first, last, count, times int }

// candidates lists the phrases that may save something, the best first. Those of one size are told
// apart by the phrase without the last token, and that token; what stands in one place only cannot
// grow into what stands in two.
func (p *phrases) candidates() []candidate {
	var all []candidate
	width := p.widths()
	var starts []start
	for i := range p.tokens {
		if !p.split(i) {
			starts = append(starts, start{at: i})
		}
	}
	for size := 1; size <= longestPhrase; size++ {
		var met []meetings
		starts, met = p.grow(starts, size)
		for _, m := range met {
			if m.count < 2 {
				continue
			}
			phrase := p.tokens[m.first : m.first+size]
			bytes := width[m.first+size-1] - width[m.first] + len(p.texts[phrase[0]].text)
			if gain := p.gain(phrase, bytes, m.count); gain >= leastGain {
				all = append(all, candidate{append([]int32{}, phrase...), gain})
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].gain > all[j].gain })
	return all
}

// widths gives for each place how many bytes the text takes up to it, the token there included, with
// the spaces that must be between tokens. Directives count as nothing.
func (p *phrases) widths() []int {
	width := make([]int, len(p.tokens))
	sum := 0
	for i, id := range p.tokens {
		sum += len(p.texts[id].text)
		if i > 0 && glued(p.texts[p.tokens[i-1]], p.texts[id]) {
			sum++
		}
		width[i] = sum
	}
	return width
}

// grow takes where phrases of size-1 tokens begin and gives where those begin of size tokens that
// stand in several places, and by number where each was met.
func (p *phrases) grow(starts []start, size int) (grown []start, met []meetings) {
	type key struct {
		number int
		last   int32
	}
	numbers := make(map[key]int, len(starts))
	for _, s := range starts {
		end := s.at + size
		if end > len(p.tokens) || p.tokens[end-1] == 0 {
			continue
		}
		k := key{s.number, p.tokens[end-1]}
		n, known := numbers[k]
		if !known {
			n = len(met)
			numbers[k] = n
			met = append(met, meetings{last: -size})
		}
		m := &met[n]
		m.times++
		if !p.split(end) && s.at >= m.last+size {
			if m.count == 0 {
				m.first = s.at
			}
			m.last = s.at
			m.count++
		}
		grown = append(grown, start{s.at, n})
	}
	several := grown[:0]
	for _, s := range grown {
		if met[s.number].times > 1 {
			several = append(several, s)
		}
	}
	return several, met
}

// whole reports whether a macro may stand for the tokens from i on: no directive, and no half of what
// is one token to the preprocessor.
func (p *phrases) whole(i, size int) bool {
	for _, id := range p.tokens[i : i+size] {
		if id == 0 {
			return false
		}
	}
	return !p.split(i) && !p.split(i+size)
}

// split reports whether the tokens before and at i are one to the preprocessor: >> and >>=.
func (p *phrases) split(i int) bool {
	return i > 0 && i < len(p.tokens) && p.texts[p.tokens[i-1]].text == ">" && strings.HasPrefix(p.texts[p.tokens[i]].text, ">")
}

// find lists where a phrase stands, without overlaps.
func (p *phrases) find(phrase []int32) []int {
	var at []int
search:
	for i := 0; i+len(phrase) <= len(p.tokens); i++ {
		for j, id := range phrase {
			if p.tokens[i+j] != id {
				continue search
			}
		}
		if p.whole(i, len(phrase)) {
			at = append(at, i)
			i += len(phrase) - 1
		}
	}
	return at
}

// replace puts a token for the size tokens at each place.
func (p *phrases) replace(at []int, size int, id int32) {
	out := p.tokens[:0]
	from := 0
	for _, i := range at {
		out = append(append(out, p.tokens[from:i]...), id)
		from = i + size
	}
	p.tokens = append(out, p.tokens[from:]...)
}

// spell gives the text of a phrase.
func (p *phrases) spell(phrase []int32) string {
	var b strings.Builder
	for i, id := range phrase {
		if i > 0 && glued(p.texts[phrase[i-1]], p.texts[id]) {
			b.WriteByte(' ')
		}
		b.WriteString(p.texts[id].text)
	}
	return b.String()
}

// exactGain is how many bytes a macro of two letters saves for a phrase that stands at these places.
func (p *phrases) exactGain(phrase []int32, at []int) int {
	space := func(a, b cxxToken) int {
		if glued(a, b) {
			return 1
		}
		return 0
	}
	name := cxxToken{wordToken, "xx"}
	first, last := p.texts[phrase[0]], p.texts[phrase[len(phrase)-1]]
	size := len(p.spell(phrase))
	gain := -len("#define xx \n") - size
	for _, i := range at {
		gain += size - 2
		if i > 0 && p.tokens[i-1] != 0 {
			before := p.texts[p.tokens[i-1]]
			gain += space(before, first) - space(before, name)
		}
		if end := i + len(phrase); end < len(p.tokens) && p.tokens[end] != 0 {
			after := p.texts[p.tokens[end]]
			gain += space(last, after) - space(name, after)
		}
	}
	return gain
}

// gain estimates how many bytes a macro saves for a phrase of so many bytes that is met count times.
// Its name takes two letters, and spaces where the phrase begins or ends with a sign.
func (p *phrases) gain(phrase []int32, size, count int) int {
	cost := 20
	for _, id := range []int32{phrase[0], phrase[len(phrase)-1]} {
		if p.texts[id].kind == signToken {
			cost += 5
		}
	}
	return (count*(size*10-cost) - (size+len("#define xx \n"))*10) / 10
}
