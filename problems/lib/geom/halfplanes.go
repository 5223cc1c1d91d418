package geom

import "sort"

// A HalfPlane is the set of points on the left of the line from A to B, which must differ.
type HalfPlane struct{ A, B Vec }

// direction returns the vector from A to B.
func (h HalfPlane) direction() Vec { return h.B.Sub(h.A) }

// contains reports whether a point lies strictly on the left of the line.
func (h HalfPlane) contains(p Vec) bool { return h.direction().Cross(p.Sub(h.A)) > 0 }

// meet returns the intersection point of the border lines of two half-planes. The lines must not be parallel.
func (h HalfPlane) meet(k HalfPlane) Vec {
	d, e := h.direction(), k.direction()
	return h.A.Add(d.Mul(e.Cross(h.A.Sub(k.A)) / d.Cross(e)))
}

// containsCorner reports whether the intersection point of the border lines of a and b lies strictly in h, where b
// is counterclockwise from a by less than 180 degrees. It does not divide, so it is exact for integers up to 2000.
func (h HalfPlane) containsCorner(a, b HalfPlane) bool {
	d, e, f := a.direction(), b.direction(), h.direction()
	return f.Cross(a.A.Sub(h.A))*d.Cross(e)+f.Cross(d)*e.Cross(a.A.Sub(b.A)) > 0
}

// CommonPart returns the corners of the intersection of half-planes, counterclockwise, or nil if it has no
// area. The intersection must be bounded; if necessary, add the sides of a large box.
// Other names: half-plane intersection, kernel of a polygon, Voronoi cell.
//
// Use: CommonPart([]HalfPlane{{A: a, B: b}, ...}).
// Cost: O(n log n).
// Why use Cut instead: it computes only new corners. All other corners keep their exact coordinates, even if
// they lie on the border of the half-plane. But Cut takes O(n) for each half-plane.
// Idea: half-planes are added in the order of their angles, so each one can remove corners only at the two
// ends of the chain of sides that remain.
// Tested: areas against those of Cut, for random half-planes with many parallel ones; against exact fractions, for
// random half-planes whose intersection often has no area. Source: Zhu 2006.
func CommonPart(planes []HalfPlane) []Vec {
	sorted := append([]HalfPlane(nil), planes...)
	sort.SliceStable(sorted, func(i, j int) bool {
		a, b := sorted[i].direction(), sorted[j].direction()
		if half(a) != half(b) {
			return half(a) < half(b)
		}
		return a.Cross(b) > 0
	})

	// part[front:] is the chain: the sides of the intersection of the half-planes so far. Each side of the chain is
	// counterclockwise from the side before it by less than 180 degrees.
	var part []HalfPlane
	front := 0
	for _, h := range sorted {
		// h can cut off sides at both ends of the chain. Remove the last side while h does not contain its
		// corner with the side before it. Then do the same at the front.
		for len(part)-front > 1 && !h.containsCorner(part[len(part)-2], part[len(part)-1]) {
			part = part[:len(part)-1]
		}
		for len(part)-front > 1 && !h.containsCorner(part[front], part[front+1]) {
			front++
		}
		if len(part) == front {
			part = append(part, h)
			continue
		}

		last := part[len(part)-1]
		turn := last.direction().Cross(h.direction())
		if turn == 0 && last.direction().Dot(h.direction()) > 0 {
			// The sides have the same direction: keep the inner one.
			if last.contains(h.A) {
				part[len(part)-1] = h
			}
			continue
		}
		if turn <= 0 {
			return nil // h contains no corner of the chain: the intersection has no area
		}

		// If the chain has turned by more than 180 degrees, its first side also bounds it at the end. Leave h out if it
		// would only cut off a part that the first side cuts off, too.
		first := part[front]
		if h.direction().Cross(first.direction()) > 0 && !first.containsCorner(last, h) {
			continue
		}
		part = append(part, h)
	}
	part = part[front:]
	if len(part) < 3 {
		return nil
	}

	corners := make([]Vec, len(part))
	for i, h := range part {
		corners[i] = h.meet(part[(i+1)%len(part)])
	}
	return corners
}
