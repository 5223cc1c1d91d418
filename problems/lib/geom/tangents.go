package geom

import "math"

// TangentPoints returns the points at which the tangents from p touch a circle. There are two if p lies outside the
// circle, none if p lies inside, and one if the distance from p to the circle is below epsilon. The first point is on
// the left of the ray from p to the centre. If the radius is below epsilon, the circle counts as a point: then its centre
// is the only point, wherever p lies.
// Other names: tangents of a circle from a point.
//
// Cost: O(1).
// Tested: on circles and points at known distances: each tangent is perpendicular to the radius. Source: Euclid,
// Elements III.17; Lecomte 2018.
func TangentPoints(c Circle, p Vec, epsilon float64) []Vec {
	away := p.Sub(c.Centre)
	distance := away.Len()
	if c.Radius < epsilon {
		return []Vec{c.Centre}
	}
	if math.Abs(distance-c.Radius) < epsilon {
		return []Vec{p}
	}
	if distance < c.Radius {
		return nil
	}

	// The centre, p and a touching point form a right-angled triangle.
	along := away.Mul(c.Radius * c.Radius / (distance * distance))
	height := c.Radius * math.Sqrt(distance*distance-c.Radius*c.Radius) / (distance * distance)
	side := Vec{away.Y, -away.X}.Mul(height)
	return []Vec{c.Centre.Add(along).Add(side), c.Centre.Add(along).Sub(side)}
}
