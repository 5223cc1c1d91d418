// Command boards decides whether standard input is a valid input of UVa 10536: N from 1 to 99999, then N boards. Each
// board consists of four words of four letters, which are X or a point, and contains at least one point. The exit
// status is 42 if the input is valid. Otherwise it is 43, and the reason is on standard error.
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
	for n := number("boards", 1, 99999); n > 0; n-- {
		free := 0
		for i := 0; i < 4; i++ {
			row := word("a row")
			if len(row) != 4 || strings.Trim(row, "X.") != "" {
				reject("row %.50q: want four letters, each X or a point", row)
			}
			free += strings.Count(row, ".")
		}
		if free == 0 {
			reject("want a board with at least one point")
		}
	}
	if words.Scan() {
		reject("%.50q: nothing may follow", words.Text())
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
