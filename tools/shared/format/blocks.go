// This file parses the parts of a format that have arguments: lists, words, permutations, grids.

package format

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// blocks maps the names of blocks, which are items with arguments, to functions that parse the arguments. The
// parameter `at` is the token with the block's name: some errors show its position.
var blocks map[string]func(p *parser, at token) item

// The functions in the map call functions that use the map. Go does not allow such a cycle in the initializer
// of a variable, so init sets the variable.
func init() {
	blocks = map[string]func(p *parser, at token) item{
		"repeat": readRepeat, "list": readList, "array": readArray, "word": readWord, "pick": readPick,
		"perm": readPerm, "grid": readGrid,
		"tree": readTree, "edges": readEdges, "arcs": readArcs, "dag": readDag,
	}
}

func blockNames() string { return strings.Join(slices.Sorted(maps.Keys(blocks)), ", ") }

// call parses the arguments of a block in parentheses.
func (p *parser) call(at token, read func(p *parser, at token) item) item {
	p.want("(")

	// Require the closing parenthesis, which marks the end of the arguments.
	it := read(p, at)
	p.want(")")
	return it
}

// argument parses an expression, which may contain blanks.
func (p *parser) argument() value {
	p.depth++
	defer func() { p.depth-- }()
	return p.sum()
}

// count parses an expression, or LOW..HIGH, as a number of elements.
func (p *parser) count() value {
	at := p.tok
	p.depth++
	v := p.interval()
	p.depth--
	return func(w *writer) int64 {
		n := v(w)
		if n < 0 || n > maxText {
			at.fail("want a number of elements from 0 to %d, not %d", maxText, n)
		}
		return n
	}
}

