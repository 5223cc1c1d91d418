package geom

// HullTangents returns the corners of a convex polygon that the two tangents from a point touch: as seen from
// the point, all corners are between hull[right] and hull[left], and none is to the right of the first or to
// the left of the second. If a tangent touches a whole side, its nearer corner is returned. The polygon must
// have the form that Hull returns, with at least three corners. ok is false if the point is inside or on the
// border.
// Other names: tangents from a point to a polygon, supporting lines, visible part of a hull.
//
// Cost: O(log n); exact for integers up to 2^29.
// Idea: the sides that are seen from outside are neighbours. Find one of them and one of the others, as
// InsideConvex does; then search for the two places between.
// Tested: against trying all corners, on random hulls. Source: Overmars and van Leeuwen 1981.
func HullTangents[T Number](p Point[T], hull []Point[T]) (right, left int, ok bool) {
	n := len(hull)
	seen := func(i int) bool { return Turn(hull[i%n], hull[(i+1)%n], p) < 0 }

	// wedge returns the side between whose ends, as seen from corner 0, a point lies.
	wedge := func(q Point[T]) int {
		lo, hi := 1, n-1
		for hi-lo > 1 {
			middle := (lo + hi) / 2
			if Turn(hull[0], hull[middle], q) >= 0 {
				lo = middle
			} else {
				hi = middle
			}
		}
		return lo
	}

	// from is a side that is seen, and to is one that is not.
	var from, to int
	switch first, last := seen(0), seen(n-1); {
	case first && last:
		from, to = 0, wedge(hull[0].Add(hull[0]).Sub(p))
	case first:
		from, to = 0, n-1
	case last:
		from, to = n-1, 0
	default:
		from, to = wedge(p), 0
		if !seen(from) {
			return 0, 0, false
		}
	}

	// change returns the last side from a on that is seen or not seen as a is; b >= a is different.
	change := func(a, b int) int {
		is := seen(a)
		for b-a > 1 {
			if middle := (a + b) / 2; seen(middle) == is {
				a = middle
			} else {
				b = middle
			}
		}
		return a
	}
	lastSeen := change(from, cyclic(to, from, n))
	firstSeen := change(to, cyclic(from, to, n)) + 1
	return (lastSeen + 1) % n, firstSeen % n, true
}

// cyclic returns i or i+n, whichever is above j.
func cyclic(i, j, n int) int {
	if i < j {
		return i + n
	}
	return i
}
