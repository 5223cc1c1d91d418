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

// A dictionary has all suffixes of a text in lexicographic order.
type dictionary struct {
	text  string
	start []int // where each suffix starts in the text
}

func newDictionary(s string) dictionary {
	start, _ := text.SuffixArray(s)
	return dictionary{s, start}
}

func (d dictionary) suffix(k int) string { return d.text[d.start[k]:] }

// contains reports whether a word occurs in the text: it is then a prefix of the first suffix that is not less.
func (d dictionary) contains(word string) bool {
	notLess := func(k int) bool { return d.suffix(k) >= word }
	first := sort.Search(len(d.start), notLess)
	return first < len(d.start) && strings.HasPrefix(d.suffix(first), word)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for in.Case() {
		d := newDictionary(in.Word())
		for queries := in.Int(0, scan.Max); queries > 0; queries-- {
			if d.contains(in.Word()) {
				fmt.Fprintln(out, "y")
			} else {
				fmt.Fprintln(out, "n")
			}
		}
	}
}

func main() { scan.Main(solve) }
