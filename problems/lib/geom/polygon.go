package geom

// Area2 returns twice the signed area of a polygon: positive if its corners go counterclockwise. The polygon must not
// cross itself.
// Other names: shoelace formula.
//
// Cost: O(n); exact for integers.
// Tested: against Pick's theorem and counted lattice points.
func Area2[T Number](polygon []Point[T]) T {
	var area T
	for i, p := range polygon {
		area += p.Cross(polygon[(i+1)%len(polygon)])
	}
	return area
}

// Inside returns 1 if p lies inside of a polygon, 0 on its edge, -1 outside. The polygon must not cross itself; its
// corners may go either way round.
// Other names: point in polygon, ray casting.
//
// Cost: O(n); exact for integers.
// Tested: against the winding number, for all points around random polygons.
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
		// The ray from p to the right crosses the edge, which has its lower end but not its upper one.
		if a.Y <= p.Y && p.Y < b.Y && Turn(a, b, p) > 0 {
			inside = -inside
		}
	}
	return inside
}
