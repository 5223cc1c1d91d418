package geom

import "math"

// CommonTangents returns the common tangents of two circles. Each tangent is a pair of points: it touches c
// at the first point, and d at the second point. The list begins with the outer tangents, of which there are
// at most two. Then come at most two inner tangents, which pass between the circles. If the circles touch
// each other (with a gap or overlap below epsilon), there is one tangent at the common point, and its two
// points are equal up to rounding and this gap. Circles with the same centre have no common tangents. A circle with a
// radius below epsilon counts as a point: then an outer and an inner tangent are the same line, which is listed once.
// Two such circles have one tangent, the line through both centres.
// Other names: tangents of two circles, belt around pulleys.
//
// Cost: O(1).
// Tested: on circles at known distances: each tangent is perpendicular to both radii, and there are as many as
// expected.
// Source: Lecomte 2018, Handbook of geometry for competitive programmers.
func CommonTangents(c, d Circle, epsilon float64) (tangents [][2]Vec) {
	between := d.Centre.Sub(c.Centre)
	distance := between.Len()
	if distance < epsilon {
		return nil
	}
	if c.Radius < epsilon && d.Radius < epsilon {
		return [][2]Vec{{c.Centre, d.Centre}}
	}
	along := between.Mul(1 / distance)
	across := Vec{-along.Y, along.X}

	// Let normal be a unit vector perpendicular to a tangent. The tangent touches c at c.Centre + normal * r1
	// and d at d.Centre + normal * r2. For an outer tangent, r1 and r2 are the radii. For an inner tangent,
	// r2 is minus the radius of d, because the circles lie on different sides of the tangent. The line
	// through both touching points is perpendicular to normal, so the component of normal along the line of
	// centres is (r1 - r2) / distance.
	radii := []float64{d.Radius, -d.Radius}
	if c.Radius < epsilon || d.Radius < epsilon {
		radii = radii[:1] // the inner tangents equal the outer ones
	}
	for _, radius := range radii {
		cosine := (c.Radius - radius) / distance
		if math.Abs(cosine) > 1+epsilon/distance {
			continue
		}
		sine := math.Sqrt(math.Max(0, 1-cosine*cosine))
		signs := []float64{1, -1}
		if math.Abs(math.Abs(c.Radius-radius)-distance) < epsilon {
			signs, sine = signs[:1], 0
		}
		for _, sign := range signs {
			normal := along.Mul(cosine).Add(across.Mul(sign * sine))
			tangents = append(tangents, [2]Vec{c.Centre.Add(normal.Mul(c.Radius)), d.Centre.Add(normal.Mul(radius))})
		}
	}
	return tangents
}
