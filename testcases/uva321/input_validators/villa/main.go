// Command villa decides whether standard input is a valid input of UVa 321: villas, then 0 0 0. A villa consists of
// r, d and s, with r from 1 to 10, and of d + s pairs of rooms from 1 to r. The statement has no bounds for d and s;
// here the bound is 1000. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on
// standard error.
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
		rooms, doors, switches := number("rooms", 0, 10), number("doors", 0, 1000), number("switches", 0, 1000)
		if rooms == 0 && doors == 0 && switches == 0 {
			break
		}
		for i := 0; i < 2*(doors+switches); i++ {
			number("a room", 1, rooms)
		}
	}
	if words.Scan() {
		reject("%.50q: nothing may follow 0 0 0", words.Text())
	}
	os.Exit(42)
}

func number(what string, least, most int) int {
	if !words.Scan() {
		reject("the input ends, want %s", what)
	}
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
