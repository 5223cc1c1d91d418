// Command cube decides whether standard input is a valid input of the pocket cube: the number of cases, from 1 to
// 100000, then for each case twice the numbers 0..23 in any order, then nothing. Words are separated by any ASCII
// blanks; numbers have neither sign nor leading zeros.
// Exit status 42: valid. 43: not valid; standard error says at which line and word, and why.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
)

const mostCases = 100000

func main() {
	if err := validate(&input{r: bufio.NewReader(os.Stdin), line: 1}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(43)
	}
	os.Exit(42)
}

// An input returns words, and knows the line and the position of the last word.
type input struct {
	r          *bufio.Reader
	line, word int
}

// next returns the next word, or "" at the end of the input.
func (in *input) next() (string, error) {
	// Read byte by byte, because the input has up to a million words.
	var text []byte
	for {
		c, err := in.r.ReadByte()
		if err == io.EOF {
			in.word++
			return string(text), nil
		}
		if err != nil {
			return "", err
		}

		// A blank ends the word. It is put back and skipped before the next word, so that in.line and in.word still
		// describe this word, even if the blank is a newline.
		blank := c == ' ' || '\t' <= c && c <= '\r'
		if blank && len(text) > 0 {
			in.word++
			return string(text), in.r.UnreadByte()
		}
		if c == '\n' {
			in.line, in.word = in.line+1, 0
		}
		if !blank {
			text = append(text, c)
		}
	}
}

// number returns the next word as a number.
func (in *input) number(least, most int) (int, error) {
	text, err := in.next()
	if err != nil {
		return 0, err
	}

	// Numbers have one form only: no sign and no leading zeros.
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		return 0, in.errorf(text, "want a whole number from %d to %d", least, most)
	}
	return n, nil
}

func (in *input) errorf(text, format string, args ...any) error {
	return fmt.Errorf("line %d, word %d: %.50q: %s", in.line, in.word, text, fmt.Sprintf(format, args...))
}

func validate(in *input) error {
	// A case is two permutations, the start and the end.
	cases, err := in.number(1, mostCases)
	if err != nil {
		return err
	}
	for range 2 * cases {
		if err := permutation(in); err != nil {
			return err
		}
	}
	text, err := in.next()
	if err == nil && text != "" {
		err = in.errorf(text, "nothing may follow the last case")
	}
	return err
}

func permutation(in *input) error {
	// Each sticker is at one place.
	var seen [24]bool
	for range seen {
		n, err := in.number(0, 23)
		if err != nil {
			return err
		}
		if seen[n] {
			return in.errorf(strconv.Itoa(n), "this sticker stands at two places")
		}
		seen[n] = true
	}
	return nil
}
