// Command validate decides whether standard input is a valid input of Blunder, episode 1: L C, both from 4 to 100, and
// L lines of C characters with a border of #, one @, one or more $, and no or two T.
// Exit status 42: valid. 43: not valid; standard error says at which line, and why.
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
	size := numbers(4, 100, 4, 100)
	all := ""
	for i := range size[0] {
		row := next()
		if len(row) != size[1] || strings.Trim(row, "#X@$SENWBIT ") != "" {
			fail("want %d characters, # X @ $ S E N W B I T or blank", size[1])
		}
		if row[0] != '#' || row[len(row)-1] != '#' || (i == 0 || i == size[0]-1) && strings.Trim(row, "#") != "" {
			fail("the border is open")
		}
		all += row
	}
	if t := strings.Count(all, "T"); strings.Count(all, "@") != 1 || !strings.Contains(all, "$") || t != 0 && t != 2 {
		fail("want one @, one or more $, and no or two T in the map that ends here")
	}
	finish()
}

// lines are those of the input that have not been read; read is how many have.
var (
	lines []string
	read  int
)

func start() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil || !strings.HasSuffix(string(text), "\n") {
		fail("the input does not end with a line break (%v)", err)
	}
	lines = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
}

// finish demands that all lines have been read and ends the program.
func finish() {
	if len(lines) > 0 {
		read++
		fail("nothing may follow")
	}
	os.Exit(42)
}

// next returns the next line.
func next() string {
	read++
	if len(lines) == 0 {
		fail("the input ends")
	}
	line := lines[0]
	lines = lines[1:]
	return line
}

// numbers reads a line of whole numbers, one for each pair of bounds and one blank between two.
func numbers(bounds ...int) []int {
	words := strings.Split(next(), " ")
	if len(words) != len(bounds)/2 {
		fail("want %d numbers", len(bounds)/2)
	}
	var all []int
	for i, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil || strconv.Itoa(n) != word || n < bounds[2*i] || n > bounds[2*i+1] {
			fail("%q: want a whole number from %d to %d", word, bounds[2*i], bounds[2*i+1])
		}
		all = append(all, n)
	}
	return all
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "line %d: %s\n", read, fmt.Sprintf(format, args...))
	os.Exit(43)
}
