// Command lake decides whether standard input is a valid input of UVa 11573: the numbers of rows r and columns c,
// both from 1 to 1000; r words of c digits 0 to 7; the number of queries n from 1 to 50, and n lines with two cells
// each. A cell is a row and a column, which start at 1. The exit status is 42 if the input is valid. Otherwise it is
// 43, and the reason is on standard error.
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
	rows, columns := number("rows", 1000), number("columns", 1000)
	for i := 0; i < rows; i++ {
		if row := word("a row"); len(row) != columns || strings.Trim(row, "01234567") != "" {
			reject("row %.50q: want %d digits 0 to 7", row, columns)
		}
	}
	for n := number("queries", 50); n > 0; n-- {
		for i := 0; i < 2; i++ {
			number("a row", rows)
			number("a column", columns)
		}
	}
	if words.Scan() {
		reject("%.50q: nothing may follow the last query", words.Text())
	}
	os.Exit(42)
}

func word(what string) string {
	if !words.Scan() {
		reject("the input ends, want %s", what)
	}
	return words.Text()
}

func number(what string, most int) int {
	text := word(what)
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < 1 || n > most {
		reject("%.50q: want %s from 1 to %d", text, what, most)
	}
	return n
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
