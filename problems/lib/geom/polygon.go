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
