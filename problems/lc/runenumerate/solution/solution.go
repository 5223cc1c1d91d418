// Library Checker, Run Enumerate: text.Runs. The program reads a text, and writes the number of its maximal
// repetitions, and the period and the range of each.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/text"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	runs := text.Runs(in.Word())
	scan.WriteInts(out, len(runs))
	for _, r := range runs {
		scan.WriteInts(out, r.Period, r.L, r.R)
	}
}

func main() { scan.Main(solve) }
