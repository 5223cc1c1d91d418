// Command validate decides whether standard input is a valid input of UVa 670.
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
	for cases := number("cases", 1, 1000); cases > 0; cases-- {
		n, m := number("corners", 2, 100), number("places", 0, 100)
		seen := map[[2]int]bool{}
		for range n + m {
			p := [2]int{number("a coordinate", -1000, 1000), number("a coordinate", -1000, 1000)}
			if seen[p] {
				reject("point %v is there twice", p)
			}
			seen[p] = true
		}
	}
	finish()
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
