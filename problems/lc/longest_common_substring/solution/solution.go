// Library Checker, Longest Common Substring: text.SuffixArray. The program reads two words S and T, and writes a, b,
// c, d with S[a:b] == T[c:d].
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	s := in.Word()
	t := in.Word()

	// Among all pairs of a suffix of s and a suffix of t, some pair with the longest common prefix is adjacent in the
	// suffix array. The separator ~ occurs only once, so it is in no common prefix.
	start, lcp := text.SuffixArray(s + "~" + t)
	a, c, length := 0, 0, 0
	for k := 1; k < len(start); k++ {
		i, j := start[k-1], start[k]
		if i > j {
			i, j = j, i
		}
		if lcp[k] > length && i < len(s) && j > len(s) {
			a, c, length = i, j-len(s)-1, lcp[k]
		}
	}
	scan.WriteInts(out, a, a+length, c, c+length)
}

func main() { scan.Main(solve) }
