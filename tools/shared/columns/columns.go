// Package columns formats texts for a terminal. It replaces control characters, and computes the width of a
// text in columns: a character takes 0, 1 or 2 columns.
package columns

import (
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Printable returns the text without characters that are unsafe on terminals, on web pages and in XML. It
// replaces control characters except newlines and tabs, so that the text cannot move the cursor or change
// colours. It also replaces invalid UTF-8 and bidirectional control characters, which would reverse the order
// of the text.
func Printable(s string) string {
	isOdd := func(r rune) bool { return r == utf8.RuneError || !isSafe(r) }
	if strings.IndexFunc(s, isOdd) < 0 {
		return s // nothing to replace: the usual case
	}

	// Replace each sequence of invalid bytes by a single replacement character, because the loop below would
	// write one for each byte.
	var b strings.Builder
	for _, r := range strings.ToValidUTF8(s, "\uFFFD") {
		if isOdd(r) && r != utf8.RuneError {
			b.WriteString(Symbol(r))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// isSafe reports whether a character can be printed on a terminal, or is a newline or a tab.
func isSafe(r rune) bool { return r == '\n' || r == '\t' || unicode.IsGraphic(r) }

// JSON writes the characters of a JSON text that Printable would replace as \u escapes, which mean the same: JSON itself
// escapes only the first 32 control characters, but readers look at such a text in a terminal, too.
func JSON(text []byte) []byte {
	b := make([]byte, 0, len(text))
	for _, r := range string(text) {
		switch {
		case isSafe(r):
			b = utf8.AppendRune(b, r)
		case r > 0xFFFF:
			high, low := utf16.EncodeRune(r)
			b = fmt.Appendf(b, "\\u%04x\\u%04x", high, low)
		default:
			b = fmt.Appendf(b, "\\u%04x", r)
		}
	}
	return b
}

// OneLine replaces newlines, carriage returns and tabs with visible symbols, so that a text, such as the name
// of a file, fits on one line.
func OneLine(s string) string {
	return lineControls.Replace(s)
}

var lineControls = strings.NewReplacer("\n", Symbol('\n'), "\r", Symbol('\r'), "\t", Symbol('\t'))

// Harmless returns a writer that applies Printable to each text and writes the result to w. Each call to
// Write must pass whole characters, because the writer cannot join the parts of a split character.
func Harmless(w io.Writer) io.Writer { return harmless{w} }

type harmless struct{ w io.Writer }

func (h harmless) Write(p []byte) (int, error) {
	if _, err := io.WriteString(h.w, Printable(string(p))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Symbol returns the visible replacement for a character that cannot be printed.
func Symbol(r rune) string {
	switch {
	case r < ' ':
		return string('␀' + r)
	case r == 0x7f:
		return "␡"
	}
	return fmt.Sprintf("\\u%04x", r)
}

// Rune returns the number of columns of a character: 0, 1 or 2. Most emoji and most characters of East Asian
// scripts take two columns; half-width forms take one. This approximates the classes W and F of Unicode's
// EastAsianWidth.txt.
func Rune(r rune) int {
	const firstMark = 0x300 // no character below this code point is combining or wide
	isPunctuation := r >= 0x3000 && r < 0x303f
	isHalfWidth := r >= 0xff61 && r < 0xffe0
	isFullWidth := r >= 0xff01 && r < 0xffe7
	isEmoji := r >= 0x1f300 && r < 0x1fb00 || r == '✅' || r == '❌'
	switch {
	case r < firstMark:
		return 1
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf): // combining and invisible characters
		return 0
	case isHalfWidth:
		return 1
	case isPunctuation || isFullWidth || isEmoji || unicode.In(r, wideScripts...):
		return 2
	}
	return 1
}

// wideScripts are the scripts whose characters take two columns.
var wideScripts = []*unicode.RangeTable{
	unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana, unicode.Bopomofo, unicode.Yi,
}

// Width returns the number of columns that a text takes.
func Width(s string) int {
	n := 0
	for _, r := range s {
		n += Rune(r)
	}
	return n
}

// Pad adds spaces to the end of a text, so that it takes at least this many columns.
func Pad(s string, width int) string { return s + strings.Repeat(" ", max(0, width-Width(s))) }

// Cut returns the longest prefix of a text that fits into this many columns.
func Cut(s string, width int) string {
	for i, r := range s {
		width -= Rune(r)
		if width < 0 {
			return s[:i]
		}
	}
	return s
}

// Align returns the rows as lines of a table. Column i is at least widths[i] wide. There are two spaces
// between columns and none at the end of a line. Printable is applied to all cells.
func Align(rows [][]string, widths ...int) string {
	for _, row := range rows {
		// Rows may have different numbers of cells.
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], Width(Printable(cell)))
		}
	}

	const gap = 2
	var b strings.Builder
	for _, row := range rows {
		// Trim spaces at the end of a line, because they would wrap on a narrow terminal.
		line := ""
		for i, cell := range row {
			line += Pad(Printable(cell), widths[i]+gap)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}
