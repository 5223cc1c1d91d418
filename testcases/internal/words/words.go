// Package words reads standard input word by word, for input validators that allow any blanks between words. The first
// bad word ends the program: the validator rejects the input.
//
// The package uses only the subset of Go that tools/bundle translates to C++, because exported packages contain
// validators in C++.
package words

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

// The exit status of an input validator.
const (
	accepted = 42
	rejected = 43
)

var in = bufio.NewScanner(os.Stdin)

func init() { in.Split(bufio.ScanWords) }

// Next returns the next word, "" at the end of the input.
func Next() string {
	in.Scan()
	return in.Text()
}

// Number returns the next word, which must be a whole number from least to most in its shortest form. what names the
// number in the message.
func Number(what string, least, most int) int {
	text := Next()
	n, err := strconv.Atoi(text)

	// Atoi also takes +1 and 01, but solutions in other languages may not.
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		Reject("%.50q: want %s from %d to %d", text, what, least, most)
	}
	return n
}

// Finish accepts the input if no word is left.
func Finish() {
	if in.Scan() {
		Reject("%.50q: nothing may follow", in.Text())
	}
	os.Exit(accepted)
}

// Reject rejects the input with a message.
func Reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(rejected)
}
