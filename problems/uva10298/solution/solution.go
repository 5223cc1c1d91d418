// UVa 10298, Power Strings: the largest n for which a string consists of n copies of a shorter string.
//
// State: a prefix of the string, and its longest border (a shorter string that is both its prefix and its suffix).
// Step: append one letter: it extends the border, or the border is shortened until the letter fits.
// Start: the first letter, which has no border.
// Answer: the length minus the longest border is the least period; if it divides the length, the answer is
// the quotient, otherwise 1.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

// copies returns the largest n for which s is a string repeated n times.
func copies(s string) int {
	// The longest border (a prefix that is also a suffix) gives the shortest period: the length without the
	// border.
	border := text.Prefix(s)[len(s)-1]
	period := len(s) - border
	if len(s)%period != 0 {
		return 1
	}
	return len(s) / period
}

const endMarker = "."

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.MoreLines() {
		// Blanks are printable characters, so they are data, also at the ends of a line. Only the byte 0x1A, which
		// old editors wrote at the end of a file, is not.
		line := strings.TrimRight(string(in.Line()), "\r\x1a")
		if line == endMarker {
			break
		}
		if line != "" { // some files have empty lines after the data
			fmt.Fprintln(out, copies(line))
		}
	}
}

func main() { scan.Main(solve) }
