// This file makes texts of programs and checkers harmless for those who read them.

package report

import (
	"strings"
	"unicode/utf8"
)

// Printable returns a text as terminals, pages and XML can hold it: control characters, but for newlines
// and tabs, become visible, so that no program can move the cursor or change colours; so does what is no
// UTF-8.
func Printable(s string) string {
	var b strings.Builder
	for _, r := range strings.ToValidUTF8(s, "\uFFFD") {
		switch {
		case r == '\n' || r == '\t':
			b.WriteRune(r)
		case r < ' ':
			b.WriteRune('␀' + r)
		case r == 0x7f:
			b.WriteRune('␡')
		case r >= 0x80 && r < 0xa0 || r == 0xFFFE || r == 0xFFFF:
			b.WriteRune(utf8.RuneError)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
