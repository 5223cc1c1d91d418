// Command validate decides whether standard input is a valid input of UVa 12363; no two corridors join the same rooms.
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
		r, c, q := number("rooms", 0, 10000), number("corridors", 0, 100000), number("queries", 0, 1000)
		if r == 0 && c+q > 0 {
			reject("want 0 0 0")
		}
		if r == 0 {
			finish()
		}
		seen := map[[2]int]bool{}
		for range c {
			a := number("a room", 1, r-1)
			corridor := [2]int{a, number("a room of higher number", a+1, r)}
			if seen[corridor] {
				reject("corridor %v is there twice", corridor)
			}
			seen[corridor] = true
		}
		for range q {
			number("a room of higher number", number("a room", 1, r-1)+1, r)
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
