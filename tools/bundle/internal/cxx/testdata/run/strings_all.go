// The strings package.
package main

import (
	"fmt"
	"strings"
	"unicode"
)

func main() {
	s := "Hello, World hello"
	fmt.Println(strings.Contains(s, "World"), strings.ContainsRune(s, 'W'), strings.ContainsAny(s, "xyz"), strings.HasPrefix(s, "Hell"), strings.HasSuffix(s, "llo"))
	fmt.Println(strings.Index(s, "l"), strings.LastIndex(s, "l"), strings.IndexByte(s, 'W'), strings.IndexRune(s, 'o'), strings.IndexAny(s, "ow"), strings.Index(s, "zz"), strings.Index(s, ""), strings.LastIndexByte(s, 'e'), strings.IndexFunc(s, unicode.IsSpace))
	fmt.Println(strings.ToUpper(s), strings.ToLower(s), strings.Title("ab cd"), strings.ToUpper("éß"))
	fmt.Printf("%q %q %q\n", strings.Split("a,b,,c", ","), strings.Split("abc", ""), strings.Split("", ","))
	fmt.Printf("%q %q %q\n", strings.SplitN("a,b,c,d", ",", 2), strings.SplitAfter("a,b,c", ","), strings.SplitN("a,b", ",", 0))
	fmt.Printf("%q %q\n", strings.Fields("  a  b\tc\n"), strings.FieldsFunc("a1b22c", unicode.IsDigit))
	fmt.Println(strings.Join([]string{"x", "y", "z"}, "-"), strings.Join(nil, ","), strings.Repeat("ab", 3), strings.Repeat("x", 0) == "")
	fmt.Println(strings.Replace(s, "l", "L", 2), strings.ReplaceAll(s, "l", ""), strings.ReplaceAll("abc", "", "-"), strings.Replace("aaa", "a", "b", -1))
	fmt.Printf("%q %q %q %q %q %q\n", strings.TrimSpace(" \t x \n"), strings.Trim("xxaxx", "x"), strings.TrimLeft("aab", "a"), strings.TrimRight("baa", "a"), strings.TrimPrefix("prefix", "pre"), strings.TrimSuffix("a.go", ".go"))
	fmt.Println(strings.Count("cheese", "e"), strings.Count("five", ""), strings.EqualFold("Go", "GO"), strings.Compare("a", "b"), strings.Compare("b", "a"), strings.Compare("a", "a"))
	before, after, found := strings.Cut("key=value=x", "=")
	fmt.Println(before, after, found)
	before, after, found = strings.Cut("none", "=")
	fmt.Println(before, after == "", found)
	fmt.Println(strings.Map(func(r rune) rune {
		if r == 'l' {
			return -1
		}
		return unicode.ToUpper(r)
	}, s))
	fmt.Println(strings.TrimFunc("123abc456", unicode.IsDigit), strings.TrimLeftFunc("  x", unicode.IsSpace), strings.LastIndexAny("abcabc", "ab"))
	var b strings.Builder
	for i := 3; i > 0; i-- {
		fmt.Fprintf(&b, "%d...", i)
	}
	b.WriteByte('!')
	b.WriteRune('é')
	b.WriteString("end")
	fmt.Println(b.String(), b.Len())
	b.Reset()
	b.Grow(10)
	fmt.Println(b.String() == "", b.Len())
	r := strings.NewReplacer("a", "1", "b", "2", "abc", "3")
	fmt.Println(r.Replace("abcab"), strings.NewReplacer("<", "&lt;", ">", "&gt;").Replace("<b>"))
	rd := strings.NewReader("reader text")
	buf := make([]byte, 6)
	n, err := rd.Read(buf)
	fmt.Println(n, err, string(buf), rd.Len())
	fmt.Println(strings.ContainsAny("", ""), strings.IndexByte("", 'a'), strings.Fields("") == nil, len(strings.Fields("   ")))
	fmt.Println(strings.ToTitle("abc"), strings.EqualFold("straße", "STRASSE"), strings.Index("chicken", "ken"), strings.LastIndex("go gopher", "go"))
}
