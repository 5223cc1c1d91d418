// Library Checker, Shortest Path: search.DenseDijkstra. The program reads N, M, s, t and the edges with their costs,
// and writes the length and the edges of a shortest path.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	s, t := in.Int(0, n-1), in.Int(0, n-1)
	leaving := make([][]search.DenseEdge[int32], n)
	for ; m > 0; m-- {
		from, to, cost := in.Int(0, n-1), in.Int(0, n-1), in.Int(0, scan.Max)
		leaving[from] = append(leaving[from], search.DenseEdge[int32]{To: int32(to), Cost: int32(cost)})
	}

	next := func(v int32, buf []search.DenseEdge[int32]) []search.DenseEdge[int32] {
		return append(buf, leaving[v]...)
	}
	isGoal := func(v int32) bool { return int(v) == t }
	way, end := search.DenseDijkstra(n, int32(s), next, isGoal)
	if end < 0 {
		scan.WriteInts(out, -1)
		return
	}

	path := way.Path(end)
	scan.WriteInts(out, way.Cost[end], len(path)-1)
	for i, v := range path[1:] {
		scan.WriteInts(out, int(path[i]), int(v))
	}
}

func main() { scan.Main(solve) }
