// Command cube decides whether standard input is a valid input of the pocket cube: the number of cases, from 1 to
// 100000, then for each case two lists of the numbers 0 to 23, each in any order. Nothing may follow. Words are
// separated by any ASCII white space; numbers have neither a sign nor leading zeros. The exit status is 42 if the
// input is valid. Otherwise it is 43, and standard error contains the line, the word and the reason.
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

// An input is read word by word. The fields line and word are the line and the number of the word that was read last.
type input struct {
	r          *bufio.Reader
	line, word int
}

// next returns the next word, or "" at the end of the input.
func (in *input) next() (string, error) {
	// Read single bytes from the buffered reader. With up to a million words, this is faster than fmt.Fscan.
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

		// Unread the blank after the word. Reading a newline increases in.line, and error messages about this word
		// must contain the line of the word.
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

	// A sign and leading zeros are not allowed.
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
	// A case consists of two permutations, the start and the end.
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
	// Each sticker must be at exactly one place.
	var seen [24]bool
	for range seen {
		n, err := in.number(0, 23)
		if err != nil {
			return err
		}
		if seen[n] {
			return in.errorf(strconv.Itoa(n), "this sticker is at two places")
		}
		seen[n] = true
	}
	return nil
}
