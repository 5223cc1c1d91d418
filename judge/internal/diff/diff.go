// Package diff formats the lines around the first difference of two texts, with white space made visible.
package diff

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"oj/tools/shared/columns"
	"oj/tools/shared/compare"
)

// Diff holds the lines of the expected and the actual output around their first difference. Want[i] and Got[i] are
// compared with each other.
type Diff struct {
	WantLine int      `json:"wantLine"` // number of the first line of Want
	GotLine  int      `json:"gotLine"`
	Want     []string `json:"want"` // lines with white space made visible
	Got      []string `json:"got"`
	Same     int      `json:"same"` // how many lines at the start are equal
}

const (
	before = 6  // the number of equal lines kept before the difference
	after  = 6  // the number of lines kept after the difference
	width  = 80 // the number of columns kept of a line

	near = 1 // the number of lines that String shows before and after the difference
)

// New returns the lines around the first difference. want is the part of the answer around the difference,
// and got the part of the output.
func New(want, got compare.Window) *Diff {
	d := &Diff{}
	var atWant, atGot int
	d.Want, d.WantLine, atWant = lines(want)
	d.Got, d.GotLine, atGot = lines(got)

	// Lines before the difference may differ in white space that the comparison ignores. Drop these lines: all lines
	// before the difference must be equal.
	for d.Same < min(atWant, atGot) && d.Want[atWant-d.Same-1] == d.Got[atGot-d.Same-1] {
		d.Same++
	}

	d.Want, d.WantLine = d.Want[atWant-d.Same:], d.WantLine+atWant-d.Same
	d.Got, d.GotLine = d.Got[atGot-d.Same:], d.GotLine+atGot-d.Same
	return d
}

// Pair is an expected line beside the actual one.
type Pair struct {
	WantLine, GotLine int // line numbers; 0 for a line that does not exist
	Want, Got         string
}

// Pairs returns the lines of both texts beside each other.
func (d *Diff) Pairs() []Pair {
	list := make([]Pair, max(len(d.Want), len(d.Got)))
	for i, line := range d.Want {
		list[i].WantLine, list[i].Want = d.WantLine+i, line
	}
	for i, line := range d.Got {
		list[i].GotLine, list[i].Got = d.GotLine+i, line
	}
	return list
}

// String returns the lines nearest to the difference in the style of diff: a minus marks expected lines, a plus marks
// actual lines.
func (d *Diff) String() string {
	var b strings.Builder
	show := func(mark string, first int, lines []string, from, to int) {
		for i := from; i < min(len(lines), to); i++ {
			fmt.Fprintf(&b, "%6d %s %s\n", first+i, mark, lines[i])
		}
	}
	show(" ", d.GotLine, d.Got, max(0, d.Same-near), d.Same)
	show("-", d.WantLine, d.Want, d.Same, d.Same+1+near)
	show("+", d.GotLine, d.Got, d.Same, d.Same+1+near)
	return b.String()
}

// lines returns some lines of a window, the part of a text around the difference. It also returns the line
// number of the first returned line, and the index of the line with the difference.
func lines(w compare.Window) (list []string, first, place int) {
	// Split the text after each newline. If the text ends with a newline, the last element is empty, and the
	// loop below skips it or shows it as the end of the text.
	all := bytes.SplitAfter(w.Text, []byte("\n"))
	at := bytes.Count(w.Text[:w.Place], []byte("\n"))
	from := max(0, at-before)

	list = []string{} // an empty list, because nil would become null in JSON
	for i := from; i < min(len(all), at+after+1); i++ {
		line, ended := bytes.CutSuffix(all[i], []byte("\n"))
		column := 0
		if i == at {
			column = w.Place - 1 - bytes.LastIndexByte(w.Text[:w.Place], '\n')
		}

		// A sign after the line shows how the line ends: with a newline, with the end of the text, or cut off.
		text := Visible(line, column, width)
		switch {
		case ended:
			text += "⏎"
		case len(line) == 0 && (i > at || !w.Tail):
			continue
		case len(line) == 0:
			text = "(end of the text)"
		case w.Tail:
			text += " (no newline at the end)"
		default:
			text += "…"
		}
		if i == 0 && !w.Head {
			text = "…" + text
		}
		list = append(list, text)
	}
	return list, w.Line - (at - from), at - from
}

// Visible returns a line for a terminal. Blanks at both ends, double blanks, tabs and unprintable characters
// are replaced with visible signs, and bytes that are not UTF-8 with hexadecimal numbers. If the line has
// more than limit columns, Visible returns only about limit columns of it: those around the byte
// line[column].
func Visible(line []byte, column, limit int) string {
	var shown []string // one element for each character
	at := 0            // the index in shown of the character at column
	trimmed := len(bytes.TrimRight(line, " "))
	for i := 0; i < len(line); {
		r, size := utf8.DecodeRune(line[i:])
		if i <= column {
			at = len(shown)
		}
		switch {
		case r == ' ' && (i >= trimmed || i == 0 || line[i-1] == ' '):
			shown = append(shown, "·")
		case r == '\t':
			shown = append(shown, "⇥")
		case r == utf8.RuneError && size == 1:
			shown = append(shown, fmt.Sprintf("\\x%02x", line[i]))
		case !unicode.IsPrint(r):
			shown = append(shown, columns.Symbol(r))
		default:
			shown = append(shown, string(r))
		}
		i += size
	}

	// The sign … marks where the line was cut.
	first, last := around(shown, at, limit)
	text := strings.Join(shown[first:last], "")
	if first > 0 {
		text = "…" + text
	}
	if last < len(shown) {
		text += "…"
	}
	return text
}

// around returns a range of characters that takes at most limit columns: all of them if they fit, and
// otherwise a range that begins about limit/2 columns before the character at the index `at`.
func around(shown []string, at, limit int) (first, last int) {
	// Half of the columns are for the characters before the index `at`.
	if columns.Width(strings.Join(shown, "")) > limit {
		first = at
		for left := limit / 2; first > 0 && columns.Width(shown[first-1]) <= left; first-- {
			left -= columns.Width(shown[first-1])
		}
	}

	// The remaining columns are for the characters that follow.
	for last = first; last < len(shown) && columns.Width(shown[last]) <= limit; last++ {
		limit -= columns.Width(shown[last])
	}
	return first, last
}

// Common returns the length in bytes of the longest common prefix of two texts. It does not end inside a character.
func Common(a, b string) int {
	for i, r := range a {
		if !strings.HasPrefix(b[i:], string(r)) {
			return i
		}
	}
	return len(a)
}
