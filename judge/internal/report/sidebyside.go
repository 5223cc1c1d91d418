// This file shows a testcase: its input, and what was wanted beside what was got.

package report

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"strings"

	"oj/judge/internal/diff"
	"oj/tools/columns"
	"oj/tools/verdict"
)

const (
	shownLines = 25 // of each text

	// DefaultColumns is how wide a testcase is shown where no terminal says how wide it is.
	DefaultColumns = 104
	narrowest      = 12 // columns for a text; on terminals that have less, lines are broken
	widest         = 80

	maxShown = 1 << 16 // bytes of a file that are looked at, however long its lines are
)

// sideBySide writes the start of the input, then the answer beside the output: around the first difference
// where that is known, else from their starts. It takes about so many columns.
func sideBySide(w io.Writer, c *Case, width int) {
	half := min(max((width-len("123456  ")-len("  x "))/2, narrowest), widest)
	input, more := headOf(c.Input, shownLines, 2*half)
	fmt.Fprintf(w, "  input (%s):", cmp.Or(c.InputName, c.Input))
	if len(input) == 0 {
		fmt.Fprint(w, " empty")
	}
	fmt.Fprintln(w)
	for i, line := range input {
		fmt.Fprintf(w, "%6d  %s\n", i+1, line)
	}
	elided(w, more)
	if len(c.Turns) > 0 {
		return // the exchange says more than an answer file
	}
	d, end, more := c.Diff, true, false
	if d == nil {
		want, moreWant := headOf(c.Answer, shownLines, maxShown)
		start, cut := strings.CutSuffix(c.Got, "…")
		got, moreGot := head(start, cut, shownLines, maxShown)
		d, end, more = &diff.Diff{WantLine: 1, GotLine: 1, Want: want, Got: got}, c.Verdict == verdict.WA || c.Verdict == verdict.PE, moreWant || moreGot
	}
	elided(w, d.WantLine > 1 || d.GotLine > 1)
	pairs(w, d, half, end)
	elided(w, more)
}

// pairs writes lines beside each other. Lines that were not got are different only where that is the end
// of the output, not of what is known of it.
func pairs(w io.Writer, d *diff.Diff, half int, end bool) {
	fmt.Fprintf(w, "%6s  %s   %s\n", "", columns.Pad("expected", half), "got")
	for _, p := range d.Pairs() {
		mark, note, number := " ", "", cmp.Or(p.WantLine, p.GotLine)
		if p.Want != p.Got && (end || p.GotLine > 0) {
			mark = "≠"
		}
		if p.GotLine > 0 && p.GotLine != number {
			note = fmt.Sprintf(" (line %d)", p.GotLine)
		}
		left, right := fitBoth(p.Want, p.Got, half)
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

// headOf returns the first lines of a file, none of one that a testcase does not have.
func headOf(file string, most, width int) (lines []string, more bool) {
	f, err := os.Open(file)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	text, _ := io.ReadAll(io.LimitReader(f, maxShown)) // what can be read is better than nothing
	return head(string(text), len(text) == maxShown, most, width)
}

// head returns the first lines of a text, with white space visible, and so many columns of each. If the text is cut, more may
// follow, also in its last line.
func head(text string, cut bool, most, width int) (lines []string, more bool) {
	for line := range strings.Lines(text) {
		line, ended := strings.CutSuffix(line, "\n")
		if len(lines) == most || cut && !ended && len(lines) > 0 {
			return lines, true
		}
		shown := diff.Visible([]byte(line), 0, width)
		if !ended && !cut {
			shown += "⌑" // no newline at the end
		}
		lines = append(lines, shown)
	}
	return lines, cut
}

// Start returns the first lines of a file as reports show them, one below the other, with … for what follows.
func Start(file string, most int) string {
	lines, more := headOf(file, most, widest)
	if more {
		lines = append(lines, "…")
	}
	return strings.Join(lines, "\n")
}
