// This file prints a testcase in full: the input, and below it the expected output beside the actual output.

package report

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"strings"

	"oj/judge/internal/diff"
	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

const (
	shownLines = 25 // the maximum number of lines of each text

	// DefaultColumns is the width of the output if it is not a terminal, or if the width of the terminal is unknown.
	DefaultColumns = 104
	narrowest      = 12 // the minimum number of columns of a text; a narrower terminal wraps the lines
	widest         = 80 // the maximum number of columns of a text

	maxShown = 1 << 16 // the maximum number of bytes that are read from a file
)

// sideBySide prints the start of the input, then the answer beside the output: the lines around the first difference if
// it is known, and otherwise the first lines. The text is about width columns wide.
func sideBySide(w io.Writer, c *Case, width int) {
	half := min(max((width-len("123456  ")-len("  x "))/2, narrowest), widest)

	// The input comes first, because the user needs it to understand the answer.
	input, moreInput := headOf(c.Input, shownLines, 2*half)
	fmt.Fprintf(w, "  input (%s):", cmp.Or(c.InputName, c.Input))
	if len(input) == 0 {
		fmt.Fprint(w, " empty")
	}
	fmt.Fprintln(w)
	for i, line := range input {
		fmt.Fprintf(w, "%6d  %s\n", i+1, line)
	}

	elided(w, moreInput)
	if len(c.Turns) > 0 {
		return // for a game the caller prints the exchange instead of the answer
	}

	// If the first difference is not known, print the first lines of both texts. If the program has not ended
	// normally, for example after TLE, its output may be incomplete, so missing lines are not marked.
	d := c.Diff
	complete, moreText := true, false
	if d == nil {
		want, moreWant := headOf(c.Answer, shownLines, maxShown)
		start, cut := strings.CutSuffix(c.Got, "…")
		got, moreGot := head(start, cut, shownLines, maxShown)

		d = &diff.Diff{WantLine: 1, GotLine: 1, Want: want, Got: got}
		complete = c.Verdict == verdict.WA || c.Verdict == verdict.PE
		moreText = moreWant || moreGot
	}

	// Print a line with … where lines are omitted before or after the excerpt.
	elided(w, d.WantLine > 1 || d.GotLine > 1)
	pairs(w, d, half, complete)
	elided(w, moreText)
}

// pairs prints the lines of both texts beside each other and marks lines that differ. If complete is
// false, the output may be incomplete. Then lines that are missing in the output are not marked.
func pairs(w io.Writer, d *diff.Diff, half int, complete bool) {
	fmt.Fprintf(w, "%6s  %s   %s\n", "", columns.Pad("expected", half), "got")
	for _, p := range d.Pairs() {
		// The number before the two texts is the line number in the answer. If the line in the output has
		// another number, print that number after the texts.
		mark, note, number := " ", "", cmp.Or(p.WantLine, p.GotLine)
		if p.Want != p.Got && (complete || p.GotLine > 0) {
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

// fit returns the text, cut to the given width in columns.
func fit(text string, width int) string {
	if columns.Width(text) <= width {
		return text
	}
	return columns.Cut(text, width-1) + "…"
}

// fitBoth returns two texts cut to a width so that their first difference is not cut off.
func fitBoth(a, b string, width int) (string, string) {
	// If the difference is too far to the right, hide a part of the common start.
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

// headOf returns the first lines of a file. more reports whether the file has further lines. If the file cannot be
// opened, it returns no lines, because not every testcase has every file.
func headOf(file string, most, width int) (lines []string, more bool) {
	f, err := os.Open(file)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	text, _ := io.ReadAll(io.LimitReader(f, maxShown)) // after an error, show the part that was read
	return head(string(text), len(text) == maxShown, most, width)
}

// head returns the first lines of a text, with white space made visible. The parameter most is the maximum
// number of lines, and width is the maximum number of columns of a line. If cut is set, the text
// is only the start of a longer text, so that its last line may be incomplete. The result more reports
// whether there are further lines.
func head(text string, cut bool, most, width int) (lines []string, more bool) {
	for line := range strings.Lines(text) {
		// Show an incomplete last line only if it is the only line.
		line, ended := strings.CutSuffix(line, "\n")
		if len(lines) == most || cut && !ended && len(lines) > 0 {
			return lines, true
		}

		// Show a missing newline at the end, because it is a frequent mistake and invisible.
		shown := diff.Visible([]byte(line), 0, width)
		if !ended && !cut {
			shown += "⌑" // no newline at the end
		}
		lines = append(lines, shown)
	}
	return lines, cut
}

// Start returns the first lines of a file, with white space made visible. The parameter most is the maximum
// number of lines. If the file is longer, the line "…" is added.
func Start(file string, most int) string {
	lines, more := headOf(file, most, widest)
	if more {
		lines = append(lines, "…")
	}
	return strings.Join(lines, "\n")
}
