// Package input contains functions for input validators. The input is a sequence of words separated by white space.
//
// A validator reads the input word by word. If a word is missing or wrong, the program ends with status 43
// and a message on standard error. At the end, the validator calls End. If no word is left, End ends the
// program with status 42: the input is valid.
//
// The package uses only the subset of Go that tools/bundle translates to C++, because exported packages contain
// validators in C++.
package input

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

// The exit statuses of an input validator.
const (
	accepted = 42
	rejected = 43
)

const longestWord = 1 << 21 // bytes

var (
	words = newWords()
	ahead bool // whether More has already scanned the next word
)

func newWords() *bufio.Scanner {
	s := bufio.NewScanner(os.Stdin)
	s.Split(bufio.ScanWords)
	s.Buffer(make([]byte, 1<<16), longestWord)
	return s
}

// More reports whether there is another word.
func More() bool {
	if !ahead {
		ahead = words.Scan()
	}
	return ahead
}

// Word returns the next word. If there is none, it rejects the input with a message. The argument describes
// the expected word in this message, for example "the number of edges".
func Word(what string) string {
	if !More() {
		Reject("the input ends, want %s", what)
	}
	ahead = false
	return words.Text()
}

// Int returns the next word as a number. It rejects the input unless the word is a whole number from least to most,
// without leading zeros and without a plus sign.
func Int(what string, least, most int) int {
	text := Word(what)
	n, err := strconv.Atoi(text)

	// Atoi also accepts +1 and 01, but solutions in other languages may not.
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		Reject("%.50q: want %s from %d to %d", text, what, least, most)
	}
	return n
}

// End accepts the input if no word is left, and rejects it otherwise. In both cases it ends the program.
func End() {
	if More() {
		Reject("%.50q: nothing may follow", words.Text())
	}
	os.Exit(accepted)
}

// Reject prints a message and ends the program with the status for an invalid input.
func Reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(rejected)
}
