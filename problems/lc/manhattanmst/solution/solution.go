// Library Checker, Manhattan MST: geom.ManhattanEdges and graph.SpanningTree. The program reads the points, and
// writes the cost and the edges of the tree.
package main

import (
	"bufio"

	"oj/problems/lib/geom"
	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func readPoints(in *scan.Scanner, n int) []geom.Pt {
	points := make([]geom.Pt, n)
	for i := range points {
		points[i].X = in.Int(0, scan.Max)
		points[i].Y = in.Int(0, scan.Max)
	}
	return points
}

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	points := readPoints(in, n)

	pairs := geom.ManhattanEdges(points)
	edges := make([]graph.Edge, len(pairs))
	for i, pair := range pairs {
		way := points[pair[0]].Sub(points[pair[1]])
		edges[i] = graph.Edge{From: pair[0], To: pair[1], Cost: abs(way.X) + abs(way.Y)}
	}

	chosen, cost := graph.SpanningTree(n, edges)
	scan.WriteInts(out, cost)
	for _, i := range chosen {
		scan.WriteInts(out, edges[i].From, edges[i].To)
	}
}

func main() { scan.Main(solve) }
