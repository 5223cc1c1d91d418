// Package format generates random inputs from a text that describes them, which is called a format. For example, this
// format describes a line with two numbers n and m, and below it the m edges of a simple graph with n vertices:
//
//	n:1..10 m:0..n*(n-1)/2 edges(n,m)
//
// The README of tools/stress describes the language. An input respects the format's bounds, and depends only
// on the seed and the size.
//
// The parser turns a text into functions, called items, which write an input. All random numbers come from
// one function and are recorded as choices. Replay makes an input from recorded choices. If choices are
// decreased, the input usually becomes smaller. tools/stress shrinks a failing input in this way.
package format

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// A Format describes random inputs. Parse creates it.
type Format struct{ lines []item }

// Error describes a mistake in the text of a format, and its position.
type Error struct {
	Line, Column int // both are counted from 1; a column is a character, not a byte
	Msg          string
}

func (e *Error) Error() string {
	if e.Line > 1 {
		return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Msg)
	}
	return fmt.Sprintf("column %d: %s", e.Column, e.Msg)
}

// Parse parses the text of a format. The error is an *Error.
func Parse(text string) (f *Format, err error) {
	defer recoverError(&err)
	p := &parser{lex: newLexer(text)}
	p.tok = p.lex.next()

	// p.lines stops at the end of the text, but also before a closing parenthesis or a comma. Such a sign is an
	// error here, because it is not in an argument list.
	lines := p.lines()
	if p.tok.kind != end {
		p.fail("unexpected %s", p.tok)
	}
	return &Format{lines}, nil
}

// Generate makes an input. The parameter `size` must be above 0 and at most 1. At size 1, each number is chosen from
// its whole range. At smaller sizes, it is chosen from the part of its range that is nearest to 0. Replay makes the
// same input from the choices. Generate returns an error if bounds cannot be satisfied, or if the input would
// exceed 64 MiB.
func (f *Format) Generate(seed uint64, size float64) (text []byte, choices []uint64, err error) {
	// The constant `stream` selects one of the sequences of the random generator. Do not change this constant,
	// because each seed would then give another input.
	const stream = 0x6f6a
	random := rand.New(rand.NewPCG(seed, stream))
	return f.write(func(most uint64, number bool) uint64 {
		if number {
			most = bounded(most, size)
		}
		if most == math.MaxUint64 { // most+1 would be 0
			return random.Uint64()
		}
		return random.Uint64N(most + 1)
	})
}

// bounded returns the largest number that is used at this size if the range is 0 to span.
func bounded(span uint64, size float64) uint64 {
	if size >= 1 {
		return span
	}

	// In a large range, return span to the power of size. For example, at size 0.5 the numbers have only half
	// as many digits.
	power := uint64(math.Pow(float64(span), size))

	// Return at least this number, because otherwise small ranges would shrink to the numbers 0 and 1.
	least := 1 + uint64(math.Ceil(10*size))
	return min(span, max(power, least))
}

// Replay makes the input of these choices. A missing choice is 0, and a choice that is too large becomes the
// largest possible one. Replay returns the choices that it used. For every sequence of choices, Replay
// returns an input within the format's bounds, or an error that Generate could return. A smaller choice gives
// a simpler input.
func (f *Format) Replay(choices []uint64) (text []byte, used []uint64, err error) {
	// The choices decide everything, so no random numbers are needed.
	next := 0
	return f.write(func(most uint64, _ bool) uint64 {
		next++
		if next > len(choices) {
			return 0
		}
		return min(choices[next-1], most)
	})
}

// maxText is the maximum size of an input, in bytes. Without it, a wrong format could use up all memory.
const (
	maxText  = 64 << 20
	tooLarge = "the input would have more than 64 MiB"
)

// write makes an input. For each random decision, write calls choose(most, isNumber), which must return a
// number from 0 to most. The argument isNumber is true if the decision determines a number in the input, and
// false for any other decision, such as which letter to write.
func (f *Format) write(choose func(most uint64, isNumber bool) uint64) (text []byte, choices []uint64, err error) {
	defer recoverError(&err)
	w := &writer{chooser: choose, fresh: true}
	w.lines(f.lines)
	return w.text, w.choices, nil
}

// recoverError turns a panic that fail has raised into an error. It does not recover other panics.
func recoverError(err *error) {
	switch e := recover().(type) {
	case nil:
	case *Error:
		*err = e
	default:
		panic(e)
	}
}

// An item is a function that writes a part of the input. A value is a function that computes a number.
type (
	item  func(w *writer)
	value func(w *writer) int64
)

