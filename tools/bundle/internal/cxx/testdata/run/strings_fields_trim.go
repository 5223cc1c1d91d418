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
}
