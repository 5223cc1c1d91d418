package geom

import "sort"

// UnionArea returns the area that rectangles {left, bottom, right, top} cover together. Rectangles with left
// >= right or bottom >= top are empty.
// Other names: area of union of rectangles, Klee's measure, sweep line with a segment tree.
//
// Cost: O(n log n). The area must fit into an int.
// Idea: a vertical line sweeps over the plane. A segment tree over the heights counts how many rectangles
// cover each node's whole range, and how much of the range is covered.
// Tested: against counting unit squares, on random rectangles. Source: Bentley 1977.
func UnionArea(rectangles [][4]int) int {
	// At each side of a rectangle, its heights are covered once more or once less.
	type side struct{ x, bottom, top, change int }
	sides, heights := make([]side, 0, 2*len(rectangles)), make([]int, 0, 2*len(rectangles))
	for _, r := range rectangles {
		if r[0] < r[2] && r[1] < r[3] {
			sides = append(sides, side{r[0], r[1], r[3], 1}, side{r[2], r[1], r[3], -1})
			heights = append(heights, r[1], r[3])
		}
	}
	sort.Slice(sides, func(i, j int) bool { return sides[i].x < sides[j].x })
	sort.Ints(heights)

	size := 1
	for size < len(heights) {
		size *= 2
	}
	c := &cover{heights: heights, count: make([]int32, 2*size), covered: make([]int, 2*size)}
	area := 0
	for i, s := range sides {
		if i > 0 {
			area += (s.x - sides[i-1].x) * c.covered[1]
		}
		c.change(1, 0, size, sort.SearchInts(heights, s.bottom), sort.SearchInts(heights, s.top), int32(s.change))
	}
	return area
}

// cover is a segment tree; position i is the range from heights[i] to heights[i+1].
type cover struct {
	heights []int
	count   []int32
	covered []int
}

// change adds `by` rectangles to the positions in [l, r); the node stands for [lo, hi).
func (c *cover) change(node, lo, hi, l, r int, by int32) {
	if r <= lo || hi <= l {
		return
	}
	if l <= lo && hi <= r {
		c.count[node] += by
	} else {
		middle := (lo + hi) / 2
		c.change(2*node, lo, middle, l, r, by)
		c.change(2*node+1, middle, hi, l, r, by)
	}
	switch {
	case c.count[node] > 0:
		end := hi
		if end >= len(c.heights) {
			end = len(c.heights) - 1
		}
		c.covered[node] = c.heights[end] - c.heights[lo]
	case hi-lo == 1:
		c.covered[node] = 0
	default:
		c.covered[node] = c.covered[2*node] + c.covered[2*node+1]
	}
}
