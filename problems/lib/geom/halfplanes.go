package geom

import "sort"

// A HalfPlane is the set of points on the left of the line from A to B, which must differ.
type HalfPlane struct{ A, B Vec }

func (h HalfPlane) direction() Vec { return h.B.Sub(h.A) }

// contains reports whether a point lies strictly on the left of the line.
func (h HalfPlane) contains(p Vec) bool { return h.direction().Cross(p.Sub(h.A)) > 0 }

// meet returns the intersection point of the border lines of two half-planes. The lines must not be parallel.
func (h HalfPlane) meet(k HalfPlane) Vec {
	d, e := h.direction(), k.direction()
	return h.A.Add(d.Mul(e.Cross(h.A.Sub(k.A)) / d.Cross(e)))
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
// Tested: areas against those of Cut, for random half-planes with many parallel ones. Source: Zhu 2006.
func CommonPart(planes []HalfPlane) []Vec {
	sorted := append([]HalfPlane(nil), planes...)
	sort.SliceStable(sorted, func(i, j int) bool {
		a, b := sorted[i].direction(), sorted[j].direction()
		if half(a) != half(b) {
			return half(a) < half(b)
		}
		return a.Cross(b) > 0
	})

	var part []HalfPlane // part[front:] is the chain: the sides of the intersection so far
	front := 0
	for _, h := range sorted {
		// h can cut off sides at both ends of the chain. Remove the last side while h does not contain its
		// corner with the side before it. Then do the same at the front.
		for len(part)-front > 1 && !h.contains(part[len(part)-2].meet(part[len(part)-1])) {
			part = part[:len(part)-1]
		}
		for len(part)-front > 1 && !h.contains(part[front].meet(part[front+1])) {
			front++
		}

		if len(part) > front {
			last := part[len(part)-1]
			if last.direction().Cross(h.direction()) == 0 {
				if last.direction().Dot(h.direction()) < 0 {
					return nil // two sides of opposite directions are next to each other: the intersection has no area
				}
				if last.contains(h.A) {
					part[len(part)-1] = h
				}
				continue
			}
		}
		part = append(part, h)
	}

	// The first side can cut off sides at the end of the chain, and the last side can cut off sides at its
	// beginning.
	for len(part)-front > 2 && !part[front].contains(part[len(part)-2].meet(part[len(part)-1])) {
		part = part[:len(part)-1]
	}
	for len(part)-front > 2 && !part[len(part)-1].contains(part[front].meet(part[front+1])) {
		front++
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
