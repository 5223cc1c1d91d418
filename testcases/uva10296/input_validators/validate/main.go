// Command validate decides whether standard input is a valid input of UVa 10296; the trails hang together.
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
		n := number("stations", 0, 15)
		if n == 0 {
			finish()
		}
		var group [16]int // a number for each station; equal ones hang together
		for v := range group {
			group[v] = v
		}
		used := 0
		for m := number("trails", 1, 999); m > 0; m-- {
			u, v := number("a station", 1, n), number("a station", 1, n)
			number("a length", 0, 1000000)
			used = u
			old := group[u]
			for i := range group {
				if group[i] == old {
					group[i] = group[v]
				}
			}
		}
		sizes := map[int]int{}
		for v := 1; v <= n; v++ {
			sizes[group[v]]++
		}
		for g, size := range sizes {
			if size > 1 && g != group[used] {
				reject("the trails do not hang together")
			}
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
