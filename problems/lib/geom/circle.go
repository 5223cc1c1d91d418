package geom

import "math"

// A Circle has a centre and a radius.
type Circle struct {
	Centre Vec
	Radius float64
}

// MeetLine returns the intersection points of a circle and the line through a and b: at most two, in the
// direction from a to b. If the distance of the line from the centre differs from the radius by less than
// epsilon, the line counts as a tangent.
//
// Cost: O(1).
// Tested: on circles and lines with known distances: the points lie on both, and there are as many as expected.
// Source: Lecomte 2018, Handbook of geometry for competitive programmers.
func (c Circle) MeetLine(a, b Vec, epsilon float64) []Vec {
	along := b.Sub(a)
	along = along.Mul(1 / along.Len())
	foot := a.Add(along.Mul(c.Centre.Sub(a).Dot(along)))
	distance := foot.Sub(c.Centre).Len()

	if math.Abs(distance-c.Radius) < epsilon {
		return []Vec{foot}
	}
	if distance > c.Radius {
		return nil
	}

	half := along.Mul(math.Sqrt(c.Radius*c.Radius - distance*distance))
	return []Vec{foot.Sub(half), foot.Add(half)}
}

// MeetCircle returns the intersection points of two circles: at most two, and none if the circles are equal. If the
// circles miss each other by less than epsilon, they count as tangent.
//
// Cost: O(1).
// Tested: on circles with known distances: the points lie on both circles, and there are as many as expected.
// Source: Bourke 1997, Intersection of two circles.
func (c Circle) MeetCircle(d Circle, epsilon float64) []Vec {
	between := d.Centre.Sub(c.Centre)
	distance := between.Len()
	if distance < epsilon {
		return nil
	}
	// The line through both intersection points is perpendicular to the line through the centres, at distance
	// x from c.
	x := (distance*distance + c.Radius*c.Radius - d.Radius*d.Radius) / (2 * distance)
	foot := c.Centre.Add(between.Mul(x / distance))
	side := Vec{-between.Y, between.X}
	return c.MeetLine(foot, foot.Add(side), epsilon)
}

// SmallestCircle returns the smallest circle that contains all points. There must be at least one point.
// Other names: minimum enclosing circle, Welzl's algorithm.
//
// Cost: O(n) expected if the points are in random order, so shuffle them if the input may be hostile.
// Tested: against all circles through two and three points. Source: Welzl 1991; de Berg et al. 2008, section 4.7.
func SmallestCircle(points []Vec) Circle {
	const slack = 1 + 1e-12
	c := Circle{points[0], 0}
	holds := func(p Vec) bool { return p.Sub(c.Centre).Len() <= c.Radius*slack }
	for i, p := range points {
		if holds(p) {
			continue
		}

		// p is outside the smallest circle of points[:i], so the smallest circle of points[:i+1] passes through p.
		c = Circle{p, 0}
		for j, q := range points[:i] {
			if holds(q) {
				continue
			}

			// q is outside c, so the smallest circle of p and points[:j+1] also passes through q.
			c = between(p, q)
			for _, r := range points[:j] {
				if !holds(r) {
					c = through(p, q, r)
				}
			}
		}
	}
	return c
}

func between(p, q Vec) Circle {
	return Circle{p.Add(q).Mul(0.5), p.Sub(q).Len() / 2}
}

// through returns the circle through three points, which must not be on one line.
func through(p, q, r Vec) Circle {
	a, b := q.Sub(p), r.Sub(p)
	d := 2 * a.Cross(b)
	centre := Vec{(b.Y*a.Norm() - a.Y*b.Norm()) / d, (a.X*b.Norm() - b.X*a.Norm()) / d}
	return Circle{p.Add(centre), centre.Len()}
}
