// Command boards decides whether standard input is a valid input of UVa 10181: N, then N boards of 16 different
// numbers from 0 to 15. The statement has no bound for N; here the bound is 100. The validator does not check that at
// most 45 moves are enough; the generator ensures this. The exit status is 42 if the input is valid. Otherwise it is
// 43, and the reason is on standard error.
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
	for n := number("boards", 1, 100); n > 0; n-- {
		var seen [16]bool
		for i := 0; i < 16; i++ {
			tile := number("a tile", 0, 15)
			if seen[tile] {
				reject("tile %d occurs twice", tile)
			}
			seen[tile] = true
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
