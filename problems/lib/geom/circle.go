package geom

import "math"

// A Circle has a centre and a radius, which is at least 0.
type Circle struct {
	Centre Vec
	Radius float64
}

// MeetLine returns the intersection points of a circle and the line through a and b: at most two, in the
// direction from a to b. If the distance of the line from the centre differs from the radius by less than
// epsilon, the line counts as a tangent. a and b must differ: if they are equal, there is no line, and the result is
// empty.
//
// Cost: O(1).
// Tested: on circles and lines with known distances: the points lie on both, and there are as many as expected.
// Source: Lecomte 2018, Handbook of geometry for competitive programmers.
func (c Circle) MeetLine(a, b Vec, epsilon float64) []Vec {
	along := b.Sub(a)
	if along.Len() == 0 {
		return nil
	}
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
// circles touch each other from outside or from inside, with a gap or overlap below epsilon, there is one point. Circles
// whose centres are nearer than epsilon have no intersection points.
//
// Cost: O(1).
// Tested: on circles with known distances: the points lie on both circles, and there are as many as expected, also if
// a gap or overlap is a little below or above epsilon. Source: Bourke 1997, Intersection of two circles.
func (c Circle) MeetCircle(d Circle, epsilon float64) []Vec {
	between := d.Centre.Sub(c.Centre)
	distance := between.Len()
	if distance < epsilon {
		return nil
	}
	along := between.Mul(1 / distance)

	// Both circles meet the line through the centres twice. Compare these points, as distances from the centre of c:
	// if two of them are equal, the circles touch there, from outside or with one circle inside the other.
	near, far := distance-d.Radius, distance+d.Radius
	for _, pair := range [][2]float64{{c.Radius, near}, {c.Radius, far}, {-c.Radius, near}} {
		if math.Abs(pair[0]-pair[1]) < epsilon {
			return []Vec{c.Centre.Add(along.Mul((pair[0] + pair[1]) / 2))}
		}
	}
	if distance > c.Radius+d.Radius || distance < math.Abs(c.Radius-d.Radius) {
		return nil
	}

	// The line through both intersection points is perpendicular to the line through the centres, at distance
	// x from c.
	x := (distance*distance + c.Radius*c.Radius - d.Radius*d.Radius) / (2 * distance)
	half := math.Sqrt(math.Max(0, c.Radius*c.Radius-x*x))
	foot, side := c.Centre.Add(along.Mul(x)), Vec{-along.Y, along.X}.Mul(half)
	return []Vec{foot.Sub(side), foot.Add(side)}
}

// SmallestCircle returns the smallest circle that contains all points. There must be at least one point.
// Other names: minimum enclosing circle, Welzl's algorithm.
//
// Cost: O(n) expected if the points are in random order, so shuffle them if the input may be hostile.
// Tested: against all circles through two and three points; on points of one line, some of them equal, far from the
// origin. Source: Welzl 1991; de Berg et al. 2008, section 4.7.
func SmallestCircle(points []Vec) Circle {
	const slack = 1 + 1e-12

	// Move the first point to the origin. Every circle below that holds several points also holds the first one, so no
	// coordinate is much larger than the radius, and rounding errors remain below the slack.
	shifted := make([]Vec, len(points))
	for i, p := range points {
		shifted[i] = p.Sub(points[0])
	}

	c := Circle{shifted[0], 0}
	holds := func(p Vec) bool { return p.Sub(c.Centre).Len() <= c.Radius*slack }
	for i, p := range shifted {
		if holds(p) {
			continue
		}

		// p is outside the smallest circle of shifted[:i], so the smallest circle of shifted[:i+1] passes through p.
		c = Circle{p, 0}
		for j, q := range shifted[:i] {
			if holds(q) {
				continue
			}

			// q is outside c, so the smallest circle of p and shifted[:j+1] also passes through q.
			c = between(p, q)
			for _, r := range shifted[:j] {
				if !holds(r) {
					c = through(p, q, r)
				}
			}
		}
	}
	return Circle{c.Centre.Add(points[0]), c.Radius}
}

// between returns the circle whose diameter is the segment from p to q.
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
