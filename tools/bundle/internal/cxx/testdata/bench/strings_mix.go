// Text: splitting into fields, joining, searching, reversing runes, concatenating in loops.
package main

import (
	"fmt"
	"sort"
	"strings"
)

func reverse(s string) string {
	r := []rune(s)
	for i, j := 0, len(r)-1; i < j; i, j = i+1, j-1 {
		r[i], r[j] = r[j], r[i]
	}
	return string(r)
}

func palindrome(s string) bool {
	for i := 0; i < len(s)/2; i++ {
		if s[i] != s[len(s)-1-i] {
			return false
		}
	}
	return true
}

func main() {
	var b strings.Builder
	seed := uint32(9)
	for i := 0; i < 1500000; i++ {
		seed = seed*1664525 + 1013904223
		for n := seed>>28%5 + 2; n > 0; n-- {
			seed = seed*1664525 + 1013904223
			b.WriteByte(byte('a' + seed>>20%6))
		}
		b.WriteByte(' ')
	}
	text := b.String()
	words := strings.Fields(text)
	count := 0
	for _, w := range words {
		if palindrome(w) {
			count++
		}
		if strings.Contains(w, "abc") || strings.HasPrefix(w, "fe") {
			count += 10
		}
		if strings.ToUpper(w) == "ABBA" {
			count += strings.Index(text[:5000], w)
		}
	}
	line := ""
	for _, w := range words[:6000] {
		line += w + ","
	}
	parts := strings.Split(line, ",")
	sort.Strings(words)
	back := reverse(strings.Join(parts, "-"))
	fmt.Println(count, len(line), len(parts), words[0], words[len(words)-1], len(back), strings.Count(text, "ab"))
}
