// Command validate decides whether standard input is a valid input of UVa 10594. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
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
	cases := 0
	for ; words.Scan(); cases++ {
		n := parse("nodes", 2, 100)
		seen := map[[2]int]bool{}
		for m := number("links", 1, 5000); m > 0; m-- {
			u, v := number("a node", 1, n), number("a node", 1, n)
			number("a time", 0, 1<<31-1)
			if u == v || seen[[2]int{u, v}] {
				reject("%d %d: want a link between two different nodes that are not linked yet", u, v)
			}
			seen[[2]int{u, v}], seen[[2]int{v, u}] = true, true
		}
		number("units", 0, 1<<31-1)
		number("a capacity", 0, 1<<31-1)
	}
	if cases == 0 {
		reject("want at least one case, found none")
	}
	os.Exit(42)
}

func number(what string, least, most int) int {
	words.Scan()
	return parse(what, least, most)
}

func parse(what string, least, most int) int {
	text := words.Text()
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
