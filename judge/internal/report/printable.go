// This file makes texts of programs and checkers harmless for those who read them.

package report

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
	if strings.IndexFunc(s, odd) < 0 {
		return s
	}
	var b strings.Builder
	for _, r := range strings.ToValidUTF8(s, "\uFFFD") {
		switch {
		case !odd(r) || r == utf8.RuneError:
			b.WriteRune(r)
		case r < ' ':
			b.WriteRune('␀' + r)
		case r == 0x7f:
			b.WriteRune('␡')
		default:
			fmt.Fprintf(&b, "\\u%04x", r)
		}
	}
	return b.String()
}

// odd reports whether something is neither a mark nor a blank nor a newline nor a tab.
func odd(r rune) bool { return r == utf8.RuneError || r != '\n' && r != '\t' && !unicode.IsGraphic(r) }

// Harmless returns a writer that makes printable whatever is written to it, with each call a whole text.
func Harmless(w io.Writer) io.Writer { return harmless{w} }

type harmless struct{ w io.Writer }

func (h harmless) Write(p []byte) (int, error) {
	if _, err := io.WriteString(h.w, Printable(string(p))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// ShellQuote quotes a word for a shell where that is needed: one that bash and its like know, where it
// has characters that cannot be printed.
func ShellQuote(s string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("_-./+=:,@", r)
	}
	if s != "" && strings.TrimFunc(s, plain) == "" {
		return s
	}
	if Printable(s) != s || strings.ContainsAny(s, "\n\t") {
		return ansiQuote(s)
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// ansiQuote writes a word so that nothing in it can do harm, each odd byte by its number.
func ansiQuote(s string) string {
	var b strings.Builder
	for _, c := range []byte(s) {
		if c < ' ' || c > '~' || c == '\'' || c == '\\' {
			fmt.Fprintf(&b, "\\x%02x", c)
		} else {
			b.WriteByte(c)
		}
	}
	return "$'" + b.String() + "'"
}
