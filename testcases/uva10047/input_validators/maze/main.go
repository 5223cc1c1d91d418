// Command maze decides whether standard input is a valid input of UVa 10047: one or more mazes, and a last line 0 0.
// A maze begins with a line "M N" (both from 1 to 25). Then come M words of N characters, which are # or . except for
// one S and one T. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on standard
// error.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

var words = bufio.NewScanner(os.Stdin)

func main() {
	words.Split(bufio.ScanWords)
	for {
		rows, columns := number("rows", 0, 25), number("columns", 0, 25)
		if rows == 0 && columns == 0 {
			break
		}
		if rows == 0 || columns == 0 {
			reject("want from 1 to 25 rows and columns, got %d and %d", rows, columns)
		}
		maze := ""
		for i := 0; i < rows; i++ {
			row := word("a row")
			if len(row) != columns || strings.Trim(row, "#.ST") != "" {
				reject("row %.50q: want %d letters # . S T", row, columns)
			}
			maze += row
		}
		if strings.Count(maze, "S") != 1 || strings.Count(maze, "T") != 1 {
			reject("want one S and one T in %q", maze)
		}
	}
	if words.Scan() {
		reject("%.50q: nothing may follow 0 0", words.Text())
	}
	os.Exit(42)
}

func word(what string) string {
	if !words.Scan() {
		reject("the input ends, want %s", what)
	}
	return words.Text()
}

func number(what string, least, most int) int {
	text := word(what)
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		reject("%.50q: want %s from %d to %d", text, what, least, most)
	}
	return n
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
