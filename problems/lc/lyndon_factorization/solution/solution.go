// Library Checker, Lyndon Factorization: text.Lyndon. The program reads a text, and writes the bounds of its
// Lyndon words.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	scan.WriteInts(out, text.Lyndon(in.Word())...)
}

func main() { scan.Main(solve) }
