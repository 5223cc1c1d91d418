// Package valid reads a testcase word by word for an input validator. What is not as it must be ends the program.
//
// Exit status: 42 the testcase is valid; 43 it is not, and standard error says why.
package valid

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// Input is standard input.
type Input struct {
	words *bufio.Scanner
	ahead bool // More has read the next word
}

// Open returns standard input.
func Open() *Input {
	words := bufio.NewScanner(os.Stdin)
	words.Split(bufio.ScanWords)
	return &Input{words: words}
}

// More reports whether there is another word.
func (in *Input) More() bool {
	if !in.ahead {
		in.ahead = in.words.Scan()
	}
	return in.ahead
}

// Word returns the next word; what says what it is.
func (in *Input) Word(what string) string {
	if !in.More() {
		Reject("the testcase ends, want %s", what)
	}
	in.ahead = false
	return in.words.Text()
}

// Int returns the next word as a number from lo to hi, written without a sign + and without leading zeros.
func (in *Input) Int(what string, lo, hi int) int {
	text := in.Word(what)
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < lo || n > hi {
		Reject("%.50q: want %s from %d to %d", text, what, lo, hi)
	}
	return n
}

// Rows returns rows of this size that consist of these letters.
func (in *Input) Rows(height, width int, letters string) []string {
	var rows []string
	for i := 0; i < height; i++ {
		row := in.Word("a row of the map")
		if len(row) != width || strings.Trim(row, letters) != "" {
			Reject("row %d, %.50q: want %d letters of %s", i, row, width, letters)
		}
		rows = append(rows, row)
	}
	return rows
}

// Accept ends the program: the testcase is valid, unless another word follows.
func (in *Input) Accept() {
	if in.More() {
		Reject("%.50q: nothing may follow", in.words.Text())
	}
	os.Exit(42)
}

// Reject ends the program: the testcase is not valid.
func Reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
