// This file prints a testcase in full: its input, and below it the expected output beside the actual output.

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

	// DefaultColumns is the width of a testcase if the output is not a terminal, or its width is unknown.
	DefaultColumns = 104
	narrowest      = 12 // columns for a text; a narrower terminal wraps the lines
	widest         = 80

	maxShown = 1 << 16 // bytes: the rest of a file is never read, even if its lines are long
)

// sideBySide writes the start of the input, then the answer beside the output. It shows the lines around the first
// difference if that is known, and otherwise the first lines. The text is about width columns wide.
func sideBySide(w io.Writer, c *Case, width int) {
	half := min(max((width-len("123456  ")-len("  x "))/2, narrowest), widest)

	// The input comes first, because the user needs it to understand the rest.
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

	// Without a difference, the starts of answer and output are compared.
	d, end, more := c.Diff, true, false
	if d == nil {
		want, moreWant := headOf(c.Answer, shownLines, maxShown)
		start, cut := strings.CutSuffix(c.Got, "…")
		got, moreGot := head(start, cut, shownLines, maxShown)
		d, end, more = &diff.Diff{WantLine: 1, GotLine: 1, Want: want, Got: got}, c.Verdict == verdict.WA || c.Verdict == verdict.PE, moreWant || moreGot
	}

	// Both columns show whether lines are left out before and after them.
	elided(w, d.WantLine > 1 || d.GotLine > 1)
	pairs(w, d, half, end)
	elided(w, more)
}

// pairs writes lines beside each other and marks those that differ. Where the output has no line, the answer's line
// is marked only if end is set: the output ends there. Otherwise the rest of the output is just not known.
func pairs(w io.Writer, d *diff.Diff, half int, end bool) {
	fmt.Fprintf(w, "%6s  %s   %s\n", "", columns.Pad("expected", half), "got")
	for _, p := range d.Pairs() {
		// Lines are numbered as in the answer. The output may have other numbers.
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
	// The start of both texts is equal, so it may be hidden.
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

// headOf returns the first lines of a file, and no lines if the file cannot be opened: a testcase may lack it.
func headOf(file string, most, width int) (lines []string, more bool) {
	f, err := os.Open(file)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	text, _ := io.ReadAll(io.LimitReader(f, maxShown)) // after a read error the text so far is still shown
	return head(string(text), len(text) == maxShown, most, width)
}

// head returns the first lines of a text, at most most lines and width columns of each, with white space made
// visible. If cut is set, the text is only the start of a longer one, so its last line may be incomplete.
func head(text string, cut bool, most, width int) (lines []string, more bool) {
	for line := range strings.Lines(text) {
		// The last line of a part may be incomplete, so it is shown only if it is the first.
		line, ended := strings.CutSuffix(line, "\n")
		if len(lines) == most || cut && !ended && len(lines) > 0 {
			return lines, true
		}

		// A missing newline is a frequent mistake that nobody sees otherwise.
		shown := diff.Visible([]byte(line), 0, width)
		if !ended && !cut {
			shown += "⌑" // no newline at the end
		}
		lines = append(lines, shown)
	}
	return lines, cut
}

// Start returns the first lines of a file as reports show them, joined by newlines. The line … follows if the file is
// longer.
func Start(file string, most int) string {
	lines, more := headOf(file, most, widest)
	if more {
		lines = append(lines, "…")
	}
	return strings.Join(lines, "\n")
}
