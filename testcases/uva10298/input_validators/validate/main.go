// Command validate decides whether standard input is a valid input of UVa 10298. The lines may contain all printable
// ASCII characters; the space is one of them, also at the ends of a line. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on
// standard error.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

const longest = 1000000

func main() {
	in := bufio.NewReader(os.Stdin)
	for line := ""; line != ".\n"; {
		var err error
		line, err = in.ReadString('\n')
		if err != nil {
			reject("want a last line of one period, ended by a newline")
		}

		text := strings.TrimSuffix(line, "\n")
		if text == "" || len(text) > longest {
			reject("%.50q: want 1 to %d characters", text, longest)
		}
		for _, c := range []byte(text) {
			if c < ' ' || c > '~' {
				reject("%.50q: the character %q is not printable", text, c)
			}
		}
	}
	if _, err := in.ReadByte(); err == nil {
		reject("nothing may follow the end marker")
	}
	os.Exit(42)
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
