// Package diff shows the first difference of two texts in a few lines, with white space made visible.
package diff

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"oj/tools/columns"
	"oj/tools/compare"
)

// Diff is a short cut of what was wanted and what was got, as reports keep it. The lines of both lists
// belong together, one by one.
type Diff struct {
	WantLine int      `json:"wantLine"` // number of the first line of Want
	GotLine  int      `json:"gotLine"`
	Want     []string `json:"want"` // lines with white space made visible
	Got      []string `json:"got"`
	Same     int      `json:"same"` // how many lines at the start are equal
}

const (
	before = 6  // equal lines kept before the difference
	after  = 6  // lines kept after it
	width  = 80 // columns of a line that are kept

	near = 1 // lines before and after the difference that String shows
)

// New cuts the lines around the first difference.
func New(want, got compare.Window) *Diff {
	d := &Diff{}
	var atWant, atGot int
	d.Want, d.WantLine, atWant = lines(want)
	d.Got, d.GotLine, atGot = lines(got)
	// What stands before may differ, too, where that does not matter; only what is equal is kept.
	for d.Same < min(atWant, atGot) && d.Want[atWant-d.Same-1] == d.Got[atGot-d.Same-1] {
		d.Same++
	}
	d.Want, d.WantLine = d.Want[atWant-d.Same:], d.WantLine+atWant-d.Same
	d.Got, d.GotLine = d.Got[atGot-d.Same:], d.GotLine+atGot-d.Same
	return d
}

// Pair is a line of what was wanted beside one of what was got.
type Pair struct {
	WantLine, GotLine int // 0 where a side has no such line
	Want, Got         string
}

// Pairs puts the lines beside each other.
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

// String shows what is nearest to the difference: equal lines after a blank, wanted ones after -, got
// ones after +.
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

// lines returns the lines around the window's place, the number of the first of them, and the index of
// that in which the place is.
func lines(w compare.Window) (list []string, first, place int) {
	all := bytes.SplitAfter(w.Text, []byte("\n")) // of which the last is empty if the text before it ends with a newline
	at := bytes.Count(w.Text[:w.Place], []byte("\n"))
	from := max(0, at-before)
	list = []string{} // which is not null in JSON
	for i := from; i < min(len(all), at+after+1); i++ {
		line, ended := bytes.CutSuffix(all[i], []byte("\n"))
		column := 0
		if i == at {
			column = w.Place - 1 - bytes.LastIndexByte(w.Text[:w.Place], '\n')
		}
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

// Visible returns a line as it can be shown on a terminal: blanks at its ends, doubled blanks, tabs and
// all that cannot be printed become visible; bytes that are no text appear in hexadecimal. Of a long line
// about limit columns around the byte at column are shown.
func Visible(line []byte, column, limit int) string {
	var shown []string // of each character
	at := 0            // index in it of the one at column
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

// around returns the range of characters that fits into the limit: all of them, or from half of the limit before the one
// at index at.
func around(shown []string, at, limit int) (first, last int) {
	if columns.Width(strings.Join(shown, "")) > limit {
		first = at
		for left := limit / 2; first > 0 && columns.Width(shown[first-1]) <= left; first-- {
			left -= columns.Width(shown[first-1])
		}
	}
	for last = first; last < len(shown) && columns.Width(shown[last]) <= limit; last++ {
		limit -= columns.Width(shown[last])
	}
	return first, last
}

// Common returns how many bytes two texts have in common at their starts, no part of a character among them.
func Common(a, b string) int {
	for i, r := range a {
		if !strings.HasPrefix(b[i:], string(r)) {
			return i
		}
	}
	return len(a)
}
