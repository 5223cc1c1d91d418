package seq

import "sort"

// PointSums holds points in the plane whose weights change. It returns the sums of the weights in rectangles.
// The coordinates of all points must be known at the beginning. If no weight changes between the queries,
// RectangleSums uses less memory.
// Other names: Fenwick tree of Fenwick trees, range tree, orthogonal range searching.
//
// Use: p := NewPointSums(points); p.Add(i, w) adds w to the weight of points[i]; p.Sum(l, d, r, u).
// Cost: O(n log n) time and memory for NewPointSums, O(log^2 n) for each call.
// Idea: a Fenwick tree over x, whose nodes hold the y of their points, sorted, with a Fenwick tree over them.
// Tested: against adding up, on random calls. Source: Bentley 1980; cp-algorithms 2014, Segment Tree, for the
// sorted nodes.
type PointSums struct {
	at   []int // the rank of each point by x
	xs   []int // sorted
	y    []int // of each point
	ys   [][]int
	sums []Fenwick
}

// NewPointSums returns the points {x, y} with the weight 0. Points may coincide.
func NewPointSums(points [][2]int) *PointSums {
	order := make([]int, len(points))
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(a, b int) bool { return points[order[a]][0] < points[order[b]][0] })
	p := &PointSums{at: make([]int, len(points)), ys: make([][]int, len(points)), sums: make([]Fenwick, len(points))}
	for rank, i := range order {
		p.at[i] = rank
		p.xs = append(p.xs, points[i][0])
	}
	for _, point := range points {
		p.y = append(p.y, point[1])
	}

	// Go through the points by y, so that each node's list is sorted.
	sort.Slice(order, func(a, b int) bool { return points[order[a]][1] < points[order[b]][1] })
	for _, i := range order {
		for node := p.at[i]; node < len(points); node |= node + 1 {
			p.ys[node] = append(p.ys[node], points[i][1])
		}
	}
	for node := range p.sums {
		p.sums[node] = NewFenwick(len(p.ys[node]))
	}
	return p
}

// Add adds w to the weight of point i.
func (p *PointSums) Add(i, w int) {
	for node := p.at[i]; node < len(p.xs); node |= node + 1 {
		p.sums[node].Add(sort.SearchInts(p.ys[node], p.y[i]), w)
	}
}

// Sum returns the sum of the weights of the points with l <= x < r and d <= y < u.
func (p *PointSums) Sum(l, d, r, u int) int {
	if l >= r || d >= u {
		return 0
	}
	return p.prefix(sort.SearchInts(p.xs, r), d, u) - p.prefix(sort.SearchInts(p.xs, l), d, u)
}

// prefix returns the sum for the first `count` points by x.
func (p *PointSums) prefix(count, d, u int) (sum int) {
	for ; count > 0; count &= count - 1 {
		node := count - 1
		sum += p.sums[node].Sum(sort.SearchInts(p.ys[node], d), sort.SearchInts(p.ys[node], u))
	}
	return sum
}
