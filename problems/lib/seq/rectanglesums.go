package seq

import "sort"

// RectangleSums returns for each rectangle {l, d, r, u} the sum of the weights of the points {x, y} with l <=
// x < r and d <= y < u. Rectangles may be empty: l >= r or d >= u.
// Other names: offline 2D range sum, sweep line with a Fenwick tree, points in a rectangle.
//
// Cost: O((n + q) log n) time, O(n + q) memory.
// Idea: a vertical line sweeps over the points, and a Fenwick tree over y holds the sums of those on its
// left. A rectangle is the difference of two moments.
// Tested: against adding up, for random points. Source: Bentley 1980.
func RectangleSums(points [][2]int, weights []int, rectangles [][4]int) []int {
	ys := make([]int, len(points))
	for i, p := range points {
		ys[i] = p[1]
	}
	ranks, ys := Compress(ys)

	// At position x, first the rectangles whose side is there are asked, then the points are added. sign is 0 for
	// a point, else the sign of the sum below the side.
	type moment struct {
		x           int
		index, sign int32
	}
	moments := make([]moment, 0, len(points)+2*len(rectangles))
	for i, p := range points {
		moments = append(moments, moment{p[0], int32(i), 0})
	}
	for i, r := range rectangles {
		if r[0] < r[2] && r[1] < r[3] {
			moments = append(moments, moment{r[0], int32(i), -1}, moment{r[2], int32(i), 1})
		}
	}
	sort.Slice(moments, func(a, b int) bool {
		if moments[a].x != moments[b].x {
			return moments[a].x < moments[b].x
		}
		return moments[a].sign != 0 && moments[b].sign == 0
	})
	below := NewFenwick(len(ys))
	sums := make([]int, len(rectangles))
	for _, m := range moments {
		if m.sign == 0 {
			below.Add(ranks[m.index], weights[m.index])
			continue
		}
		r := rectangles[m.index]
		sums[m.index] += int(m.sign) * below.Sum(sort.SearchInts(ys, r[1]), sort.SearchInts(ys, r[3]))
	}
	return sums
}
