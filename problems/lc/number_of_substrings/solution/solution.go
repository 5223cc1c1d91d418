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

	// In sorted order, each suffix adds all its prefixes as new substrings, except for those that it shares
	// with the previous suffix.
	count := len(s) * (len(s) + 1) / 2
	for _, common := range lcp {
		count -= common
	}
	scan.WriteInts(out, count)
}

func main() { scan.Main(solve) }
