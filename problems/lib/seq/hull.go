package seq

import "math/bits"

// A LineHull stores lines y = a*x + b and returns the lowest one at a given x. It needs less memory and time
// than LiChao, but lines must be added with descending slopes a, and queries must have ascending x.
// Other names: convex hull trick, monotone queue of lines.
//
// Use: var h LineHull; h.Add(a, b); h.Min(x). Add and Min may alternate.
// Cost: O(1) amortised for each call. |a| and |b| may be up to 2^61, because differences are multiplied in 128 bits;
// all values a*x + b must fit into an int.
// Idea: the lines form a queue. Add removes from the end of the queue the lines that are lowest at no x. Min
// removes from its front the lines that are not lowest at the given x, because they are not lowest at any
// greater x, either.
// Tested: against the minimum over all lines, at random x. Source: folklore; cp-algorithms 2018, Convex hull
// trick.
type LineHull struct {
	a, b  []int
	front int
}

// Add adds the line y = a*x + b. a must not exceed the slope of any earlier line.
func (h *LineHull) Add(a, b int) {
	for len(h.a) > h.front {
		last := len(h.a) - 1
		parallel := h.a[last] == a
		if parallel && h.b[last] <= b {
			return
		}
		if !parallel && (last == h.front || !h.useless(last, a, b)) {
			break
		}
		h.a, h.b = h.a[:last], h.b[:last]
	}

	h.a, h.b = append(h.a, a), append(h.b, b)
}

// useless reports whether line i can be removed when the line a*x + b is added. It can be removed if at every
// x it is at least as high as line i-1 or as the new line.
func (h *LineHull) useless(i, a, b int) bool {
	// Let x1 = (b[i]-b[i-1])/(a[i-1]-a[i]): lines i-1 and i meet there. Let x2 = (b-b[i])/(a[i]-a): line i
	// and the new line meet there. Compare x1 and x2 by cross-multiplication.
	return !lessProduct(h.b[i]-h.b[i-1], h.a[i]-a, b-h.b[i], h.a[i-1]-h.a[i])
}

// lessProduct reports whether a*b < c*d in 128 bits. b and d must be positive.
func lessProduct(a, b, c, d int) bool {
	if (a < 0) != (c < 0) {
		return a < 0
	}
	if a < 0 {
		a, b, c, d = -c, d, -a, b
	}
	hi1, lo1 := bits.Mul64(uint64(a), uint64(b))
	hi2, lo2 := bits.Mul64(uint64(c), uint64(d))
	return hi1 < hi2 || hi1 == hi2 && lo1 < lo2
}

// Min returns the lowest value of all lines at x. x must not be smaller than in an earlier call, and there must
// be at least one line.
func (h *LineHull) Min(x int) int {
	at := func(i int) int { return h.a[i]*x + h.b[i] }
	for h.front+1 < len(h.a) && at(h.front+1) <= at(h.front) {
		h.front++
	}
	return at(h.front)
}
