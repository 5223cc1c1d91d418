package graph

import "oj/problems/lib/scan"

// ReadEdges reads edges, each as two vertex numbers From and To between lo and hi. It subtracts lo from the
// vertex numbers, because Leaving and the other functions of this package number vertices from 0.
func ReadEdges(in *scan.Scanner, edges, lo, hi int) []Edge {
	var all []Edge
	if edges <= scan.MaxSize { // a wrong file may give an absurd number
		all = make([]Edge, 0, edges) // lists that grow leave their old parts behind in C++
	}
	for ; edges > 0; edges-- {
		from, to := in.Int(lo, hi)-lo, in.Int(lo, hi)-lo
		all = append(all, Edge{From: from, To: to})
	}
	return all
}
