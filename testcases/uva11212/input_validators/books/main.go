// Command books decides whether standard input is a valid input of UVa 11212: at most 20 cases, then 0. A case
// consists of n from 2 to 9 and a permutation of the numbers 1 to n. The exit status is 42 if the input is valid.
// Otherwise it is 43, and the reason is on standard error.
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
	for k := 1; ; k++ {
		n := number("paragraphs", 0, 9)
		if n == 0 {
			break
		}
		if n == 1 || k > 20 {
			reject("case %d: want from 2 to 9 paragraphs in at most 20 cases, not %d", k, n)
		}
		var seen [10]bool
		for i := 0; i < n; i++ {
			p := number("a paragraph", 1, n)
			if seen[p] {
				reject("case %d: %d occurs twice", k, p)
			}
			seen[p] = true
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
