// Command validate decides whether standard input is a valid input of UVa 1103, but for the shapes of the black pieces.
// Exit status 42: valid. 43: not valid; standard error says why.
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
		h, w := number("rows", 0, 200), number("digits", 0, 50)
		if (h == 0) != (w == 0) {
			reject("want 0 0")
		}
		if h == 0 {
			finish()
		}
		var rows []string
		for range h {
			words.Scan()
			row := words.Text()
			if len(row) != w || strings.Trim(row, "0123456789abcdef") != "" {
				reject("%.60q: want %d hexadecimal digits", row, w)
			}
			rows = append(rows, row)
		}
		corners(rows)
	}
}

// corners rejects black pixels that touch at a corner alone.
func corners(rows []string) {
	black := func(i, j int) bool {
		digit, _ := strconv.ParseUint(rows[i][j/4:j/4+1], 16, 8)
		return digit>>(3-j%4)&1 == 1
	}
	for i := range rows[1:] {
		for j := range 4*len(rows[0]) - 1 {
			a, b, c, d := black(i, j), black(i, j+1), black(i+1, j), black(i+1, j+1)
			if a == d && b == c && a != b {
				reject("rows %d and %d: pixels touch at the corner of column %d", i+1, i+2, j+1)
			}
		}
	}
}

func number(what string, least, most int) int {
	words.Scan()
	text := words.Text()
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		reject("%.50q: want %s from %d to %d", text, what, least, most)
	}
	return n
}

func finish() {
	if words.Scan() {
		reject("%.50q: nothing may follow", words.Text())
	}
	os.Exit(42)
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
