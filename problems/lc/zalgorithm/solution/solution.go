// Library Checker, Z Algorithm: text.Z. It reads a word.
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
