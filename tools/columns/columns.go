// Package columns puts texts on a terminal: it makes them harmless, and measures them in columns, of which some
// characters take two and some none.
package columns

import (
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Printable returns a text as terminals, pages and XML can hold it: control characters, but for newlines
// and tabs, become visible, so that no program can move the cursor or change colours; so do marks that turn
// the direction of writing, and what is no UTF-8.
func Printable(s string) string {
	odd := func(r rune) bool { return r == utf8.RuneError || r != '\n' && r != '\t' && !unicode.IsGraphic(r) }
	if strings.IndexFunc(s, odd) < 0 {
		return s
	}
	var b strings.Builder
	for _, r := range strings.ToValidUTF8(s, "\uFFFD") {
		if odd(r) && r != utf8.RuneError {
			b.WriteString(Symbol(r))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// OneLine returns a text, such as the name of a file, with symbols in place of newlines, carriage returns and tabs, so
// that it takes one line and nothing in it looks like a line of its own.
func OneLine(s string) string {
	return lineControls.Replace(s)
}

var lineControls = strings.NewReplacer("\n", Symbol('\n'), "\r", Symbol('\r'), "\t", Symbol('\t'))

// Harmless returns a writer that makes printable whatever is written to it, with each call a whole text.
func Harmless(w io.Writer) io.Writer { return harmless{w} }

type harmless struct{ w io.Writer }

func (h harmless) Write(p []byte) (int, error) {
	if _, err := io.WriteString(h.w, Printable(string(p))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Symbol returns what stands for a character that cannot be printed.
func Symbol(r rune) string {
	switch {
	case r < ' ':
		return string('␀' + r)
	case r == 0x7f:
		return "␡"
	}
	return fmt.Sprintf("\\u%04x", r)
}

// Rune returns how many columns a character takes: 0, 1 or 2. Those of the scripts of East Asia take two, but for forms of
// half width, and so do most pictures, after the classes W and F of Unicode's EastAsianWidth.txt, which knows single ones
// elsewhere.
func Rune(r rune) int {
	switch {
	case r < 0x300:
		return 1
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	case r >= 0xff61 && r < 0xffe0:
		return 1
	case unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana, unicode.Bopomofo, unicode.Yi),
		r >= 0x3000 && r < 0x303f, r >= 0xff01 && r < 0xffe7, r >= 0x1f300 && r < 0x1fb00, r == '✅', r == '❌':
		return 2
	}
	return 1
}

// Width returns how many columns a text takes.
func Width(s string) int {
	n := 0
	for _, r := range s {
		n += Rune(r)
	}
	return n
}

// Pad returns the text with blanks behind it, so that it takes at least so many columns.
func Pad(s string, width int) string { return s + strings.Repeat(" ", max(0, width-Width(s))) }

// Cut returns the start of a text that fits into so many columns.
func Cut(s string, width int) string {
	for i, r := range s {
		if width -= Rune(r); width < 0 {
			return s[:i]
		}
	}
	return s
}

// Align writes rows as lines, their cells made printable and below each other, in columns that are at least as wide as
// widths says, with two blanks between them and none at the end.
func Align(rows [][]string, widths ...int) string {
	var b strings.Builder
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], Width(Printable(cell)))
		}
	}
	for _, row := range rows {
		line := ""
		for i, cell := range row {
			line += Pad(Printable(cell), widths[i]+2)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}
