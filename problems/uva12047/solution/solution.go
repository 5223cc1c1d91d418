// UVa 12047, Highest Paid Toll: the highest toll of a single road on a walk from s to t that costs at most p in all.
//
// State: a junction, with its distance from s or to t.
// Neighbours: the junctions one road away; for the distances to t, all roads are reversed.
// Start: s; with reversed roads, t.
// Goal: a road from u to v with distance(s, u) + toll + distance(v, t) <= p, and the highest such toll.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// A network has one-way roads and a query.
type network struct {
	junctions int
	roads     []graph.Edge
	s, t      int // the ends of the walk, counted from 0
	most      int // the budget of the walk
}

func read(in *scan.Scanner) network {
	n := network{junctions: in.Int(1, scan.MaxSize)}
	roads := in.Int(0, scan.Max)
	n.s, n.t = in.Int(1, n.junctions)-1, in.Int(1, n.junctions)-1
	n.most = in.Int(0, scan.Max)

	for ; roads > 0; roads-- {
		from, to := in.Int(1, n.junctions)-1, in.Int(1, n.junctions)-1
		toll := in.Int(0, scan.Max)
		n.roads = append(n.roads, graph.Edge{From: from, To: to, Cost: toll})
	}
	return n
}

// turned returns the roads in reverse direction.
func turned(roads []graph.Edge) []graph.Edge {
	var all []graph.Edge
	for _, r := range roads {
		all = append(all, graph.Edge{From: r.To, To: r.From, Cost: r.Cost})
	}
	return all
}

// tolls returns the least toll from start to each junction, or -1 if there is no path.
func tolls(junctions int, roads []graph.Edge, start int) []int {
	leaving := graph.Leaving(junctions, roads)
	next := func(v int32, buf []search.DenseEdge[int32]) []search.DenseEdge[int32] {
		for _, r := range leaving[v] {
			buf = append(buf, search.DenseEdge[int32]{To: int32(r.To), Cost: int32(r.Cost)})
		}
		return buf
	}
	nowhere := func(int32) bool { return false } // no goal ends the search, so it reaches all junctions
	ways, _ := search.DenseDijkstra(junctions, int32(start), next, nowhere)
	return ways.Cost
}

// dearest returns the highest toll of a road on a walk within the budget, or -1.
func (n network) dearest() int {
	before := tolls(n.junctions, n.roads, n.s)
	after := tolls(n.junctions, turned(n.roads), n.t)

	best := -1
	for _, r := range n.roads {
		if before[r.From] < 0 || after[r.To] < 0 {
			continue // no walk uses this road
		}
		walk := before[r.From] + r.Cost + after[r.To] // the cheapest walk that uses this road
		if walk <= n.most && r.Cost > best {
			best = r.Cost
		}
	}
	return best
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		fmt.Fprintln(out, read(in).dearest())
	}
}

func main() { scan.Main(solve) }
