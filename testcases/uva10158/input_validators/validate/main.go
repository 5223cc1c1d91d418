// Command validate decides whether standard input is a valid input of UVa 10158.
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
	n := number("people", 1, 9999)
	for {
		c := number("an operation", 0, 4)
		x, y := number("a person", 0, n-1), number("a person", 0, n-1)
		if c == 0 && x+y > 0 {
			reject("want 0 0 0")
		}
		if c == 0 {
			finish()
		}
		if x == y {
			reject("%d twice", x)
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
