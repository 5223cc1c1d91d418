// Command products decides whether standard input is a valid input of UVa 658: products, then 0 0. A product consists
// of the number of bugs n from 1 to 20, the number of patches m from 1 to 100, and m patches. A patch is a time and
// two words of n signs, each + - or 0. The statement has no bound for times; here they are from 1 to 1000000. The
// time 0 is not allowed, because accepted programs may give different answers for it. The exit status is 42 if the
// input is valid. Otherwise it is 43, and the reason is on standard error.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

var words = bufio.NewScanner(os.Stdin)

func main() {
	words.Split(bufio.ScanWords)
	for {
		bugs, patches := number("bugs", 0, 20), number("patches", 0, 100)
		if bugs == 0 && patches == 0 {
			break
		}
		if bugs == 0 || patches == 0 {
			reject("want 1 to 20 bugs and 1 to 100 patches, got %d and %d", bugs, patches)
		}
		for i := 0; i < patches; i++ {
			number("seconds", 1, 1000000)
			for _, w := range []string{word("signs"), word("signs")} {
				if len(w) != bugs || strings.Trim(w, "+-0") != "" {
					reject("%.50q: want %d signs + - 0", w, bugs)
				}
			}
		}
	}
	if words.Scan() {
		reject("%.50q: nothing may follow 0 0", words.Text())
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
