// Command maze decides whether standard input is a valid input of UVa 11624: the number of cases, then the cases. A
// case begins with R and C, both from 1 to 1000. Then come R words of C characters. A character is one of # . F and
// J, and J occurs once. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on
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
	words.Buffer(nil, 1<<20)
	words.Split(bufio.ScanWords)
	for k := number("cases", 1, 1000); k > 0; k-- {
		rows, columns, joes := number("rows", 1, 1000), number("columns", 1, 1000), 0
		for i := 0; i < rows; i++ {
			row := word("a row")
			if len(row) != columns || strings.Trim(row, "#.JF") != "" {
				reject("row %.50q: want %d letters # . J F", row, columns)
			}
			joes += strings.Count(row, "J")
		}
		if joes != 1 {
			reject("want one J in a maze, got %d", joes)
		}
	}
	if words.Scan() {
		reject("%.50q: nothing may follow the last case", words.Text())
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
