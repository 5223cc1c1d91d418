package geom

// Area2 returns twice the signed area of a polygon: positive if its corners are counterclockwise. The polygon
// must not cross itself. Without corners, the area is 0.
// Other names: shoelace formula.
//
// Cost: O(n); exact for integers. Only the whole square from -2^30 to 2^30 is too large if its corners are
// counterclockwise: twice its area is 2^63, which does not fit into an int.
// Tested: against Pick's theorem, with the lattice points in the polygon and on its border counted one by one; against
// math/big, up to coordinates of 2^30. Source: Meister 1769.
func Area2[T Number](polygon []Point[T]) T {
	var area T
	for i, p := range polygon {
		area += p.Cross(polygon[(i+1)%len(polygon)])
	}
	return area
}

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
