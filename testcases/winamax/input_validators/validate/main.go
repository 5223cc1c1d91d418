// Command validate decides whether standard input is a valid input of Winamax Sponsored Contest: with as many balls as
// holes. Whether there is one solution it does not know.
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
	size := numbers(1, 1000, 1, 1000)
	holes, balls := 0, 0
	for range size[1] {
		row := next()
		if len(row) != size[0] || strings.Trim(row, ".XH123456789") != "" {
			fail("want %d characters . X H or 1 to 9", size[0])
		}
		holes += strings.Count(row, "H")
		balls += len(strings.NewReplacer(".", "", "X", "", "H", "").Replace(row))
	}
	if holes != balls || balls == 0 {
		fail("%d balls and %d holes", balls, holes)
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
