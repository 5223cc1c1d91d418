// This file shows a testcase: its input, and what was wanted beside what was got.

package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"os"
	"strings"

	"oj/judge/internal/columns"
	"oj/judge/internal/diff"
	"oj/judge/internal/verdict"
)

const (
	shownLines = 25 // of each text

	// DefaultColumns is how wide a testcase is shown where no terminal says how wide it is.
	DefaultColumns = 104
	narrowest      = 12 // columns for a text; on terminals that have less, lines are broken
	widest         = 80

	maxShown = 1 << 20 // bytes of a file that are looked at, however long its lines are
)

// row is a line of one of the two texts.
type row struct {
	number int
	shown  string // white space visible, any length; "" where there is no such line
	raw    string // what tells it from another
}

// sideBySide writes the start of the input, then the answer beside the output: around the first difference
// where that is known, else from their starts. It takes about so many columns.
func sideBySide(w io.Writer, c *Case, width int) {
	half := min(max((width-len("123456  ")-len("  x "))/2, narrowest), widest)
	input, more := headOf(c.Input)
	note := ""
	if len(input) == 0 {
		note = " empty"
	}
	fmt.Fprintf(w, "  input (%s):%s\n", cmp.Or(c.InputName, c.Input), note)
	for _, r := range input {
		fmt.Fprintf(w, "%6d  %s\n", r.number, fit(r.shown, 2*half))
	}
	elided(w, more)
	if len(c.Turns) > 0 {
		return // the exchange says more than an answer file
	}
	if c.Diff != nil {
		window(w, c.Diff, half)
		return
	}
	want, moreWant := headOf(c.Answer)
	whole := strings.TrimSuffix(c.Got, "…")
	got, moreGot := head(strings.NewReader(whole))
	if n := len(got); n > 0 && whole != c.Got && !moreGot { // cut, perhaps within that line
		got, moreGot = got[:n-1], true
	}
	pairs(w, want, got, half, c.Verdict == verdict.WA || c.Verdict == verdict.PE)
	elided(w, moreWant || moreGot)
}

// window writes what is around the first difference.
func window(w io.Writer, d *diff.Diff, half int) {
	number := func(lines []string, first int) (list []row) {
		for i, text := range lines {
			list = append(list, row{first + i, text, text})
		}
		return list
	}
	elided(w, d.WantLine > 1 || d.GotLine > 1)
	pairs(w, number(d.Want, d.WantLine), number(d.Got, d.GotLine), half, true)
}

// pairs writes lines beside each other. Lines that were not got are different only where that is the end
// of the output, not of what is known of it.
func pairs(w io.Writer, want, got []row, half int, end bool) {
	fmt.Fprintf(w, "%6s  %s   %s\n", "", columns.Pad("expected", half), "got")
	for i := range max(len(want), len(got)) {
		var a, b row
		if i < len(got) {
			b = got[i]
		}
		number := b.number
		if i < len(want) {
			a = want[i]
			number = a.number
		}
		mark, note := " ", ""
		if a.raw != b.raw && (end || i < len(got)) {
			mark = "≠"
		}
		if b.number > 0 && b.number != number {
			note = fmt.Sprintf(" (line %d)", b.number)
		}
		left, right := fitBoth(a.shown, b.shown, half)
		line := fmt.Sprintf("%6d  %s %s %s%s", number, columns.Pad(left, half), mark, right, note)
		fmt.Fprintln(w, strings.TrimRight(line, " "))
	}
}

// fit cuts a text that was made visible to a width.
func fit(text string, width int) string {
	if columns.Width(text) <= width {
		return text
	}
	return columns.Cut(text, width-1) + "…"
}

// fitBoth cuts two texts to a width so that the place where they differ stays in sight.
func fitBoth(a, b string, width int) (string, string) {
	if place := columns.Width(a[:diff.Common(a, b)]); place > width-width/4 && a != b && max(columns.Width(a), columns.Width(b)) > width {
		hidden := len(columns.Cut(a, place-width/2))
		a, b = "…"+a[hidden:], "…"+b[hidden:]
	}
	return fit(a, width), fit(b, width)
}

func elided(w io.Writer, more bool) {
	if more {
		fmt.Fprintln(w, "        …")
	}
}

// headOf returns the first lines of a file.
func headOf(file string) (lines []row, more bool) {
	f, err := os.Open(file)
	if err != nil {
		return []row{{1, err.Error(), ""}}, false
	}
	defer f.Close()
	return head(io.LimitReader(f, maxShown))
}

// head returns the first lines of a text, with white space visible.
func head(r io.Reader) (lines []row, more bool) {
	in := bufio.NewReader(r)
	for len(lines) <= shownLines {
		line, err := in.ReadString('\n')
		if line == "" && err != nil {
			return lines, false
		}
		text := diff.Visible([]byte(strings.TrimSuffix(line, "\n")), 0, 2*widest)
		if !strings.HasSuffix(line, "\n") && len(line) < maxShown {
			text += "⌑" // no newline at the end
		}
		lines = append(lines, row{len(lines) + 1, text, line})
	}
	return lines[:shownLines], true
}

// Start returns the first lines of a file as reports show them, one below the other, with … for what follows;
// "" when it is empty or cannot be read.
func Start(file string, lines int) string {
	var b strings.Builder
	f, err := os.Open(file)
	if err != nil {
		return ""
	}
	defer f.Close()
	all, more := head(io.LimitReader(f, maxShown))
	for i, r := range all {
		if i == lines {
			more = true
			break
		}
		b.WriteString(fit(r.shown, widest) + "\n")
	}
	if more {
		b.WriteString("…")
	}
	return strings.TrimRight(b.String(), "\n")
}
