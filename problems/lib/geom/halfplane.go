package geom

// Cut returns the part of a convex polygon on the left of the line from a to b, or nothing if this part is
// empty. The corners of polygon and result are counterclockwise. Corners on the line belong to the part.
// Other names: Sutherland-Hodgman clipping, half-plane intersection.
//
// Use: start with a box and cut it with one half-plane after the other. For the kernel of a polygon, cut with
// each edge.
// Cost: O(n) for n corners, so O(n^2) for n half-planes.
// Tested: areas after random cuts, against the number of points of a fine grid in the remaining part. Source:
// Sutherland and Hodgman 1974.
func Cut(polygon []Vec, a, b Vec) []Vec {
	along := b.Sub(a)
	var part []Vec
	for i, p := range polygon {
		q := polygon[(i+1)%len(polygon)]
		sideP, sideQ := along.Cross(p.Sub(a)), along.Cross(q.Sub(a))

		if sideP >= 0 {
			part = append(part, p)
		}

		// The edge crosses the line: the intersection becomes a corner.
		if sideP*sideQ < 0 {
			part = append(part, p.Add(q.Sub(p).Mul(sideP/(sideP-sideQ))))
		}
	}
	return part
}
