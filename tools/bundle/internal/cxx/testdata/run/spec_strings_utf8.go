// Strings: bytes and runes, bad UTF-8, slices, comparisons, conversions, building.
package main

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

func main() {
	s := "aé世\xff𝄞\x00z"
	for i, r := range s {
		fmt.Print(i, ":", r, " ")
	}
	fmt.Println(len(s), utf8.RuneCountInString(s))
	for i := 0; i < len(s); i++ {
		fmt.Printf("%02x ", s[i])
	}
	fmt.Println()
	r := []rune(s)
	b := []byte(s)
	fmt.Println(len(r), len(b), string(r) == s, string(b) == s, string(r[1:3]), r[3] == utf8.RuneError)
	fmt.Println(string(rune(65)), string(rune(0x4e16)), string(rune(-1)), string(rune(0xd800)) == "\ufffd", string(rune(0x110000)) == "\ufffd")
	fmt.Println("a" < "b", "a" < "aa", "Z" < "a", "é" > "z", "" < "\x00", "abc"[1:2] == "b", strings.Compare("x", "y"))
	b[0] = 'X'
	fmt.Println(s[0] == 'a', string(b[:1]), string([]byte(nil)) == "", s[1:3], s[len(s):] == "")
	t := s
	s += "!"
	fmt.Println(len(t), len(s), t == s[:len(t)])
	fmt.Printf("%q %+q %x % x %U\n", "é\n", "é\n", "hi", "hi", 'é')
	raw := `back\slash
"quoted"`
	fmt.Println(raw, len(raw))
	fmt.Println("\a\b\f\v\\\"\x41\101\u0042\U00000043" == "\x07\x08\x0c\x0b\\\"AABC", '\'', '\x7f', '\377')
	for i, r := range "\xe4\xb8" {
		fmt.Print(i, r, " ")
	}
	for i := range "éa" {
		fmt.Print(i, " ")
	}
	fmt.Println()
	counts := [256]int{}
	for _, c := range []byte("mississippi") {
		counts[c]++
	}
	fmt.Println(counts['s'], counts['i'], counts['m'], counts['z'])
	digits := 0
	for _, c := range "a1b22" {
		if c >= '0' && c <= '9' {
			digits = digits*10 + int(c-'0')
		}
	}
	fmt.Println(digits)
	switch x := "go" + "lang"; {
	case x > "gol":
		fmt.Println("greater")
	}
	switch s[:1] {
	case "b", "c":
		fmt.Println("no")
	case "a":
		fmt.Println("yes")
	}
	m := map[string]int{}
	key := []byte("key")
	m[string(key)]++
	key[0] = 'h'
	m[string(key)]++
	m["k"+"ey"]++
	fmt.Println(m)
	long := strings.Repeat("ab", 1000)
	fmt.Println(len(long), long[1999:], strings.Count(long, "ba"), strings.LastIndex(long, "a"))
	f := func(p ...byte) string { return string(p) }
	fmt.Println(f('x', 'y'), f([]byte("spread")...), string(append([]byte("a"), "bc"...)))
}
