package geom

import "sort"

// ManhattanEdges returns at most 4n pairs of indices of points. Among them are all edges of a minimum spanning tree
// of the points, where the distance of two points is |dx| + |dy|. To find this tree, pass the pairs as edges with
// these distances to graph.SpanningTree.
// Other names: Manhattan MST, rectilinear minimum spanning tree.
//
// Cost: O(n log n).
// Idea: each point p needs an edge only to its nearest point in each of the eight octants around p. The
// reason: any other point of the octant is nearer to this nearest point than to p. Four octants are enough,
// because the opposite octants contain the same edges, seen from their other ends.
// Tested: against a minimum spanning tree over all pairs of points, for all small sets and for random sets.
// Source: Guibas and Stolfi 1983; Zhou, Shenoy and Nicholls 2002.
func ManhattanEdges(points []Pt) [][2]int {
	n := len(points)
	pairs := make([][2]int, 0, 4*n)
	turned := append([]Pt(nil), points...)
	byX, bySlant, place, least := make([]int, n), make([]int, n), make([]int, n), make([]int, n+1)
	for octant := 0; octant < 4; octant++ {
		pairs = nearestInOctant(turned, pairs, byX, bySlant, place, least)
		for i, p := range turned {
			if octant%2 == 0 {
				turned[i] = Pt{p.Y, p.X}
			} else {
				turned[i] = Pt{-p.Y, p.X}
			}
		}
	}
	return pairs
}

// nearestInOctant appends for each point p the pair with its nearest point q with q.X >= p.X and q.Y - q.X >= p.Y - p.X.
// It overwrites the other slices, whose memory serves all octants.
func nearestInOctant(points []Pt, pairs [][2]int, byX, bySlant, place, least []int) [][2]int {
	n := len(points)
	for i := range points {
		byX[i], bySlant[i] = i, i
	}
	sort.Slice(byX, func(i, j int) bool {
		p, q := points[byX[i]], points[byX[j]]
		return p.X > q.X || p.X == q.X && p.Y > q.Y
	})
	slant := func(i int) int { return points[i].Y - points[i].X }
	sort.Slice(bySlant, func(i, j int) bool { return slant(bySlant[i]) > slant(bySlant[j]) })

	// place[i] is the rank of point i if the points are sorted by descending Y - X, beginning with 1. Points
	// with equal Y - X all get the highest rank among them.
	for k := n - 1; k >= 0; k-- {
		i := bySlant[k]
		place[i] = k + 1
		if k+1 < n && slant(i) == slant(bySlant[k+1]) {
			place[i] = place[bySlant[k+1]]
		}
	}

	// least is a Fenwick tree over the ranks. It finds the point with the least X + Y among the points up to
	// a rank. An entry is -1 if no point has been added in its range of ranks.
	for k := range least {
		least[k] = -1
	}
	nearer := func(i, j int) bool { return j < 0 || points[i].X+points[i].Y < points[j].X+points[j].Y }
	for _, i := range byX {
		best := -1
		for k := place[i]; k > 0; k &= k - 1 {
			if least[k] >= 0 && nearer(least[k], best) {
				best = least[k]
			}
		}
		if best >= 0 {
			pairs = append(pairs, [2]int{i, best})
		}
		for k := place[i]; k <= n; k += k & -k {
			if nearer(i, least[k]) {
				least[k] = i
			}
		}
	}
	return pairs
}
