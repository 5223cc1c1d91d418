// Command road decides whether standard input is a valid input of The Bridge 2: the number M of bikes from 1 to 4,
// the number V of required survivors from 1 to M, the speed from 0 to 49, for each bike its lane from 0 to 3 in
// ascending order, and four lanes. The lanes have equal lengths of at most 500. A lane consists of the letters . and
// 0, and begins with a dot. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on
// standard error.
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
	bikes := number("bikes", 1, 4)
	number("survivors", 1, bikes)
	number("a speed", 0, 49)
	lane := -1
	for i := 0; i < bikes; i++ {
		lane = number("a lane", lane+1, 3)
	}
	length := 0
	for i := 0; i < 4; i++ {
		row := word("a lane")
		if i == 0 {
			length = len(row)
		}
		if len(row) != length || len(row) > 500 || strings.Trim(row, ".0") != "" || row[0] != '.' {
			reject("lane %.60q: want %d letters . or 0, the first one a dot", row, length)
		}
	}
	if words.Scan() {
		reject("%.50q: nothing may follow the lanes", words.Text())
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
