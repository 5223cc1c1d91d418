// Library Checker, Eertree: text.Eertree. The program reads a text, and writes the number of its palindromes,
// the parent and the suffix link of each, and the longest palindrome that ends at each position.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	tree := text.NewEertree(in.Word())

	// The problem's numbers are smaller by one: -1 and 0 for the roots.
	scan.WriteInts(out, len(tree.Length)-2)
	for v := 2; v < len(tree.Length); v++ {
		scan.WriteInts(out, int(tree.Parent[v])-1, int(tree.Link[v])-1)
	}
	last := make([]int, len(tree.Last))
	for i, v := range tree.Last {
		last[i] = int(v) - 1
	}
	scan.WriteInts(out, last...)
}

func main() { scan.Main(solve) }
