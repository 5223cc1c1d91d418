// Package format draws random inputs as a line of text describes them, such as
//
//	n:1..10 m:0..n*(n-1)/2 edges(n,m)
//
// for two numbers in one line and the edges of a simple graph below. The README beside this package tells what can be
// written. Whatever is drawn keeps its bounds, and depends on the seed and the size alone.
package format

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// Format is a text that was read.
type Format struct{ lines []item }

// Error says what is wrong with a text, and where.
type Error struct {
	Line, Column int // both from 1; columns count characters
	Msg          string
}

func (e *Error) Error() string {
	if e.Line > 1 {
		return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Msg)
	}
	return fmt.Sprintf("column %d: %s", e.Column, e.Msg)
}

// Parse reads a text. The error is an *Error.
func Parse(text string) (f *Format, err error) {
	defer recoverError(&err)
	p := &parser{lex: newLexer(text)}
	p.tok = p.lex.next()
	lines := p.lines()
	if p.tok.kind != end {
		p.fail("unexpected %s", p.tok)
	}
	return &Format{lines}, nil
}

// Generate draws an input. The size, over 0 and at most 1, bounds how far numbers are from their nearest to 0: by a
// tenth of their span or more where that is small, by a power of it where it is large. The choices are what Replay
// makes the same input of. The error says which bounds cannot be kept, or that the input would exceed 64 MiB.
func (f *Format) Generate(seed uint64, size float64) (text []byte, choices []uint64, err error) {
	random := rand.New(rand.NewPCG(seed, 0x6f6a))
	return f.write(func(most uint64, number bool) uint64 {
		if number {
			most = bounded(most, size)
		}
		if most == math.MaxUint64 {
			return random.Uint64()
		}
		return random.Uint64N(most + 1)
	})
}

// bounded returns how much of a span from 0 is used at this size.
func bounded(span uint64, size float64) uint64 {
	if size >= 1 {
		return span
	}
	return min(span, max(uint64(math.Pow(float64(span), size)), 1+uint64(math.Ceil(10*size))))
}

// Replay makes the input of these choices: those that are missing are 0, those that are too large the largest that
// there are. It returns the choices that it used. Every sequence makes an input that keeps the format's bounds, and a
// smaller choice a simpler input.
func (f *Format) Replay(choices []uint64) (text []byte, used []uint64, err error) {
	next := 0
	return f.write(func(most uint64, _ bool) uint64 {
		next++
		if next > len(choices) {
			return 0
		}
		return min(choices[next-1], most)
	})
}

// mostText bounds an input, in bytes, so that a wrong format does not fill the memory.
const (
	mostText = 64 << 20
	tooLarge = "the input would have more than 64 MiB"
)

// write draws by the function from, whose result is from 0 to most. It is told whether that is the size of a number.
func (f *Format) write(from func(most uint64, number bool) uint64) (text []byte, choices []uint64, err error) {
	defer recoverError(&err)
	w := &writer{from: from, fresh: true}
	w.lines(f.lines)
	return w.text, w.choices, nil
}

// recoverError turns the panic of a fail into an error.
func recoverError(err *error) {
	switch e := recover().(type) {
	case nil:
	case *Error:
		*err = e
	default:
		panic(e)
	}
}

// An item writes something; a value computes a number.
type (
	item  func(w *writer)
	value func(w *writer) int64
)

// writer is an input that is being drawn.
type writer struct {
	from    func(most uint64, number bool) uint64
	text    []byte
	choices []uint64
	fresh   bool // a line begins here
	names   []named
	bodies  int // how often something was written that is written again and again, even if that is nothing
}

type named struct {
	name  string
	value int64
}

// lookup returns the value that a name was given last; the parser has seen to it that there is one.
func (w *writer) lookup(name string) int64 {
	for i := len(w.names) - 1; ; i-- {
		if w.names[i].name == name {
			return w.names[i].value
		}
	}
}

// word writes a word, with a blank before it unless a line begins.
func (w *writer) word(s string) {
	if !w.fresh {
		w.text = append(w.text, ' ')
	}
	if w.text = append(w.text, s...); len(w.text) > mostText {
		panic(&Error{1, 1, tooLarge})
	}
	w.fresh = false
}

// newline ends the line.
func (w *writer) newline() {
	w.text = append(w.text, '\n')
	w.fresh = true
}

// freshLine ends the line if anything stands in it.
func (w *writer) freshLine() {
	if !w.fresh {
		w.newline()
	}
}

// lines writes items below each other.
func (w *writer) lines(lines []item) {
	for _, line := range lines {
		line(w)
		w.freshLine()
	}
}

// draw returns a number from 0 to most.
func (w *writer) draw(most uint64, number bool) uint64 {
	c := w.from(most, number)
	w.choices = append(w.choices, c)
	return c
}

// index returns a number from 0 to n-1.
func (w *writer) index(n int64) int64 { return int64(w.draw(uint64(n-1), false)) }

// between returns a number from lo to hi.
func (w *writer) between(lo, hi int64) int64 {
	return nearest(w.draw(uint64(hi)-uint64(lo), true), lo, hi)
}

// nearest returns the c-th of the numbers from lo to hi, counted from 0 in the order of their distances from 0.
func nearest(c uint64, lo, hi int64) int64 {
	switch {
	case lo >= 0:
		return lo + int64(c)
	case hi <= 0:
		return hi - int64(c)
	}
	both := uint64(min(hi, -lo)) // so far both signs take turns
	switch {
	case c > 2*both && hi > -lo:
		return int64(c - both)
	case c > 2*both:
		return -int64(c - both)
	case c%2 == 1:
		return int64(c/2 + 1)
	}
	return -int64(c / 2)
}

// shuffled returns the numbers from 0 to n-1 in any order, the choices 0 in theirs.
func (w *writer) shuffled(n int64) []int64 {
	list := make([]int64, n)
	for i := range n {
		j := i - w.index(i+1)
		list[i], list[j] = list[j], i
	}
	return list
}

// choose returns k of the numbers from 0 to n-1, all different, in no special order.
func (w *writer) choose(k, n int64) []int64 {
	list := make([]int64, 0, k)
	seen := make(map[int64]bool, k)
	for j := n - k; j < n; j++ { // as Floyd does it: what is drawn twice becomes j, which was not drawn before
		x := w.index(j + 1)
		if seen[x] {
			x = j
		}
		seen[x] = true
		list = append(list, x)
	}
	return list
}
