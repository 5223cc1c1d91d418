// Command board decides whether standard input is a valid input of Knights Jam: three lines of three cells, in which
// each digit from 1 to 8 and a point occur once. The exit status is 42 if the input is valid. Otherwise it is 43, and
// the reason is on standard error.
package main

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
)

func main() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil || !regexp.MustCompile(`^([1-8.]{3}\n){3}$`).Match(text) {
		reject("want three lines of three cells, 1 to 8 or a point, not %.50q", text)
	}
	for _, cell := range "12345678." {
		if strings.Count(string(text), string(cell)) != 1 {
			reject("want exactly one %c", cell)
		}
	}
	os.Exit(42)
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
