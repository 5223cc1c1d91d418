// Library Checker, Segment Add Get Min: seq.LiChao. The program reads the initial segments. Queries are
// "0 l r a b" (add the segment y = a*x + b for x in [l, r)) and "1 p" (print the minimum of all segments at
// x = p).
package main

import (
	"bufio"
	"sort"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

const (
	mostX = 1e9
	mostY = 1e18
)

type query struct {
	isSegment  bool
	l, r, a, b int // a segment; if isSegment is false, l is the position p
}

func readSegment(in *scan.Scanner) query {
	return query{true, in.Int(-mostX, mostX), in.Int(-mostX, mostX), in.Int(-mostX, mostX), in.Int(-mostY, mostY)}
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(0, scan.Max)
	queries := make([]query, n+in.Int(0, scan.Max))

	// The tree is built over the positions of all queries, so read them all first.
	var places []int
	for i := range queries {
		if i < n || in.Int(0, 1) == 0 {
			queries[i] = readSegment(in)
		} else {
			queries[i] = query{l: in.Int(-mostX, mostX)}
			places = append(places, queries[i].l)
		}
	}
	rank, sorted := seq.Compress(places)
	tree := seq.NewLiChao(sorted)
	asked := 0
	for _, q := range queries {
		if q.isSegment {
			tree.AddRange(sort.SearchInts(sorted, q.l), sort.SearchInts(sorted, q.r), q.a, q.b)
			continue
		}
		y, ok := tree.Min(rank[asked])
		asked++
		if ok {
			scan.WriteInts(out, y)
		} else {
			out.WriteString("INFINITY\n")
		}
	}
}

func main() { scan.Main(solve) }
