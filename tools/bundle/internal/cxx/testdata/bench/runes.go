// Strings by runes: conversions, ranges, package utf8, mapping.
package main

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

func main() {
	text := strings.Repeat("Grüße, мир! 日本語 and plain words, 😀 ", 400)
	letters, width, valid := 0, 0, 0
	for round := 0; round < 60; round++ {
		list := []rune(text)
		for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
			list[i], list[j] = list[j], list[i]
		}
		back := string(list)
		for i, r := range back {
			if unicode.IsLetter(r) {
				letters += i & 1
			}
		}
		for rest := back; rest != ""; {
			r, n := utf8.DecodeRuneInString(rest)
			width += n * utf8.RuneLen(r)
			rest = rest[n:]
		}
		var buf []byte
		for _, r := range list {
			buf = utf8.AppendRune(buf, r)
		}
		if utf8.ValidString(back) && utf8.Valid(buf) {
			valid += utf8.RuneCountInString(back) + utf8.RuneCount(buf)
		}
		up := strings.Map(func(r rune) rune {
			if r == ' ' {
				return '_'
			}
			return unicode.ToUpper(r)
		}, back)
		var b strings.Builder
		for _, r := range up {
			b.WriteRune(r + 1)
		}
		text = strings.ToLower(back)
		letters += b.Len() + strings.IndexRune(up, '語') + len(strings.ToUpper(text))
	}
	fmt.Println(letters, width, valid)
}
