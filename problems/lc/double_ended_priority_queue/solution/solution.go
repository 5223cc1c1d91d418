// Library Checker, Double-Ended Priority Queue: ordered.MinMax. The program reads the initial elements. Queries are
// "0 x" (add x), "1" (remove and print the minimum) and "2" (remove and print the maximum).
package main

import (
	"bufio"

	"oj/problems/lib/ordered"
	"oj/problems/lib/scan"
)

func less(a, b int) bool { return a < b }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
	queue := ordered.NewMinMax(less)
	for ; n > 0; n-- {
		queue.Push(in.Int(-scan.Max, scan.Max))
	}

	for ; queries > 0; queries-- {
		switch in.Int(0, 2) {
		case 0:
			queue.Push(in.Int(-scan.Max, scan.Max))
		case 1:
			scan.WriteInts(out, queue.PopMin())
		case 2:
			scan.WriteInts(out, queue.PopMax())
		}
	}
}

func main() { scan.Main(solve) }
