package lc

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// Tokens reads a text word by word. Its methods panic if a word is missing or wrong. Judge recovers from such
// a panic and returns it as an error.
type Tokens struct {
	name string // the text's name in messages
	rest string
	read int
}

type wrongToken string

func (w wrongToken) Error() string { return string(w) }

// NewTokens returns the words of a text. Messages about wrong words contain the name.
func NewTokens(name, text string) *Tokens { return &Tokens{name: name, rest: text} }

// Fail panics with a message that says what is wrong with the text.
func (t *Tokens) Fail(format string, args ...any) {
	panic(wrongToken(fmt.Sprintf("%s, word %d: ", t.name, t.read) + fmt.Sprintf(format, args...)))
}

func isBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// More reports whether there is another word.
func (t *Tokens) More() bool {
	i := 0
	for i < len(t.rest) && isBlank(t.rest[i]) {
		i++
	}
	t.rest = t.rest[i:]
	return t.rest != ""
}

// Word returns the next word.
func (t *Tokens) Word() string {
	t.read++
	if !t.More() {
		t.Fail("the text ends here")
	}

	i := 0
	for i < len(t.rest) && !isBlank(t.rest[i]) {
		i++
	}

	word := t.rest[:i]
	t.rest = t.rest[i:]
	return word
}

// Want reads the next word, which must be equal to the given one.
func (t *Tokens) Want(want string) {
	if got := t.Word(); got != want {
		t.Fail("%.40q, want %.40q", got, want)
	}
}

// Int reads a whole number within bounds.
func (t *Tokens) Int(least, most int) int {
	word := t.Word()
	n, err := strconv.Atoi(word)
	// Atoi accepts a plus sign, but no number of a problem has one.
	if err != nil || strings.HasPrefix(word, "+") || n < least || n > most {
		t.Fail("%.40q is wrong, want a whole number from %d to %d", word, least, most)
	}
	return n
}

// N reads a whole number that fits into an int.
func (t *Tokens) N() int { return t.Int(-1<<63, 1<<63-1) }

// Ints reads the given number of whole numbers.
func (t *Tokens) Ints(count int) []int {
	list := make([]int, count)
	for i := range list {
		list[i] = t.N()
	}
	return list
}

// Big returns the next word as an integer of any size.
func (t *Tokens) Big() *big.Int {
	word := t.Word()
	n, ok := new(big.Int).SetString(word, 10)
	if !ok {
		t.Fail("%.40q is wrong, want a whole number", word)
	}
	return n
}

// End fails if there is another word.
func (t *Tokens) End() {
	if t.More() {
		t.Fail("want the end, but %.40q follows", t.Word())
	}
}

// Is calls Fail if the condition ok is false.
func (t *Tokens) Is(ok bool, format string, args ...any) {
	if !ok {
		t.Fail(format, args...)
	}
}
