package geom

// InsideConvex returns 1 if p lies inside a convex polygon, 0 if it lies on its border, and -1 if it lies outside.
// The polygon must have the form that Hull returns, and may also be a point or a segment. For other polygons, see
// Inside.
// Other names: point in convex polygon, point in hull.
//
// Cost: O(log n); exact for integers.
// Idea: the diagonals from corner 0 order the other corners by angle, so binary search finds the triangle
// that contains p.
// Tested: against Inside, on the hulls of all small sets of points. Source: folklore; cp-algorithms 2018,
// point-in-convex-polygon.
func InsideConvex[T Number](p Point[T], polygon []Point[T]) int {
	n := len(polygon)
	if n < 3 {
		if n > 0 && OnSegment(p, polygon[0], polygon[n-1]) {
			return 0
		}
		return -1
	}
	if Turn(polygon[0], polygon[1], p) < 0 || Turn(polygon[0], polygon[n-1], p) > 0 {
		return -1
	}

	// Binary search: p lies between the rays from corner 0 through corners lo and hi. At the end, hi is
	// lo + 1.
	lo, hi := 1, n-1
	for hi-lo > 1 {
		middle := (lo + hi) / 2
		if Turn(polygon[0], polygon[middle], p) >= 0 {
			lo = middle
		} else {
			hi = middle
		}
	}

	side := Turn(polygon[lo], polygon[hi], p)
	isOnFirst := lo == 1 && OnSegment(p, polygon[0], polygon[1])
	isOnLast := hi == n-1 && OnSegment(p, polygon[0], polygon[n-1])
	if side > 0 && (isOnFirst || isOnLast) {
		return 0
	}
	return side
}
