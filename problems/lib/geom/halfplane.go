package geom

// Cut returns the part of a convex polygon on the left of the line from a to b, or nil if this part is empty.
// The corners of the polygon and of the result are listed counterclockwise. Corners on the line belong to the
// part.
// Other names: Sutherland-Hodgman clipping, half-plane intersection.
//
// Use: to intersect half-planes, start with a large box and call Cut once for each half-plane. For the kernel
// of a polygon, call Cut for each edge.
// Cost: O(n) for n corners. To intersect n half-planes takes O(n^2).
// Tested: the area of the part after random cuts, against an estimate: the number of points of a fine grid
// that lie in the part. Source: Sutherland and Hodgman 1974.
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
