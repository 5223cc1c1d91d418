// Command codes decides whether standard input is a valid input of UVa 704: n, then n codes of 24 numbers from 0 to
// 10, in which the 10th to 12th numbers are equal to the 22nd to 24th. The statement has no bound for n; here the
// bound is 200. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on standard error.
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
	for n := number("codes", 1, 200); n > 0; n-- {
		var code [24]int
		for i := range code {
			code[i] = number("a colour", 0, 10)
			if i >= 21 && code[i] != code[i-12] {
				reject("the wheels share a cell that is %d in one and %d in the other", code[i-12], code[i])
			}
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
