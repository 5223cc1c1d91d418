// Command board decides whether standard input is a valid input of guarini: the number of cases T, from 1 to 10,000,
// then T cases. A case begins with the numbers of rows R and columns C (R*C <= 36). Then come R lines with two rows
// each, one of the start and one of the target. A row has C cells, which are . or # or a letter. Both rows of a line
// have their holes # in the same columns. There are at most 5,000,000 ways to arrange the letters of a start. Words
// are separated by any ASCII white space. The exit status is 42 if the input is valid. Otherwise it is 43, and
// standard error contains the line, the word and the reason.
package main

import (
	"bytes"
	"fmt"
	"io"
	"math/big"
	"os"
)

func main() {
	text, err := io.ReadAll(os.Stdin)
	if err == nil {
		in := &input{words: tokens(text)}
		err = in.validate()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(43)
	}
	os.Exit(42)
}

// A token is a word and its position in the input.
type token struct {
	line, word int
	text       string
}

func (t token) errorf(format string, args ...any) error {
	return fmt.Errorf("line %d, word %d: %.50q: %s", t.line, t.word, t.text, fmt.Sprintf(format, args...))
}

// tokens splits the text into words. The last token is empty and marks the end.
func tokens(text []byte) []token {
	// Split the text into lines first, because messages contain the line and the word.
	var all []token
	lines := bytes.Split(text, []byte("\n"))
	for i, line := range lines {
		words := bytes.FieldsFunc(line, func(r rune) bool { return r == ' ' || '\t' <= r && r <= '\r' })
		for j, w := range words {
			all = append(all, token{i + 1, j + 1, string(w)})
		}
	}
	return append(all, token{line: len(lines), word: 1})
}

// An input contains the words that have not been read yet.
type input struct{ words []token }

func (in *input) next() token {
	// Never remove the empty token at the end, so that reading beyond the end returns an error instead of panicking.
	t := in.words[0]
	if len(in.words) > 1 {
		in.words = in.words[1:]
	}
	return t
}

// number reads a number from 1 to most, written without a sign and without leading zeros.
func (in *input) number(most int) (int, token, error) {
	t := in.next()
	var n int
	if _, err := fmt.Sscanf(t.text, "%d", &n); err != nil || fmt.Sprint(n) != t.text || n < 1 || n > most {
		return 0, t, t.errorf("want a whole number from 1 to %d", most)
	}
	return n, t, nil
}

func (in *input) validate() error {
	// Stop at the first mistake, whichever test case of the input contains it.
	cases, _, err := in.number(10000)
	if err != nil {
		return err
	}
	for range cases {
		if err := in.readCase(); err != nil {
			return err
		}
	}
	if t := in.next(); t.text != "" {
		return t.errorf("nothing may follow the last case")
	}
	return nil
}

func (in *input) readCase() error {
	// The two sizes determine how many cells follow.
	rows, _, err := in.number(36)
	if err != nil {
		return err
	}
	columns, t, err := in.number(36)
	if err != nil {
		return err
	}
	if rows*columns > 36 {
		return t.errorf("want at most 36 cells, not %d", rows*columns)
	}

	// Count the letters of the start while reading the rows.
	counts := map[byte]int64{}
	for range rows {
		start, target := in.next(), in.next()
		if err := rowPair(start, target, columns); err != nil {
			return err
		}
		for i := range columns {
			counts[start.text[i]]++
		}
	}

	// The number of arrangements must be computed exactly, and it may be far too large for int64.
	if n := arrangements(counts); n.Cmp(big.NewInt(5000000)) > 0 {
		return t.errorf("the case has %v arrangements, more than 5000000", n)
	}
	return nil
}

func rowPair(start, target token, columns int) error {
	for _, t := range []token{start, target} {
		if len(t.text) != columns {
			return t.errorf("want %d cells, not %d", columns, len(t.text))
		}
		for i, c := range []byte(t.text) {
			if c != '.' && c != '#' && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') {
				return t.errorf("cell %d is neither . nor # nor a letter", i+1)
			}
		}
	}

	// Holes do not move, so both rows must have them in the same columns.
	for i := range columns {
		if (start.text[i] == '#') != (target.text[i] == '#') {
			return target.errorf("cell %d: a hole must be in start and target", i+1)
		}
	}
	return nil
}

// arrangements returns the number of arrangements: the factorial of the number of cells that are not holes, divided
// by the factorial of each letter's count.
func arrangements(counts map[byte]int64) *big.Int {
	total := int64(0)
	below := big.NewInt(1)
	for letter, n := range counts {
		if letter != '#' {
			total += n
			below.Mul(below, new(big.Int).MulRange(1, n))
		}
	}
	return below.Div(new(big.Int).MulRange(1, total), below)
}
