// Command validate decides whether standard input is a valid input of UVa 10557. Words may be separated by any white
// space. The exit status is 42 if the input is valid. Otherwise it is 43, and standard error contains the number of
// the wrong word and the reason.
package main

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

func main() {
	start()
	for {
		n := number(-1, 100)
		if n == -1 {
			finish()
		}
		if n == 0 {
			fail("no rooms")
		}
		for room := 1; room <= n; room++ {
			most := 100
			if room == 1 || room == n {
				most = 0 // the first and the last room do not change the energy
			}
			number(-most, most)
			for doors := number(0, n); doors > 0; doors-- {
				number(1, n)
			}
		}
	}
}

// words contains the words that have not been read yet. read is the number of words that have been read.
var (
	words []string
	read  int
)

func start() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil {
		fail("cannot read the input: %v", err)
	}
	if !strings.HasSuffix(string(text), "\n") {
		fail("the input does not end with a line break")
	}
	words = strings.Fields(string(text))
}

// finish accepts the input if all words have been read, and rejects it otherwise. In both cases it ends the program.
func finish() {
	if len(words) > 0 {
		fail("nothing may follow")
	}
	os.Exit(42)
}

// number returns the next word as a number. It rejects the input unless the word is a whole number from low to high.
func number(low, high int) int {
	read++
	if len(words) == 0 {
		fail("the input ends")
	}
	word := words[0]
	words = words[1:]
	n, err := strconv.Atoi(word)
	if err != nil || strconv.Itoa(n) != word || n < low || n > high {
		fail("%q: want a whole number from %d to %d", word, low, high)
	}
	return n
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "word %d: %s\n", read, fmt.Sprintf(format, args...))
	os.Exit(43)
}
