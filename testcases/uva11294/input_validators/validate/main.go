// Command validate decides whether standard input is a valid input of UVa 11294.
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
		n, m := number("couples", 0, 30), number("pairs", 0, 1000)
		if n == 0 && m > 0 {
			reject("want 0 0")
		}
		if n == 0 {
			finish()
		}
		for range 2 * m {
			person(n)
		}
	}
}

// person reads a word like 12h.
func person(couples int) {
	words.Scan()
	text := words.Text()
	for couple := range couples {
		if text == strconv.Itoa(couple)+"h" || text == strconv.Itoa(couple)+"w" {
			return
		}
	}
	reject("%.50q: want a number below %d and h or w", text, couples)
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
