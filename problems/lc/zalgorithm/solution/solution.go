// Library Checker, Z Algorithm: text.Z. The program reads a word, and writes for each suffix the length of its
// longest common prefix with the word.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	scan.WriteInts(out, text.Z(in.Word())...)
}

func main() { scan.Main(solve) }
