// Command validate decides whether standard input is a valid input of UVa 11380. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
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
	cases := 0
	for ; words.Scan(); cases++ {
		rows := parse("rows", 1, 30)
		columns := number("columns", 1, 30)
		number("people", 1, 10)
		for range rows {
			words.Scan()
			if row := words.Text(); len(row) != columns || strings.Trim(row, "*~.@#") != "" {
				reject("%.50q: want %d letters * ~ . @ #", row, columns)
			}
		}
	}
	if cases == 0 {
		reject("want at least one case, found none")
	}
	os.Exit(42)
}

func number(what string, least, most int) int {
	words.Scan()
	return parse(what, least, most)
}

func parse(what string, least, most int) int {
	text := words.Text()
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
