// Package index/suffixarray: all occurrences of words in short and long texts.
package main

import (
	"fmt"
	"index/suffixarray"
	"regexp"
	"sort"
	"strings"
)

func main() {
	index := suffixarray.New([]byte("banana bandana"))
	for _, s := range []string{"an", "ban", "x", "", "ana", "banana bandana"} {
		found := index.Lookup([]byte(s), -1)
		sort.Ints(found)
		fmt.Println(s, found, len(index.Lookup([]byte(s), 1)))
	}
	fmt.Println(string(index.Bytes()), index.FindAllIndex(regexp.MustCompile("an[ad]"), -1))
	var b strings.Builder
	x := uint32(1)
	for i := 0; i < 20000; i++ {
		x = x*1664525 + 1013904223
		b.WriteByte("abc"[x>>30%3])
	}
	long := suffixarray.New([]byte(b.String()))
	fmt.Println(len(long.Lookup([]byte("abcabc"), -1)), len(long.Lookup([]byte("cba"), -1)))
}