// body parses the items of a block such as repeat. The block writes these items several times. Names that the
// items define cannot be used outside the block.
func (p *parser) body() item {
	// In parentheses (p.depth > 0), blanks do not end an expression. In a body, however, blanks separate items,
	// although the body is in parentheses, too. So set p.depth to 0 until the body ends.
	names, depth := len(p.names), p.depth
	p.depth = 0
	lines := p.lines()
	p.names, p.depth = p.names[:names], depth
	return func(w *writer) {
		// Limit the number of repetitions, because they could take very long: a body that writes nothing never
		// exceeds the size limit.
		w.bodies++
		if w.bodies > maxText {
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

// readRepeat parses repeat(n, LINES), which writes the lines n times. Each repetition starts on a new line.
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

// readList parses list(n, ITEMS), which writes the items n times on the same line.
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

// readArray parses array(n, LOW..HIGH, OPTIONS): numbers on a line of their own. The options are the
// words "distinct" and "sorted".
func readArray(p *parser, at token) item {
	n := p.count()
	p.want(",")
	lo, hi := p.bounds()

	// The bounds and the length are known only when an input is written, so check them then.
	options := p.options("distinct", "sorted")
	return func(w *writer) {
		n, lo, hi := n(w), lo(w), hi(w)
		if n > 0 && lo > hi {
			at.fail("there is no number in %d..%d", lo, hi)
		}

		var list []int64
		if options["distinct"] {
			list = w.distinct(at, n, lo, hi)
		} else {
			for range n {
				list = append(list, w.between(lo, hi))
			}
		}

		// Sort the chosen numbers.
		if options["sorted"] {
			slices.Sort(list)
		}
		w.row(list, 0)
	}
}

// distinct returns n different numbers from lo to hi in random order.
func (w *writer) distinct(at token, n, lo, hi int64) (list []int64) {
	const maxSpan = 1 << 62 // with this limit, the size of the range, hi-lo+1, fits into an int64
	span := uint64(hi) - uint64(lo)
	switch {
	case n > 0 && uint64(n-1) > span:
		at.fail("there are no %d different numbers in %d..%d", n, lo, hi)
	case span >= maxSpan:
		at.fail("the range %d..%d is too large for distinct numbers", lo, hi)
	}

	// choose returns numbers that are neither sorted nor in random order, so shuffle them.
	chosen := w.choose(n, hi-lo+1)
	for _, i := range w.shuffled(n) {
		list = append(list, nearest(uint64(chosen[i]), lo, hi))
	}
	return list
}

// bounds parses LOW..HIGH.
func (p *parser) bounds() (lo, hi value) {
	lo = p.argument()
	p.want("..")
	return lo, p.argument()
}

// options parses the remaining arguments, each of which must be one of the known words.
func (p *parser) options(known ...string) map[string]bool {
	options := map[string]bool{}
	for p.take(",") {
		// Report an unknown option, because it may be misspelt.
		if !slices.Contains(known, p.tok.text) {
			p.fail("want %s, not %s", strings.Join(known, " or "), p.tok)
		}
		options[p.tok.text] = true
		p.tok = p.lex.next()
	}
	return options
}

// row writes a line with the numbers of a list. It adds the parameter `first` to each number: some lists contain
// numbers from 0 on, but the line must contain numbers from `first` on.
func (w *writer) row(list []int64, first int64) {
	w.freshLine()
	for _, x := range list {
		w.word(strconv.FormatInt(x+first, 10))
	}
	w.newline()
}

// readWord parses word(n, "CHARACTERS"), which writes a word of n random characters on the current line. Each
// of them is one of CHARACTERS.
func readWord(p *parser, _ token) item {
	n := p.count()
	p.want(",")
	set := p.characters()
	return func(w *writer) {
		w.word(w.random(n(w), set))
	}
}

// random returns n random characters of the set.
func (w *writer) random(n int64, set []rune) string {
	var b strings.Builder
	for range n {
		b.WriteRune(set[w.index(int64(len(set)))])
	}
	return b.String()
}

// characters parses characters in quotes. a-z means all characters from a to z, if both ends are letters or
// digits. A character that occurs twice is chosen twice as often.
func (p *parser) characters() []rune {
	if p.tok.kind != quoted || p.tok.text == "" {
		p.fail(`want characters in quotes, such as "a-z" or ".#"`)
	}
	text := []rune(p.tok.text)
	p.tok = p.lex.next()

	isPlain := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	var set []rune
	for i := 0; i < len(text); i++ {
		set = append(set, text[i])
		isRange := i+2 < len(text) && text[i+1] == '-' && isPlain(text[i]) && isPlain(text[i+2])
		if !isRange {
			continue
		}
		for r := text[i] + 1; r < text[i+2]; r++ {
			set = append(set, r)
		}
		i++ // skip the dash; the end of the range comes next
	}
	return set
}

// readPick parses pick(ITEMS, ITEMS, ...), which writes one of its arguments on the current line.
func readPick(p *parser, _ token) item {
	// All alternatives are equally likely.
	bodies := []item{p.body()}
	for p.take(",") {
		bodies = append(bodies, p.body())
	}
	return func(w *writer) { bodies[w.index(int64(len(bodies)))](w) }
}

// readPerm parses perm(n) or perm(n, FIRST), which writes n consecutive numbers in random order on a line of
// their own. The smallest of them is FIRST or, without FIRST, 1.
func readPerm(p *parser, _ token) item {
	// Without FIRST, begin at 1, because most problem statements number things from 1.
	n, first := p.count(), func(*writer) int64 { return 1 }
	if p.take(",") {
		first = p.argument()
	}
	return func(w *writer) { w.row(w.shuffled(n(w)), first(w)) }
}

// readGrid parses grid(ROWS, COLUMNS, "CHARACTERS"), grid(ROWS, COLUMNS, "CHARACTERS", "ONCE") or
// grid(ROWS, COLUMNS, "CHARACTERS", "ONCE", walls): rows of characters. Each character of ONCE is written into one
// random cell. With the option walls, the cells of the border are #.
func readGrid(p *parser, at token) item {
	// The numbers of rows and columns may be ranges.
	rows := p.count()
	p.want(",")
	columns := p.count()
	p.want(",")
	set := p.characters()
	var once []rune
	border := int64(0) // the width of the border of # cells: 1 with the option walls, and otherwise 0
	if p.take(",") {
		once = p.characters()
		if p.options("walls")["walls"] {
			border = 1
		}
	}

	return func(w *writer) {
		h, n := rows(w), columns(w)
		if h > 0 && n > maxText/h {
			at.fail("%s", tooLarge)
		}

		innerRows, inner := max(0, h-2*border), max(0, n-2*border)
		special := int64(len(once))
		if special > innerRows*inner {
			at.fail("a grid of %d rows and %d columns has not enough cells for %q", h, n, string(once))
		}

		// Put each character of ONCE into a random cell.
		cells := []rune(w.random(innerRows*inner, set))
		places := w.choose(special, innerRows*inner)
		for i, j := range w.shuffled(special) {
			cells[places[i]] = once[j]
		}

		w.freshLine()
		for i := range h {
			row := strings.Repeat("#", int(n))
			if k := i - border; 0 <= k && k < innerRows && inner > 0 {
				side := row[:border]
				row = side + string(cells[k*inner:(k+1)*inner]) + side
			}
			w.word(row)
			w.newline()
		}
	}
}
