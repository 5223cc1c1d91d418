// This file quotes words for the commands that reports name.

package report

import (
	"fmt"
	"regexp"
	"strings"

	"oj/tools/columns"
)

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
