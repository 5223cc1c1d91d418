// Command board decides whether standard input is a valid input of UVa 260: games, then 0, then nothing. A game is a
// whole number n from 2 to 200 and n words of n letters b or w. Words are separated by any ASCII white space. The
// exit status is 42 if the input is valid. Otherwise it is 43, and standard error contains the line, the word and the
// reason.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

func main() {
	text, err := io.ReadAll(os.Stdin)
	if err == nil {
		err = validate(text)
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

func validate(text []byte) error {
	all := tokens(text)
	for {
		head := all[0]
		n, err := size(head)
		if err != nil {
			return err
		}
		all = all[1:]
		if n == 0 {
			break
		}
		for range n {
			if err := row(all[0], n); err != nil {
				return err
			}
			all = all[1:]
		}
	}
	if len(all) > 1 {
		return all[0].errorf("nothing may follow the final 0")
	}
	return nil
}

// size returns the value of n, which must be written without a sign and without leading zeros.
func size(t token) (int, error) {
	var n int
	if _, err := fmt.Sscanf(t.text, "%d", &n); err != nil || fmt.Sprint(n) != t.text || n < 0 || n == 1 || n > 200 {
		return 0, t.errorf("want 0 or a whole number from 2 to 200")
	}
	return n, nil
}

// row returns an error unless the word is a row of n letters b or w.
func row(t token, n int) error {
	if len(t.text) != n {
		return t.errorf("want %d letters, not %d", n, len(t.text))
	}
	for i := range n {
		if t.text[i] != 'b' && t.text[i] != 'w' {
			return t.errorf("letter %d is neither b nor w", i+1)
		}
	}
	return nil
}
