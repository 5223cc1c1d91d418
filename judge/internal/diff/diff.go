// Package diff shows the first difference of two texts in a few lines, with white space made visible.
package diff

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"oj/judge/internal/columns"
	"oj/judge/internal/compare"
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
	cutWant, cutGot := atWant-d.Same, atGot-d.Same
	d.Want, d.WantLine = d.Want[cutWant:], d.WantLine+cutWant
	d.Got, d.GotLine = d.Got[cutGot:], d.GotLine+cutGot
	return d
}

// String shows what is nearest to the difference: equal lines after a blank, wanted ones after -, got
// ones after +.
func (d *Diff) String() string {
	var b strings.Builder
	first := max(0, d.Same-near)
	for i := first; i < d.Same; i++ {
		fmt.Fprintf(&b, "%6d   %s\n", d.GotLine+i, d.Got[i])
	}
	for i := d.Same; i < min(len(d.Want), d.Same+1+near); i++ {
		fmt.Fprintf(&b, "%6d - %s\n", d.WantLine+i, d.Want[i])
	}
	for i := d.Same; i < min(len(d.Got), d.Same+1+near); i++ {
		fmt.Fprintf(&b, "%6d + %s\n", d.GotLine+i, d.Got[i])
	}
	return b.String()
}

// lines returns the lines around the window's place, the number of the first of them, and the index of
// that in which the place is.
func lines(w compare.Window) (list []string, first, place int) {
	start := lineStart(w.Text, w.Place)
	for place < before && start > 0 {
		start = lineStart(w.Text, start-1)
		place++
	}
	for at := start; at < len(w.Text) && len(list) <= place+after; {
		end := bytes.IndexByte(w.Text[at:], '\n')
		line, next := w.Text[at:], len(w.Text)
		if end >= 0 {
			line, next = w.Text[at:at+end], at+end+1
		}
		column := 0
		if w.Place >= at && w.Place < next {
			column = w.Place - at
		}
		text := Visible(line, column, width)
		switch {
		case end >= 0:
			text += "⏎"
		case w.Tail:
			text += " (no newline at the end)"
		default:
			text += "…"
		}
		if at == start && start == 0 && !w.Head {
			text = "…" + text
		}
		list = append(list, text)
		at = next
	}
	if w.Tail && len(list) <= place {
		list = append(list, "(end of the text)")
	}
	return list, w.Line - place, place
}

// lineStart returns where the line begins that holds index at.
func lineStart(text []byte, at int) int { return bytes.LastIndexByte(text[:at], '\n') + 1 }

// Visible returns a line as it can be shown on a terminal: blanks at its ends, doubled blanks, tabs and
// all that cannot be printed become visible; bytes that are no text appear in hexadecimal. Of a long line
// about limit columns around the byte at column are shown.
func Visible(line []byte, column, limit int) string {
	from, to := 0, len(line)
	if most := 4 * limit; len(line) > 2*most { // bytes that could be seen at all, so that huge lines cost little
		from, to = runeStart(line, max(0, column-most)), runeStart(line, min(len(line), column+most))
	}
	var shown []string // of each character
	at := 0            // index in it of the one at column
	trimmed := len(bytes.TrimRight(line, " "))
	for i := from; i < to; {
		r, size := utf8.DecodeRune(line[i:to])
		if i <= column {
			at = len(shown)
		}
		blank := r == ' ' && (i >= trimmed || i == 0 || line[i-1] == ' ')
		shown = append(shown, visible(r, size, line[i], blank))
		i += size
	}
	first, last := around(shown, at, limit)
	text := strings.Join(shown[first:last], "")
	if from > 0 || first > 0 {
		text = "…" + text
	}
	if to < len(line) || last < len(shown) {
		text += "…"
	}
	return text
}

// visible returns what stands for one character, or for a byte that is none.
func visible(r rune, size int, b byte, blank bool) string {
	switch {
	case blank:
		return "·"
	case r == '\t':
		return "⇥"
	case r < ' ':
		return string('␀' + r)
	case r == 0x7f:
		return "␡"
	case r == utf8.RuneError && size == 1:
		return fmt.Sprintf("\\x%02x", b)
	case !unicode.IsPrint(r):
		return fmt.Sprintf("\\u%04x", r)
	}
	return string(r)
}

// around returns the range of characters that fits into the limit, with that at index at near its middle.
func around(shown []string, at, limit int) (first, last int) {
	first, last = at, at
	for left := limit; ; {
		grown := false
		if last < len(shown) && columns.Width(shown[last]) <= left {
			left -= columns.Width(shown[last])
			last++
			grown = true
		}
		if first > 0 && columns.Width(shown[first-1]) <= left {
			first--
			left -= columns.Width(shown[first])
			grown = true
		}
		if !grown {
			return first, last
		}
	}
}

// runeStart moves an index back to the start of the character in which it is.
func runeStart(p []byte, i int) int {
	for n := 0; n < utf8.UTFMax && i > 0 && i < len(p) && !utf8.RuneStart(p[i]); n++ {
		i--
	}
	return i
}

// Common returns how many bytes two texts have in common at their starts, no part of a character among them.
func Common(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	for n > 0 && (n < len(a) && !utf8.RuneStart(a[n]) || n < len(b) && !utf8.RuneStart(b[n])) {
		n--
	}
	return n
}
