// Command maze decides whether standard input is a valid input of Hexagonal Maze 2: the width w and the height h,
// both from 4 to 40, then h words of w characters. A character is one of # . _ S E A B C D a b c d. S and E occur
// once. The command does not check that there is only one shortest path; the generator ensures it. The exit status is
// 42 if the input is valid. Otherwise it is 43, and the reason is on standard error.
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
	columns, rows, maze := number(), number(), ""
	for i := 0; i < rows; i++ {
		row := word("a row")
		if len(row) != columns || strings.Trim(row, "#.SE_ABCDabcd") != "" {
			reject("row %.50q: want %d letters # . S E _ A-D a-d", row, columns)
		}
		maze += row
	}
	if strings.Count(maze, "S") != 1 || strings.Count(maze, "E") != 1 {
		reject("want one S and one E")
	}
	if words.Scan() {
		reject("%.50q: nothing may follow the maze", words.Text())
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
	if err != nil || strconv.Itoa(n) != text || n < 4 || n > 40 {
		reject("%.50q: want a size from 4 to 40", text)
	}
	return n
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
