package geom

import "math"

// CircleArea returns the signed area of the part of a polygon that lies inside a circle: positive if the corners are
// counterclockwise. The polygon must not cross itself.
// Other names: intersection of circle and polygon.
//
// Cost: O(n).
// Idea: each edge forms a triangle with the centre of the circle. The area is the sum of the signed areas of
// the parts of these triangles that lie inside the circle. Each part consists of sectors and triangles.
// Tested: against the intersection of the polygon with a regular polygon of many corners, and on cases with
// known areas.
// Source: folklore; KACTL 2019, CirclePolygonIntersection.
func CircleArea(c Circle, polygon []Vec) float64 {
	twice := 0.0
	for i, q := range polygon {
		p := polygon[(i+len(polygon)-1)%len(polygon)]
		twice += edgeInCircle(c.Radius, p.Sub(c.Centre), q.Sub(c.Centre))
	}
	return twice / 2
}

// edgeInCircle intersects the circle around the origin with the triangle of the origin, p and q. It returns
// twice the signed area of the intersection.
func edgeInCircle(radius float64, p, q Vec) float64 {
	sector := func(a, b Vec) float64 { return radius * radius * math.Atan2(a.Cross(b), a.Dot(b)) }

	// The line through p and q meets the circle at two points p + t*along, with t = first and t = last.
	along := q.Sub(p)
	norm := along.Norm()
	if norm == 0 {
		return 0
	}
	middle := -p.Dot(along) / norm
	square := middle*middle - (p.Norm()-radius*radius)/norm
	if square <= 0 {
		return sector(p, q)
	}
	first, last := middle-math.Sqrt(square), middle+math.Sqrt(square)
	if first >= 1 || last <= 0 {
		return sector(p, q)
	}

	// The edge enters the circle at a, unless it begins inside, and leaves it at b, unless it ends inside.
	area, a, b := 0.0, p, q
	if first > 0 {
		a = p.Add(along.Mul(first))
		area += sector(p, a)
	}
	if last < 1 {
		b = p.Add(along.Mul(last))
		area += sector(b, q)
	}
	return area + a.Cross(b)
}
