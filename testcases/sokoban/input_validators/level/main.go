// Command level decides whether standard input is a valid input of Sokoban: the numbers of columns and rows, from 3
// to 15, and rows of # (wall), - (floor), . (target), $ (box), * (box on a target), @ (man) and + (man on a target).
// There must be one man, and as many boxes as targets, at most 8. The exit status is 42 if the input is valid.
// Otherwise it is 43, and the reason is on standard error.
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
	columns, rows, level := number(), number(), ""
	for i := 0; i < rows; i++ {
		row := word("a row")
		if len(row) != columns || strings.Trim(row, "#-.$*@+") != "" {
			reject("row %.50q: want %d letters # - . $ * @ +", row, columns)
		}
		level += row
	}
	count := func(letters string) (n int) {
		for _, c := range letters {
			n += strings.Count(level, string(c))
		}
		return n
	}
	if count("@+") != 1 || count("$*") != count(".*+") || count("$*") < 1 || count("$*") > 8 {
		reject("%d men, %d boxes, %d targets: want 1 man, and as many boxes as targets", count("@+"), count("$*"), count(".*+"))
	}
	if words.Scan() {
		reject("%.50q: nothing may follow the level", words.Text())
	}
	os.Exit(42)
}

func word(what string) string {
	if !words.Scan() {
		reject("the input ends, want %s", what)
	}
	return words.Text()
}

func number() int {
	text := word("a size")
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < 3 || n > 15 {
		reject("%.50q: want a size from 3 to 15", text)
	}
	return n
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
