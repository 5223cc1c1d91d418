// Package lines reads standard input line by line, for input validators that allow one blank between words and no other
// blanks. The first bad line ends the program: the validator rejects the input.
//
// The package uses only the subset of Go that tools/bundle translates to C++, because exported packages contain
// validators in C++.
package lines

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

// The exit status of an input validator.
const (
	accepted = 42
	rejected = 43
)

var (
	left []string // the lines that have not been read
	read int      // the number of lines that have been read
)

// Start reads the whole input, which must end with a line break.
func Start() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil || !strings.HasSuffix(string(text), "\n") {
		Reject("the input does not end with a line break (%v)", err)
	}
	left = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
}

// Next returns the next line, which must exist.
func Next() string {
	read++ // count the line before the check, because the message about a missing line contains its number
	if len(left) == 0 {
		Reject("the input ends")
	}
	line := left[0]
	left = left[1:]
	return line
}

// Peek returns the next line and does not read it; "" at the end of the input.
func Peek() string {
	if len(left) == 0 {
		return ""
	}
	return left[0]
}

// Last reports whether the next line is the last one and has this text.
func Last(text string) bool { return len(left) == 1 && left[0] == text }

// Numbers reads a line of whole numbers, separated by single blanks. bounds contains the smallest and
// the largest value of each number.
func Numbers(bounds ...int) (numbers []int) {
	words := strings.Split(Next(), " ")
	if len(words) != len(bounds)/2 {
		Reject("want %d numbers", len(bounds)/2)
	}
	for i, word := range words {
		numbers = append(numbers, Number(word, bounds[2*i], bounds[2*i+1]))
	}
	return numbers
}

// Number returns the value of a word, which must be a whole number from least to most in its shortest form.
func Number(word string, least, most int) int {
	n, err := strconv.Atoi(word)

	// Atoi also takes +1 and 01, but solutions in other languages may not.
	if err != nil || strconv.Itoa(n) != word || n < least || n > most {
		Reject("%q: want a whole number from %d to %d", word, least, most)
	}
	return n
}

// Finish accepts the input if all lines have been read.
func Finish() {
	if len(left) > 0 {
		read++
		Reject("nothing may follow")
	}
	os.Exit(accepted)
}

// Reject rejects the input with a message that begins with the number of the line.
func Reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "line %d: %s\n", read, fmt.Sprintf(format, args...))
	os.Exit(rejected)
}
