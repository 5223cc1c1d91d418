// Library Checker, Aho-Corasick: text.AhoCorasick. The program reads N words, and writes the parent and the
// suffix link of each vertex of their trie, and the vertices at which the words end.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	automaton := text.NewAhoCorasick('a', 26)
	ends := make([]int, in.Int(0, scan.Max))
	for i := range ends {
		ends[i] = int(automaton.Add(in.Word()))
	}
	automaton.Build()

	scan.WriteInts(out, len(automaton.Link))
	for v := 1; v < len(automaton.Link); v++ {
		scan.WriteInts(out, int(automaton.Parent[v]), int(automaton.Link[v]))
	}
	scan.WriteInts(out, ends...)
}

func main() { scan.Main(solve) }
