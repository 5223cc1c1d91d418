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
// it is known, and otherwise the first lines. The text is about width columns wide. Of each text it prints at most
// `most` lines.
func sideBySide(w io.Writer, c *Case, width, most int) {
	half := min(max((width-len("123456  ")-len("  x "))/2, narrowest), widest)

	// The input comes first, because the user needs it to understand the answer.
	input, moreInput := headOf(c.Input, most, 2*half)
	fmt.Fprintf(w, "  input (%s):", cmp.Or(c.InputName, c.Input))
	if len(input) == 0 {
		fmt.Fprint(w, " empty")
	}
	fmt.Fprintln(w)
	for i, line := range input {
		fmt.Fprintf(w, "%6d  %s\n", i+1, line)
	}

	if moreInput {
		elided(w, linesOf(c.Input)-len(input))
	}
	if len(c.Turns) > 0 {
		return // for a game the caller prints the exchange instead of the answer
	}

	// If the first difference is not known, print the first lines of both texts. If the program has not ended
	// normally, for example after TLE, its output may be incomplete, so missing lines are not marked.
	d := c.Diff
	complete := true
	if d == nil {
		want, _ := headOf(c.Answer, most, maxShown)
		start, cut := strings.CutSuffix(c.Got, "…")
		got, _ := head(start, cut, most, maxShown)

		d = &diff.Diff{WantLine: 1, GotLine: 1, Want: want, Got: got}
		complete = c.Verdict == verdict.WA || c.Verdict == verdict.PE
	}

	// Drop lines before the difference if there are too many. Print a line with … where lines are omitted before the
	// excerpt, and their number after it.
	list := d.Pairs()
	list = list[max(0, min(d.Same, len(list)-most)):]
	list = list[:min(len(list), most)]
	if len(list) > 0 && (list[0].WantLine > 1 || list[0].GotLine > 1) {
		fmt.Fprintln(w, "        …")
	}
	pairs(w, list, half, complete)
	elided(w, linesAfter(c, list))
}

// linesAfter returns how many lines of the answer or of the output, whichever has more, follow the printed ones. It
// returns -1 if there are more, but their number is unknown.
func linesAfter(c *Case, list []diff.Pair) int {
	lastWant, lastGot := 0, 0
	for _, p := range list {
		lastWant, lastGot = max(lastWant, p.WantLine), max(lastGot, p.GotLine)
	}
	want := linesOf(c.Answer)
	got, cut := strings.CutSuffix(c.Got, "…")
	more := max(0, want-lastWant)
	if !cut {
		more = max(more, countLines(got)-lastGot)
	}
	if want < 0 || more == 0 && cut {
		return -1
	}
	return more
}

// linesOf returns the number of lines of a file, 0 if it cannot be read, and -1 if it is too large to be counted.
func linesOf(file string) int {
	const most = 16 << 20 // bytes
	info, err := os.Stat(file)
	switch {
	case err != nil:
		return 0
	case info.Size() > most:
		return -1
	}
	text, _ := os.ReadFile(file)
	return countLines(string(text))
}

// countLines returns the number of lines of a text. The last one may have no newline.
func countLines(text string) int {
	n := strings.Count(text, "\n")
	if text != "" && !strings.HasSuffix(text, "\n") {
		n++
	}
	return n
}

// pairs prints the lines of both texts beside each other and marks lines that differ. If complete is
// false, the output may be incomplete. Then lines that are missing in the output are not marked.
func pairs(w io.Writer, list []diff.Pair, half int, complete bool) {
	fmt.Fprintf(w, "%6s  %s   %s\n", "", columns.Pad("expected", half), "got")
	for _, p := range list {
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

// elided prints that lines follow which are not printed: how many, or only that there are some if more is negative.
func elided(w io.Writer, more int) {
	switch {
	case more == 1:
		fmt.Fprintln(w, "        … 1 more line")
	case more > 0:
		fmt.Fprintf(w, "        … %d more lines\n", more)
	case more < 0:
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
