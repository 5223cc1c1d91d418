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

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for in.Case() {
		s := in.Word()
		start, _ := text.SuffixArray(s)
		for queries := in.Int(0, scan.Max); queries > 0; queries-- {
			word := in.Word()
			k := sort.Search(len(start), func(k int) bool { return s[start[k]:] >= word })

			answer := "n"
			if k < len(start) && strings.HasPrefix(s[start[k]:], word) {
				answer = "y"
			}
			fmt.Fprintln(out, answer)
		}
	}
}

func main() { scan.Main(solve) }
