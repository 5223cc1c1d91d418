// The rarer functions of unicode and unicode/utf8.
package main

import (
	"fmt"
	"unicode"
	"unicode/utf8"
)

func main() {
	for _, r := range "aZ5é\u0301ǅßΣς世 _\u2028K\x01" {
		fmt.Printf("%U %v %v %c %v %v\n", r, unicode.IsMark(r), unicode.IsTitle(r), unicode.SimpleFold(r), unicode.IsGraphic(r), unicode.IsSymbol(r))
	}
	b := []byte("añ世")
	for len(b) > 0 {
		r, size := utf8.DecodeLastRune(b)
		fmt.Print(string(r), size, " ")
		b = b[:len(b)-size]
	}
	r, size := utf8.DecodeLastRune([]byte{'a', 0x80})
	fmt.Println(r, size)
	fmt.Println(utf8.RuneStart('a'), utf8.RuneStart(0x80), utf8.Valid([]byte("ok")), utf8.Valid([]byte{0xff}), utf8.Valid([]byte{0xed, 0xa0, 0x80}))
	fmt.Println(utf8.FullRuneInString("世"), utf8.FullRuneInString("世"[:2]), utf8.FullRuneInString(""), utf8.FullRuneInString("\xff"))
}
