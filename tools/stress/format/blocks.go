// This file has what a format can write beside plain numbers and texts: lists, words, permutations, grids.

package format

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// blocks are the names that a parenthesis follows. Each reads its arguments; at is its name, which errors point to.
var blocks map[string]func(p *parser, at token) item

func init() { // not in the declaration, since the functions read blocks
	blocks = map[string]func(p *parser, at token) item{
		"repeat": readRepeat, "list": readList, "array": readArray, "word": readWord, "pick": readPick,
		"perm": readPerm, "grid": readGrid,
		"tree": readTree, "edges": readEdges, "arcs": readArcs, "dag": readDag,
	}
}

func blockNames() string { return strings.Join(slices.Sorted(maps.Keys(blocks)), ", ") }

// call reads the arguments of a block with their parentheses.
func (p *parser) call(at token, read func(p *parser, at token) item) item {
	p.want("(")
	it := read(p, at)
	p.want(")")
	return it
}

// argument reads an expression, in which blanks mean nothing.
func (p *parser) argument() value {
	p.depth++
	defer func() { p.depth-- }()
	return p.sum()
}

// count reads an expression, or LOW..HIGH, that says how many there are of something.
func (p *parser) count() value {
	at := p.tok
	p.depth++
	v := p.interval()
	p.depth--
	return func(w *writer) int64 {
		n := v(w)
		if n < 0 || n > mostText {
			at.fail("%d is no number of things that an input can have", n)
		}
		return n
	}
}

// body reads items that are written again and again, with names of their own.
func (p *parser) body() item {
	names, depth := len(p.names), p.depth
	p.depth = 0
	lines := p.lines()
	p.names, p.depth = p.names[:names], depth
	return func(w *writer) {
		if w.bodies++; w.bodies > mostText {
			panic(&Error{1, 1, tooLarge})
		}
		names := len(w.names)
		for i, line := range lines {
			if i > 0 {
				w.freshLine()
			}
			line(w)
		}
		w.names = w.names[:names]
	}
}

// readRepeat reads repeat(n, LINES): the lines so often, below each other.
func readRepeat(p *parser, _ token) item {
	n := p.count()
	p.want(",")
	body := p.body()
	return func(w *writer) {
		w.freshLine()
		for range n(w) {
			body(w)
			w.freshLine()
		}
	}
}

// readList reads list(n, ITEMS): the items so often, in the line.
func readList(p *parser, _ token) item {
	n := p.count()
	p.want(",")
	body := p.body()
	return func(w *writer) {
		for range n(w) {
			body(w)
		}
	}
}

// readArray reads array(n, LOW..HIGH) with the options distinct and sorted: numbers in a line of their own.
func readArray(p *parser, at token) item {
	n := p.count()
	p.want(",")
	lo, hi := p.bounds()
	options := p.options("distinct", "sorted")
	return func(w *writer) {
		n, lo, hi := n(w), lo(w), hi(w)
		var list []int64
		switch {
		case n > 0 && lo > hi:
			at.fail("there is no number in %d..%d", lo, hi)
		case options["distinct"] && n > 0 && uint64(n-1) > uint64(hi)-uint64(lo):
			at.fail("there are no %d different numbers in %d..%d", n, lo, hi)
		case options["distinct"] && uint64(hi)-uint64(lo) >= 1<<62:
			at.fail("%d..%d is too much to take different numbers from", lo, hi)
		case options["distinct"]:
			chosen := w.choose(n, hi-lo+1)
			for _, i := range w.shuffled(n) {
				list = append(list, nearest(uint64(chosen[i]), lo, hi))
			}
		default:
			for range n {
				list = append(list, w.between(lo, hi))
			}
		}
		if options["sorted"] {
			slices.Sort(list)
		}
		w.row(list, 0)
	}
}

// bounds reads LOW..HIGH.
func (p *parser) bounds() (lo, hi value) {
	lo = p.argument()
	p.want("..")
	return lo, p.argument()
}

// options reads the words that follow, each of which must be among the known.
func (p *parser) options(known ...string) map[string]bool {
	options := map[string]bool{}
	for p.take(",") {
		if !slices.Contains(known, p.tok.text) {
			p.fail("want %s, not %s", strings.Join(known, " or "), p.tok)
		}
		options[p.tok.text] = true
		p.tok = p.lex.next()
	}
	return options
}

// row writes numbers in a line of their own, each so much larger.
func (w *writer) row(list []int64, more int64) {
	w.freshLine()
	for _, x := range list {
		w.word(strconv.FormatInt(x+more, 10))
	}
	w.newline()
}

// readWord reads word(n, "CHARACTERS"): a word of so many of these characters, in the line.
func readWord(p *parser, _ token) item {
	n := p.count()
	p.want(",")
	set := p.characters()
	return func(w *writer) {
		w.word(w.random(n(w), set))
	}
}

// random returns so many characters of the set.
func (w *writer) random(n int64, set []rune) string {
	var b strings.Builder
	for range n {
		b.WriteRune(set[w.index(int64(len(set)))])
	}
	return b.String()
}

// characters reads characters in quotes; a-z are all from a to z, where both are letters or digits. What stands there
// twice is drawn twice as often.
func (p *parser) characters() []rune {
	if p.tok.kind != quoted || p.tok.text == "" {
		p.fail(`want characters in quotes, such as "a-z" or ".#"`)
	}
	text := []rune(p.tok.text)
	p.tok = p.lex.next()
	plain := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	var set []rune
	for i := 0; i < len(text); i++ {
		set = append(set, text[i])
		if i+2 < len(text) && text[i+1] == '-' && plain(text[i]) && plain(text[i+2]) {
			for r := text[i] + 1; r < text[i+2]; r++ {
				set = append(set, r)
			}
			i++
		}
	}
	return set
}

// readPick reads pick(ITEMS, ITEMS, ...): one of them, in the line.
func readPick(p *parser, _ token) item {
	bodies := []item{p.body()}
	for p.take(",") {
		bodies = append(bodies, p.body())
	}
	return func(w *writer) { bodies[w.index(int64(len(bodies)))](w) }
}

// readPerm reads perm(n) or perm(n, FIRST): the numbers from FIRST, or 1, on in any order, in a line of their own.
func readPerm(p *parser, _ token) item {
	n, first := p.count(), func(*writer) int64 { return 1 }
	if p.take(",") {
		first = p.argument()
	}
	return func(w *writer) { w.row(w.shuffled(n(w)), first(w)) }
}

// readGrid reads grid(ROWS, COLUMNS, "CHARACTERS") or grid(ROWS, COLUMNS, "CHARACTERS", "ONCE"): rows of characters,
// and each of the last ones in one cell.
func readGrid(p *parser, at token) item {
	rows := p.count()
	p.want(",")
	columns := p.count()
	p.want(",")
	set := p.characters()
	var once []rune
	if p.take(",") {
		once = p.characters()
	}
	return func(w *writer) {
		h, n := rows(w), columns(w)
		if h > 0 && n > mostText/h {
			at.fail("%s", tooLarge)
		}
		if int64(len(once)) > h*n {
			at.fail("a grid of %d rows of %d has no place for %q", h, n, string(once))
		}
		cells := []rune(w.random(h*n, set))
		places := w.choose(int64(len(once)), h*n)
		for i, j := range w.shuffled(int64(len(once))) {
			cells[places[i]] = once[j]
		}
		w.freshLine()
		for i := range h {
			w.word(string(cells[i*n : (i+1)*n]))
			w.newline()
		}
	}
}
