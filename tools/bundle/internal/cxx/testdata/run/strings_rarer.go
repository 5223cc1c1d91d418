// The rarer functions of package strings, strings.Reader and strings.Builder.
package main

import (
	"fmt"
	"io"
	"strings"
	"unicode"
)

func main() {
	s := "prefix-body-suffix"
	rest, ok := strings.CutPrefix(s, "prefix-")
	fmt.Println(rest, ok)
	rest, ok = strings.CutSuffix(s, "-none")
	fmt.Println(rest, ok)
	fmt.Println(strings.Clone(s[:6]), strings.ContainsFunc(s, unicode.IsDigit), strings.ContainsFunc(s, unicode.IsLower))
	fmt.Println(strings.LastIndexFunc("abc123def", unicode.IsDigit), strings.LastIndexFunc("abc", unicode.IsDigit))
	fmt.Printf("%q\n", strings.SplitAfterN("a,b,c,d", ",", 3))
	fmt.Printf("%q %q\n", strings.ToValidUTF8("a\xffb\xfe\xfdc", "?"), strings.ToValidUTF8("fine", "?"))
	fmt.Printf("%q\n", strings.TrimRightFunc("abc123", unicode.IsDigit))
	var b strings.Builder
	b.Grow(10)
	n, err := b.Write([]byte("bytes"))
	fmt.Println(n, err, b.Cap() >= 10, b.String())

	r := strings.NewReader("héllo")
	fmt.Println(r.Len(), r.Size())
	c, err := r.ReadByte()
	fmt.Println(c, err, r.UnreadByte(), r.UnreadByte())
	for {
		ch, size, err := r.ReadRune()
		if err != nil {
			fmt.Println(err == io.EOF)
			break
		}
		fmt.Print(string(ch), size, " ")
	}
	fmt.Println(r.UnreadRune() != nil)
	r.Reset("again")
	ch, _, _ := r.ReadRune()
	fmt.Println(string(ch), r.UnreadRune(), r.Len())
	p := make([]byte, 10)
	k, err := r.Read(p)
	fmt.Println(k, err, string(p[:k]))
	k, err = r.Read(p)
	fmt.Println(k, err)
}
