// Cutting and trimming.
package main

import (
	"fmt"
	"strings"
)

func main() {
	s := "  one two\tthree \n four  "
	fmt.Printf("%q %q %q\n", strings.Fields(s), strings.TrimSpace(s), strings.Split("a--b--", "--"))
	fmt.Printf("%q %q %q %q\n", strings.Trim("xxhixx", "x"), strings.TrimLeft("001200", "0"), strings.TrimSuffix("a.go", ".go"), strings.SplitN("a:b:c", ":", 2))
	before, after, ok := strings.Cut("key=value=x", "=")
	fmt.Println(before, after, ok, strings.Title("hello world"), strings.EqualFold("Straße", "STRAßE"), strings.Index("chicken", "ken"), strings.IndexAny("golang", "ny"))
	fmt.Println(strings.NewReplacer("<", "&lt;", ">", "&gt;", "a", "b", "b", "a").Replace("<ab>"), strings.Replace("aaaa", "a", "b", 2), strings.Replace("abc", "", "-", -1))
	list := strings.Fields("\u3000a\u2003b c d\xff e ")
	fmt.Printf("%q %d %d %q %d\n", list, len(list), cap(list), strings.Fields(" "), cap(strings.Fields("")))
	wider := func(r rune) rune { return r + 0x4e00 - 'a' }
	vowels := func(r rune) rune {
		if strings.ContainsRune("aeiou", r) {
			return -1
		}
		return r
	}
	same := func(r rune) rune { return r }
	for _, t := range []string{"", "abcdefghijklmnopqrstuvwxyz", "aeiou", "xyz\xff\xfe", "é\ufffdx"} {
		fmt.Printf("%q %q %q\n", strings.Map(wider, t), strings.Map(vowels, t), strings.Map(same, t))
	}
	for n := -1; n < 6; n++ {
		parts := strings.SplitN("aé日\xffb", "", n)
		fmt.Printf("%q %d %d %v ", parts, len(parts), cap(parts), parts == nil)
	}
	fmt.Printf("%q\n", strings.Split("", ""))
	for _, r := range []rune{'a', 'é', '日', '語', 0xFFFD, 0xD800, -1, 0x110000} {
		fmt.Print(strings.IndexRune("aé日\xff語", r), strings.IndexRune("\ufffd", r), " ")
	}
	fmt.Println(strings.EqualFold("İ", "i"), strings.EqualFold("ıK", "IK"), strings.ToUpper("straße ǆ ЁЖ ﬀ ა"), strings.ToLower("İ ÀÉ ЁЖ Ⴀ 𐐀"))
}
