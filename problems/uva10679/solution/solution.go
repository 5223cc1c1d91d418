// UVa 10679, I Love Strings!!: which words are substrings of a long text?
//
// State: a range of the suffix array: the suffixes of the text in lexicographic order.
// Step: binary search: compare the suffix in the middle of the range with the word.
// Start: all suffixes.
// Answer: yes, if the first suffix that is not less than the word begins with it.
package main

import (
	"bufio"
	"fmt"
	"sort"
	"strings"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

// contains reports whether a word occurs in s: if it does, it is a prefix of the first suffix that is not less than the
// word. `starts` has the start positions of all suffixes in lexicographic order.
func contains(s string, starts []int, word string) bool {
	notLess := func(k int) bool { return s[starts[k]:] >= word }
	first := sort.Search(len(starts), notLess)
	return first < len(starts) && strings.HasPrefix(s[starts[first]:], word)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		s := in.Word()
		starts, _ := text.SuffixArray(s)
		for queries := in.Int(0, scan.Max); queries > 0; queries-- {
			found := contains(s, starts, in.Word())
			fmt.Fprintln(out, scan.Choose(found, "y", "n"))
		}
	}
}

func main() { scan.Main(solve) }
