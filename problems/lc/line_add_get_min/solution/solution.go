// Library Checker, Line Add Get Min: seq.LiChao. The program reads the initial lines. Queries are "0 a b"
// (add the line y = a*x + b) and "1 p" (print the minimum of all lines at x = p).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

const (
	mostX = 1e9
	mostY = 1e18
)

type query struct {
	isLine bool
	a, b   int // the line a*x + b; if isLine is false, a is the position p
}

func readLine(in *scan.Scanner) query {
	return query{true, in.Int(-mostX, mostX), in.Int(-mostY, mostY)}
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(0, scan.Max)
	queries := make([]query, n+in.Int(0, scan.Max))

	// The tree is built over the positions of all queries, so read them all first.
	var places []int
	for i := range queries {
		if i < n || in.Int(0, 1) == 0 {
			queries[i] = readLine(in)
		} else {
			queries[i] = query{a: in.Int(-mostX, mostX)}
			places = append(places, queries[i].a)
		}
	}
	rank, sorted := seq.Compress(places)
	tree := seq.NewLiChao(sorted)
	asked := 0
	for _, q := range queries {
		if q.isLine {
			tree.Add(q.a, q.b)
			continue
		}
		y, _ := tree.Min(rank[asked])
		asked++
		scan.WriteInts(out, y)
	}
}

func main() { scan.Main(solve) }
