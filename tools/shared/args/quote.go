// This file quotes words for a shell.

package args

import (
	"fmt"
	"regexp"
	"strings"

	"oj/tools/shared/columns"
)

// Quote returns a word in quotes for a shell, or unchanged if it needs no quotes. If the word contains
// unprintable characters, the quotes are $'...', which bash and similar shells understand. Between these
// quotes, each byte of an unprintable character is written as \x and two hexadecimal digits.
func Quote(s string) string {
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
