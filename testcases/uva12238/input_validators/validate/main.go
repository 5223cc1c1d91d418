// Command validate decides whether standard input is a valid input of UVa 12238.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

var words = bufio.NewScanner(os.Stdin)

func main() {
	words.Split(bufio.ScanWords)
	for {
		n := number("anthills", 0, 100000)
		if n == 0 {
			finish()
		}
		if n == 1 {
			reject("want at least two anthills")
		}
		for i := 1; i < n; i++ {
			number("an earlier hill", 0, i-1)
			number("a length", 1, 1000000000)
		}
		for q := number("queries", 1, 100000); q > 0; q-- {
			number("a hill", 0, n-1)
			number("a hill", 0, n-1)
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
