package geom

// Inside returns 1 if p lies inside a polygon, 0 if it lies on an edge, and -1 if it lies outside. The polygon must
// not cross itself; its corners may be clockwise or counterclockwise.
// Other names: point in polygon, ray casting.
//
// Cost: O(n); exact for integers.
// Tested: against the winding number, for all lattice points in and around random polygons. Source: Shimrat
// 1962.
func Inside[T Number](p Point[T], polygon []Point[T]) int {
	inside := -1
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if OnSegment(p, a, b) {
			return 0
		}
		if a.Y > b.Y {
			a, b = b, a
		}
		// The ray from p to the right changes between inside and outside at each edge that it crosses. An
		// edge contains its lower end but not its upper end, because a ray through a corner must not count
		// the corner twice.
		if a.Y <= p.Y && p.Y < b.Y && Turn(a, b, p) > 0 {
			inside = -inside
		}
	}
	return inside
}
