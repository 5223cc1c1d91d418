// Command maze decides whether standard input is a valid input of UVa 589: one or more mazes, and a last line 0 0. A
// maze begins with a line "r c" (both from 1 to 20). Then come r words of c characters, which are # or . except for
// one S, one B and one T. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on
// standard error.
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
		rows, columns, maze := number(), number(), ""
		if rows == 0 && columns == 0 {
			break
		}
		if rows == 0 || columns == 0 {
			reject("want from 1 to 20 rows and columns, got %d and %d", rows, columns)
		}
		for i := 0; i < rows; i++ {
			row := word("a row")
			if len(row) != columns || strings.Trim(row, "#.SBT") != "" {
				reject("row %.50q: want %d letters # . S B T", row, columns)
			}
			maze += row
		}
		for _, c := range "SBT" {
			if strings.Count(maze, string(c)) != 1 {
				reject("want one %c in a maze", c)
			}
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

func number() int {
	text := word("a size")
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < 0 || n > 20 {
		reject("%.50q: want a size from 0 to 20", text)
	}
	return n
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
