// Library Checker, Suffix Array: text.SuffixArray. The program reads a word, and writes the start positions of its
// suffixes in lexicographic order.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	start, _ := text.SuffixArray(in.Word())
	scan.WriteInts(out, start...)
}

func main() { scan.Main(solve) }
