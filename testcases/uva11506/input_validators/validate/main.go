// Command validate decides whether standard input is a valid input of UVa 11506.
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
		m, w := number("machines", 0, 50), number("wires", 0, 1000)
		if m == 1 || m == 0 && w > 0 {
			reject("want 0 0 or at least two machines")
		}
		if m == 0 {
			finish()
		}
		seen := map[int]bool{}
		for range m - 2 {
			i := number("a machine", 2, m-1)
			if seen[i] {
				reject("machine %d is there twice", i)
			}
			seen[i] = true
			number("a price", 0, 100000)
		}
		for range w {
			number("a machine", 1, m)
			number("a machine", 1, m)
			number("a price", 0, 100000)
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
