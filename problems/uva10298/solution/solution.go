// UVa 10298, Power Strings: as how many copies of one shorter string can a string be written?
//
// State: a prefix of the string, with its longest border, which is both a prefix and a suffix of it.
// Step: one letter more lengthens the border, or makes it shorter until the letter fits.
// Start: the first letter, which has no border.
// Answer: the string without its longest border is its period; a period that divides the length is the copied string.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

// copies returns the largest n for which s is a string repeated n times.
func copies(s string) int {
	border := text.Prefix(s)[len(s)-1]
	period := len(s) - border
	if len(s)%period != 0 {
		return 1
	}
	return len(s) / period
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.More() {
		line := string(in.Row())
		if line == "." {
			break // the end marker
		}
		fmt.Fprintln(out, copies(line))
	}
}

func main() { scan.Main(solve) }
