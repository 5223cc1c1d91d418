// Command validate decides whether standard input is a valid input of UVa 10937.
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
		rows, columns := number("rows", 0, 50), number("columns", 0, 50)
		if (rows == 0) != (columns == 0) {
			reject("want 0 0")
		}
		if rows == 0 {
			finish()
		}
		all := ""
		for range rows {
			words.Scan()
			row := words.Text()
			if len(row) != columns || strings.Trim(row, "@~#.*!") != "" {
				reject("%.60q: want %d letters @ ~ # . * !", row, columns)
			}
			all += row
		}
		if strings.Count(all, "@") != 1 || strings.Count(all, "!") > 10 {
			reject("want one @ and at most ten !, not %d and %d", strings.Count(all, "@"), strings.Count(all, "!"))
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
