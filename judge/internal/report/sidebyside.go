// This file shows a testcase: its input, and what was wanted beside what was got.

package report

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"oj/judge/internal/diff"
)

const (
	shownLines = 25 // of each text
	column     = 46 // runes of a line in a column

	maxShown = 1 << 20 // bytes of a file that are looked at, however long its lines are
)

// sideBySide writes the start of the input, then the start of the answer beside that of the output.
func sideBySide(w io.Writer, c *Case) {
	input, more := headOf(c.Input, 2*column)
	fmt.Fprintf(w, "  input (%s):\n", c.Input)
	for i, line := range input {
		fmt.Fprintf(w, "%6d   %s\n", i+1, line)
	}
	if more {
		fmt.Fprintln(w, "         …")
	}
	if len(c.Turns) > 0 {
		return // the exchange says more than an answer file
	}
	want, moreWant := headOf(c.Answer, column-2)
	got, moreGot := head(strings.NewReader(c.Got), column-2)
	fmt.Fprintf(w, "%6s   %s %s\n", "", pad("expected"), "  got")
	for i := 0; i < max(len(want), len(got)); i++ {
		a, b, mark := "", "", " "
		if i < len(want) {
			a = want[i]
		}
		if i < len(got) {
			b = got[i]
		}
		if i >= len(want) || i >= len(got) || a != b {
			mark = "≠"
		}
		fmt.Fprintf(w, "%6d   %s %s %s\n", i+1, pad(a), mark, b)
	}
	if moreWant || moreGot {
		fmt.Fprintln(w, "         …")
	}
}

// headOf returns the first lines of a file.
func headOf(file string, width int) (lines []string, more bool) {
	f, err := os.Open(file)
	if err != nil {
		return []string{err.Error()}, false
	}
	defer f.Close()
	return head(io.LimitReader(f, maxShown), width)
}

// head returns the first lines of a text, cut to a width in bytes and with white space visible.
func head(r io.Reader, width int) (lines []string, more bool) {
	in := bufio.NewReader(r)
	for len(lines) <= shownLines {
		line, err := in.ReadString('\n')
		if line == "" && err != nil {
			return lines, false
		}
		text := diff.Visible([]byte(strings.TrimSuffix(line, "\n")), 0, width)
		if !strings.HasSuffix(line, "\n") {
			text += "⌑" // no newline at the end
		}
		lines = append(lines, text)
	}
	return lines[:shownLines], true
}

// pad fills a text to the width of a column.
func pad(s string) string {
	return s + strings.Repeat(" ", max(0, column-utf8.RuneCountInString(s)))
}
