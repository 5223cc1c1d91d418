// Readers of package io that read from other readers; tables of package unicode.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"
)

func main() {
	r := io.LimitReader(strings.NewReader("some text to read"), 9)
	b := make([]byte, 4)
	for {
		n, err := r.Read(b)
		fmt.Printf("%q %v\n", b[:n], err)
		if err != nil {
			break
		}
	}
	all, err := io.ReadAll(io.MultiReader(strings.NewReader("one "), strings.NewReader(""), io.LimitReader(strings.NewReader("twothree"), 3)))
	fmt.Printf("%q %v\n", all, err)
	var copied bytes.Buffer
	in := bufio.NewScanner(io.TeeReader(io.MultiReader(strings.NewReader("3 4\n5"), strings.NewReader("6 7")), &copied))
	in.Split(bufio.ScanWords)
	for in.Scan() {
		fmt.Print(in.Text(), ";")
	}
	fmt.Printf("%q\n", copied.String())
	l := &io.LimitedReader{R: strings.NewReader("abcdef"), N: 2}
	n, err := l.Read(b)
	fmt.Println(n, err, l.N)
	n, err = l.Read(b)
	fmt.Println(n, err, l.N)
	var x, y int
	fmt.Fscan(bufio.NewReader(io.LimitReader(strings.NewReader("12 345"), 5)), &x, &y)
	fmt.Println(x, y)
	io.Copy(os.Stdout, io.LimitReader(strings.NewReader("copied\nnot"), 7))
	n, err = io.MultiReader().Read(b)
	fmt.Println(n, err)

	tables := []*unicode.RangeTable{unicode.Letter, unicode.L, unicode.Digit, unicode.Nd, unicode.Number, unicode.N, unicode.Upper, unicode.Lu, unicode.Lower, unicode.Ll,
		unicode.Title, unicode.Lt, unicode.Mark, unicode.M, unicode.Punct, unicode.P, unicode.Symbol, unicode.S, unicode.White_Space,
		unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Latin, unicode.Greek, unicode.Cyrillic}
	sums := make([]int, len(tables))
	both := 0
	for r := rune(-2); r < 0x30000; r++ {
		for i, t := range tables {
			if unicode.Is(t, r) {
				sums[i] = sums[i]*31%1000003 + int(r)
			}
		}
		if unicode.In(r, unicode.Han, unicode.Digit) {
			both++
		}
	}
	fmt.Println(sums, both, unicode.In('x'))
	for _, r := range "aЖ漢かカ한ω5 .ǅ" {
		fmt.Print(string(r), unicode.Is(unicode.Han, r), unicode.In(r, unicode.Latin, unicode.Greek), " ")
	}
	fmt.Println()
}
