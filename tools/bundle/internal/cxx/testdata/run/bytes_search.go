// Searching, splitting and trimming of package bytes.
package main

import (
	"bytes"
	"fmt"
	"unicode"
)

func isVowel(r rune) bool { return bytes.ContainsRune([]byte("aeiou"), r) }

func main() {
	b := []byte("the quick brown fox, the lazy dog")
	fmt.Println(bytes.ContainsAny(b, "xyz"), bytes.ContainsAny(b, ""), bytes.ContainsRune(b, 'é'))
	fmt.Println(bytes.IndexAny(b, "zx"), bytes.LastIndexAny(b, "zx"), bytes.IndexRune([]byte("aéb"), 'b'), bytes.IndexRune(b, '?'))
	fmt.Println(bytes.IndexFunc(b, isVowel), bytes.LastIndexFunc(b, isVowel), bytes.LastIndexByte(b, 't'), bytes.LastIndexByte(b, '?'))
	fmt.Println(bytes.HasSuffix(b, []byte("dog")), bytes.HasSuffix(b, nil), bytes.EqualFold([]byte("GoLang"), []byte("gOlANG")))
	before, after, found := bytes.Cut(b, []byte(", "))
	fmt.Printf("%s|%s|%v\n", before, after, found)
	before, after, found = bytes.Cut(b, []byte("?"))
	fmt.Printf("%s|%v|%v\n", before, after == nil, found)
	c := bytes.Clone(b)
	c[0] = 'T'
	fmt.Println(string(b[:3]), string(c[:3]), bytes.Clone(nil) == nil)
	fmt.Printf("%q\n", bytes.FieldsFunc([]byte("a1b22c333"), unicode.IsDigit))
	fmt.Printf("%q\n", bytes.SplitN([]byte("a,b,c,d"), []byte(","), 2))
	fmt.Printf("%q\n", bytes.SplitAfter([]byte("a,b,c"), []byte(",")))
	fmt.Printf("%q\n", bytes.SplitAfterN([]byte("a,b,c"), []byte(","), 2))
	fmt.Printf("%q\n", bytes.SplitN([]byte("a,b"), nil, -1))
	fmt.Printf("%s %s %s\n", bytes.ToLower([]byte("ÀB c")), bytes.ToTitle([]byte("àb c")), bytes.ToUpper([]byte("straße")))
	fmt.Printf("%s\n", bytes.Replace([]byte("oink oink oink"), []byte("k"), []byte("ky"), 2))
	fmt.Println(bytes.Runes([]byte("héy")))
	t := []byte("xxhixyxx")
	fmt.Printf("%s %s %s\n", bytes.Trim(t, "x"), bytes.TrimLeft(t, "xh"), bytes.TrimRight(t, "xy"))
	fmt.Printf("%s %s\n", bytes.TrimPrefix(t, []byte("xx")), bytes.TrimSuffix(t, []byte("xx")))
	digits := []byte("12ab34")
	fmt.Printf("%s %s %s\n", bytes.TrimFunc(digits, unicode.IsDigit), bytes.TrimLeftFunc(digits, unicode.IsDigit), bytes.TrimRightFunc(digits, unicode.IsDigit))
	d := append([]byte(nil), digits[1:3]...)
	bytes.ToUpper(d)
	fmt.Println(string(d), bytes.TrimSpace([]byte(" \t\n")) == nil)
}
