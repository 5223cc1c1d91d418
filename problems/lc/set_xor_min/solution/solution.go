// Library Checker, Set Xor-Min: ordered.XorTrie. Queries are "0 x" (insert x unless it is there), "1 x"
// (remove x) and "2 x" (the least xor of x and an element).
package main

import (
	"bufio"

	"oj/problems/lib/ordered"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	trie := ordered.NewXorTrie(30)
	for queries := in.Int(1, scan.Max); queries > 0; queries-- {
		kind, x := in.Int(0, 2), in.Int(0, 1<<30-1)
		switch kind {
		case 0:
			if trie.Count(x) == 0 {
				trie.Add(x)
			}
		case 1:
			trie.Remove(x)
		case 2:
			y, _ := trie.MinXor(x)
			scan.WriteInts(out, x^y)
		}
	}
}

func main() { scan.Main(solve) }
