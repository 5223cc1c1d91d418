// Library Checker, Ordered Set: ordered.Map. The program reads the initial numbers, and queries of six kinds.
package main

import (
	"bufio"

	"oj/problems/lib/ordered"
	"oj/problems/lib/scan"
)

func less(a, b int) bool { return a < b }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
	set := ordered.NewMap[int, struct{}](less)
	for ; n > 0; n-- {
		set.Put(in.Int(0, scan.Max), struct{}{})
	}

	for ; queries > 0; queries-- {
		kind, x := in.Int(0, 5), in.Int(0, scan.Max)
		found, ok := 0, true
		switch kind {
		case 0:
			set.Put(x, struct{}{})
		case 1:
			set.Delete(x)
		case 2:
			found, _, ok = set.At(x - 1)
		case 3:
			found = set.Rank(x + 1)
		case 4:
			found, _, ok = set.Floor(x)
		case 5:
			found, _, ok = set.Ceiling(x)
		}
		if !ok {
			found = -1
		}
		if kind >= 2 {
			scan.WriteInts(out, found)
		}
	}
}

func main() { scan.Main(solve) }