// A writer collects the text of an input while items write it.
type writer struct {
	chooser func(most uint64, isNumber bool) uint64
	text    []byte
	choices []uint64
	fresh   bool    // whether the current line is still empty
	names   []named // the names with their values, in the order of their definitions
	bodies  int     // how often the bodies of blocks such as repeat were written so far
}

type named struct {
	name  string
	value int64
}

// lookup returns the latest value of a name. There is one, because the parser has rejected names that are not
// defined.
func (w *writer) lookup(name string) int64 {
	// A name may be defined again, for example in a repetition. The latest value counts.
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
	w.text = append(w.text, s...)
	if len(w.text) > maxText {
		panic(&Error{1, 1, tooLarge})
	}
	w.fresh = false
}

// newline ends the line.
func (w *writer) newline() {
	w.text = append(w.text, '\n')
	w.fresh = true
}

// freshLine ends the line unless it is empty.
func (w *writer) freshLine() {
	if !w.fresh {
		w.newline()
	}
}

// lines writes items, each on a line of its own.
func (w *writer) lines(lines []item) {
	// freshLine ends the line, unless the item has ended it already.
	for _, line := range lines {
		line(w)
		w.freshLine()
	}
}

// draw returns a random number from 0 to most, and records it.
func (w *writer) draw(most uint64, isNumber bool) uint64 {
	// Every random decision is recorded here, and only here.
	c := w.chooser(most, isNumber)
	w.choices = append(w.choices, c)
	return c
}

// index returns a random number from 0 to n-1.
func (w *writer) index(n int64) int64 { return int64(w.draw(uint64(n-1), false)) }

// between returns a random number from lo to hi.
func (w *writer) between(lo, hi int64) int64 {
	span := uint64(hi) - uint64(lo) // the conversions are right even if hi-lo does not fit into an int64
	return nearest(w.draw(span, true), lo, hi)
}

// nearest returns the number at index c of this list: all numbers from lo to hi, the ones nearest to 0 first.
func nearest(c uint64, lo, hi int64) int64 {
	switch {
	case lo >= 0:
		return lo + int64(c)
	case hi <= 0:
		return hi - int64(c)
	}

	// As long as both signs are possible, positive and negative numbers alternate in the list: 0, 1, -1, 2,
	// -2 ...
	both := uint64(min(hi, -lo))
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

// shuffled returns the numbers from 0 to n-1 in random order. If all choices are 0, the order is 0, 1, 2 ...
func (w *writer) shuffled(n int64) []int64 {
	// Use the inside-out form of the Fisher-Yates shuffle.
	list := make([]int64, n)
	for i := range n {
		j := i - w.index(i+1)
		list[i], list[j] = list[j], i
	}
	return list
}

// choose returns k different random numbers from 0 to n-1. The numbers are neither sorted nor in random
// order.
func (w *writer) choose(k, n int64) []int64 {
	// Use Floyd's algorithm: each step chooses a random number from 0 to j. If this number was chosen before,
	// choose j instead. j is new, because all earlier numbers are less than j.
	list := make([]int64, 0, k)
	seen := make(map[int64]bool, k)
	for j := n - k; j < n; j++ {
		x := w.index(j + 1)
		if seen[x] {
			x = j
		}
		seen[x] = true
		list = append(list, x)
	}
	return list
}

// Input is a generated input with its choices, from which Replay makes it again.
type Input struct {
	Text    []byte
	Choices []uint64
}

// Boundary returns inputs at the limits of the format: the smallest input, inputs with equal numbers, and inputs with the
// largest numbers. Inputs of more than maxBytes bytes are left out.
func (f *Format) Boundary(maxBytes int) (list []Input) {
	add := func(choose func(most uint64, isNumber bool) uint64) {
		// If bounds cannot be satisfied, skip the input. The user sees this error, because Generate returns
		// it, too.
		text, choices, err := f.write(choose)
		if err == nil && len(text) > 0 && len(text) <= maxBytes {
			list = append(list, Input{text, choices})
		}
	}

	// In each of these inputs, all numbers are equal if their ranges allow it. For other decisions, such as
	// which letter to write, the first possibility is chosen if `other` is 0, else the last one.
	const equalNumbers = 4
	for _, other := range []uint64{0, math.MaxUint64} {
		for number := range uint64(equalNumbers + 1) {
			add(func(most uint64, isNumber bool) uint64 {
				if isNumber {
					return min(number, most)
				}
				return min(other, most)
			})
		}

		// Let all numbers be as large as possible, so that sums may exceed 32 bits. The first number or the
		// first two numbers are often sizes, so also try inputs in which they are small.
		for sizes := range 3 {
			n := 0
			add(func(most uint64, isNumber bool) uint64 {
				if !isNumber {
					return min(other, most)
				}
				n++
				if n <= sizes {
					return min(2, most)
				}
				return most
			})
		}
	}
	return list
}
