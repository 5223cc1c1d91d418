// Library Checker, Number of Substrings: text.SuffixArray. The program reads a word, and writes the number of its
// distinct substrings.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	s := in.Word()
	_, lcp := text.SuffixArray(s)

	// Count the prefixes of each suffix, except for those that are also prefixes of the suffix before it.
	count := len(s) * (len(s) + 1) / 2
	for _, common := range lcp {
		count -= common
	}
	scan.WriteInts(out, count)
}

func main() { scan.Main(solve) }
