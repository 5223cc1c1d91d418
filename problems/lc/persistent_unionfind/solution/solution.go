// Library Checker, Persistent Unionfind: graph.RollbackSets. Query i is "0 k u v" (graph i is graph k with the edge
// uv) or "1 k u v" (are u and v connected in graph k?).
//
// All queries are read first. They form a tree, in which query i is a child of query k. A walk through the tree joins
// the sets of an edge on its way down, and takes them apart on its way back. (If a query must be answered before the
// next one is known, store the parents of the sets in a seq.Persistent: five times slower.)
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// A query is a node of the tree. Node 0 is the graph without edges.
type query struct {
	asks, same     bool
	u, v           int32
	child, sibling int32 // the children that are left: the first of them, and behind each the next, or 0
	joins          int32 // before this query
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, count := in.Int(1, scan.Max), in.Int(1, scan.Max)
	nodes := make([]query, count+1)
	for i := 1; i <= count; i++ {
		q := &nodes[i]
		q.asks = in.Int(0, 1) == 1
		parent := &nodes[in.Int(-1, i-2)+1]
		q.u, q.v = int32(in.Int(0, n-1)), int32(in.Int(0, n-1))
		q.sibling, parent.child = parent.child, int32(i)
	}

	sets := graph.NewRollbackSets(n)
	for path := []int32{0}; len(path) > 0; {
		at := &nodes[path[len(path)-1]]
		if at.child == 0 {
			sets.Undo(int(at.joins))
			path = path[:len(path)-1]
			continue
		}
		path = append(path, at.child)
		q := &nodes[at.child]
		at.child = q.sibling
		q.joins = int32(sets.Joins())
		if q.asks {
			q.same = sets.Find(int(q.u)) == sets.Find(int(q.v))
		} else {
			sets.Join(int(q.u), int(q.v))
		}
	}

	for _, q := range nodes {
		if q.asks && q.same {
			scan.WriteInts(out, 1)
		} else if q.asks {
			scan.WriteInts(out, 0)
		}
	}
}

func main() { scan.Main(solve) }
