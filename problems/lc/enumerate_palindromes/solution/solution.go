// Library Checker, Enumerate Palindromes: text.Palindromes. The program reads a word, and writes the length of the
// longest palindrome around each byte and each gap.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	scan.WriteInts(out, text.Palindromes(in.Word())...)
}

func main() { scan.Main(solve) }
