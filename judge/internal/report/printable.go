// This file makes texts of programs and checkers harmless for those who read them.

package report

import (
	"fmt"
	"io"
	"regexp"
	"strings"

	"oj/tools/columns"
)

// Harmless returns a writer that makes printable whatever is written to it, with each call a whole text.
func Harmless(w io.Writer) io.Writer { return harmless{w} }

type harmless struct{ w io.Writer }

func (h harmless) Write(p []byte) (int, error) {
	if _, err := io.WriteString(h.w, columns.Printable(string(p))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// ShellQuote quotes a word for a shell where that is needed: one that bash and its like know, where it
// has characters that cannot be printed, each of whose bytes is then written by its number.
func ShellQuote(s string) string {
	switch {
	case regexp.MustCompile(`^[\w./+=:,@-]+$`).MatchString(s):
		return s
	case columns.Printable(s) == s && !strings.ContainsAny(s, "\n\t"):
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return "$'" + regexp.MustCompile(`[^ -~]|['\\]`).ReplaceAllStringFunc(s, func(odd string) string {
		return `\x` + strings.ReplaceAll(fmt.Sprintf("% x", odd), " ", `\x`)
	}) + "'"
}
