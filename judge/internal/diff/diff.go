// Package diff shows the first difference of two texts in a few lines, with white space made visible.
package diff

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"oj/judge/internal/compare"
)

// Diff is a short cut of what was wanted and what was got, as reports keep it.
type Diff struct {
	WantLine int      `json:"wantLine"` // number of the first line of Want
	GotLine  int      `json:"gotLine"`
	Want     []string `json:"want"` // lines with white space made visible
	Got      []string `json:"got"`
	Same     int      `json:"same"` // how many lines at the start are equal
}

const (
	before = 1  // equal lines shown before the difference
	after  = 1  // lines shown after it
	width  = 72 // runes of a line that are shown
)

// New cuts the lines around the first difference.
func New(want, got compare.Window) *Diff {
	d := &Diff{}
	d.Want, d.WantLine = lines(want)
	d.Got, d.GotLine = lines(got)
	for d.Same < len(d.Want) && d.Same < len(d.Got) && d.Want[d.Same] == d.Got[d.Same] && d.Same < before {
		d.Same++
	}
	return d
}

// String shows the diff: equal lines after a blank, wanted ones after -, got ones after +.
func (d *Diff) String() string {
	var b strings.Builder
	for i := 0; i < d.Same; i++ {
		fmt.Fprintf(&b, "%6d   %s\n", d.GotLine+i, d.Got[i])
	}
	for i := d.Same; i < len(d.Want); i++ {
		fmt.Fprintf(&b, "%6d - %s\n", d.WantLine+i, d.Want[i])
	}
	for i := d.Same; i < len(d.Got); i++ {
		fmt.Fprintf(&b, "%6d + %s\n", d.GotLine+i, d.Got[i])
	}
	return b.String()
}

// lines returns the lines around the window's place, and the number of the first of them.
func lines(w compare.Window) ([]string, int) {
	start := lineStart(w.Text, w.Place)
	first := w.Line
	for i := 0; i < before && start > 0; i++ {
		start = lineStart(w.Text, start-1)
		first--
	}
	var list []string
	for at := start; at < len(w.Text) && len(list) <= w.Line-first+after; {
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
	if w.Tail && len(list) <= w.Line-first {
		list = append(list, "(end of the text)")
	}
	return list, first
}

// lineStart returns where the line begins that holds index at.
func lineStart(text []byte, at int) int { return bytes.LastIndexByte(text[:at], '\n') + 1 }

// Visible returns a line as it can be shown on a terminal: blanks at the end, doubled blanks, tabs
// and other control characters become visible, bytes that are no text appear in hexadecimal. At most
// limit runes around the column are shown.
func Visible(line []byte, column, limit int) string {
	cutHead, cutTail := "", ""
	if len(line) > limit {
		from := max(0, min(column-limit/2, len(line)-limit))
		to := from + limit
		if from > 0 {
			cutHead = "…"
		}
		if to < len(line) {
			cutTail = "…"
		}
		line = line[from:to]
	}
	trimmed := len(bytes.TrimRight(line, " "))
	if cutTail != "" {
		trimmed = len(line)
	}
	var b strings.Builder
	for i := 0; i < len(line); {
		r, size := utf8.DecodeRune(line[i:])
		switch {
		case r == ' ' && (i >= trimmed || i > 0 && line[i-1] == ' ' || i == 0):
			b.WriteRune('·')
		case r == '\t':
			b.WriteRune('⇥')
		case r == '\r':
			b.WriteRune('␍')
		case r < ' ':
			b.WriteRune('␀' + r)
		case r == 0x7f:
			b.WriteRune('␡')
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, "\\x%02x", line[i])
		default:
			b.WriteString(string(line[i : i+size]))
		}
		i += size
	}
	return cutHead + b.String() + cutTail
}
