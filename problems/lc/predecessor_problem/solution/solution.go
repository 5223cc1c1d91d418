// Library Checker, Predecessor Problem: ordered.IntSet. The program reads N, Q and a word of N digits, whose
// digit i is 1 if i is in the set. Queries are "0 k" (add k), "1 k" (remove k), "2 k" (is k in the set?),
// "3 k" (print the least element >= k) and "4 k" (print the greatest element <= k).
package main

import (
	"bufio"

	"oj/problems/lib/ordered"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	set := ordered.NewIntSet(n)
	for x, digit := range in.Bytes() {
		if digit == '1' {
			set.Add(x)
		}
	}

	for ; queries > 0; queries-- {
		kind, k := in.Int(0, 4), in.Int(0, n-1)
		switch kind {
		case 0:
			set.Add(k)
		case 1:
			set.Remove(k)
		case 2:
			found := 0
			if set.Has(k) {
				found = 1
			}
			scan.WriteInts(out, found)
		case 3:
			scan.WriteInts(out, set.Ceiling(k))
		case 4:
			scan.WriteInts(out, set.Floor(k))
		}
	}
}

func main() { scan.Main(solve) }
