// Package input helps input validators whose input is words separated by white space.
//
// A validator asks for one word after the other. A word that is missing or wrong ends it with status 43 and a message
// on the standard error. End ends it with status 42: the input is valid.
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
	ahead bool // the next word has been scanned already, by More
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

// Word returns the next word. what describes it in the message if the input ends.
func Word(what string) string {
	if !More() {
		Reject("the input ends, want %s", what)
	}
	ahead = false
	return words.Text()
}

// Int returns the next word as a whole number from least to most, without leading zeros or a plus sign.
func Int(what string, least, most int) int {
	text := Word(what)
	n, err := strconv.Atoi(text)

	// Atoi also takes +1 and 01, but solutions in other languages may not.
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		Reject("%.50q: want %s from %d to %d", text, what, least, most)
	}
	return n
}

// End accepts the input if no word follows.
func End() {
	if More() {
		Reject("%.50q: nothing may follow", words.Text())
	}
	os.Exit(accepted)
}

// Reject ends the validator because the input is wrong.
func Reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(rejected)
}
