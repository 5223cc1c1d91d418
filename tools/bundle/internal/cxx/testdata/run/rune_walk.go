// Walking strings by bytes and runes with bad UTF-8.
package main

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

func main() {
	s := "aé\xff世\xe4\xb8"
	for i, r := range s {
		fmt.Print(i, ":", r, " ")
	}
	fmt.Println(len(s), utf8.RuneCountInString(s), utf8.ValidString(s), []byte(s))
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		fmt.Print(string(r), n, " ")
		s = s[n:]
	}
	fmt.Println(strings.ToUpper("straße é ǆ"), strings.Map(func(r rune) rune {
		if r == 'a' {
			return -1
		}
		return r + 1
	}, "banana"))
}
