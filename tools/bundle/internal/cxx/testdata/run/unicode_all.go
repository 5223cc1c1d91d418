// unicode and unicode/utf8.
package main

import (
	"fmt"
	"unicode"
	"unicode/utf8"
)

func main() {
	for _, r := range "aZ5 _\n\téß日ǅ-+$.\u00a0\u0301Ω٣" {
		fmt.Print(string(r), unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsNumber(r), unicode.IsSpace(r), unicode.IsUpper(r), unicode.IsLower(r), unicode.IsPunct(r), unicode.IsSymbol(r), unicode.IsControl(r), unicode.IsPrint(r), unicode.IsGraphic(r), string(unicode.ToUpper(r)), string(unicode.ToLower(r)), string(unicode.ToTitle(r)), "\n")
	}
	s := "héé\xffx"
	fmt.Println(utf8.RuneCountInString(s), utf8.ValidString(s), utf8.RuneLen('é'), utf8.RuneLen('日'), utf8.RuneError)
	r, n := utf8.DecodeRuneInString(s[1:])
	fmt.Println(string(r), n)
	r, n = utf8.DecodeLastRuneInString("日本")
	fmt.Println(string(r), n)
	r, n = utf8.DecodeRune([]byte{0xff})
	fmt.Println(r, n)
	b := make([]byte, 4)
	fmt.Println(utf8.EncodeRune(b, '€'), b, string(utf8.AppendRune(nil, 'ü')), utf8.RuneCount([]byte("añ")), utf8.ValidRune(-1), utf8.FullRune(b[:2]))
}
