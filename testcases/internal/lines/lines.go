// Package lines reads standard input line by line, for input validators that allow one space between words
// and no other spaces. At the first invalid line, the program exits with the status that means an invalid
// input.
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

// The exit statuses of an input validator.
const (
	accepted = 42
	rejected = 43
)

var (
	left []string // the lines that have not been read
	read int      // the number of lines that have been read
)

// Start reads the whole input. It rejects an input that does not end with a line break.
func Start() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil {
		Reject("cannot read the input: %v", err)
	}
	if !strings.HasSuffix(string(text), "\n") {
		Reject("the input does not end with a line break")
	}
	left = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
}

// Next returns the next line. If there is none, it rejects the input.
func Next() string {
	read++ // count the line before the check, because the message about a missing line contains its number
	if len(left) == 0 {
		Reject("the input ends")
	}
	line := left[0]
	left = left[1:]
	return line
}

// Peek returns the line that Next will return, or "" at the end of the input.
func Peek() string {
	if len(left) == 0 {
		return ""
	}
	return left[0]
}

// Last reports whether exactly one line is left and this line is equal to text.
func Last(text string) bool { return len(left) == 1 && left[0] == text }

// Numbers reads a line of whole numbers, separated by single spaces, and rejects any other line. bounds contains the
// smallest and the largest value of each number.
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

// Number returns the value of a word. It rejects the input unless the word is a whole number from least to
// most, without leading zeros and without a plus sign.
func Number(word string, least, most int) int {
	n, err := strconv.Atoi(word)

	// Atoi also accepts +1 and 01, but solutions in other languages may not.
	if err != nil || strconv.Itoa(n) != word || n < least || n > most {
		Reject("%q: want a whole number from %d to %d", word, least, most)
	}
	return n
}

// Finish accepts the input if all lines have been read, and rejects it otherwise. In both cases it ends the program.
func Finish() {
	if len(left) > 0 {
		read++
		Reject("nothing may follow")
	}
	os.Exit(accepted)
}

// Reject prints a message, which begins with the number of the line, and ends the program with the status for an
// invalid input.
func Reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "line %d: %s\n", read, fmt.Sprintf(format, args...))
	os.Exit(rejected)
}
