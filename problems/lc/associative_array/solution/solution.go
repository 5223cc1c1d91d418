// Library Checker, Associative Array: ordered.Map. Queries are "0 k v" (set the value of k to v) and "1 k" (print the
// value of k, 0 if it was never set).
package main

import (
	"bufio"

	"oj/problems/lib/ordered"
	"oj/problems/lib/scan"
)

const most = 1e18

func less(a, b int) bool { return a < b }

func solve(in *scan.Scanner, out *bufio.Writer) {
	values := ordered.NewMap[int, int](less)
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		asks, key := in.Int(0, 1) == 1, in.Int(0, most)
		if asks {
			value, _ := values.Get(key)
			scan.WriteInts(out, value)
		} else {
			values.Put(key, in.Int(0, most))
		}
	}
}

func main() { scan.Main(solve) }
