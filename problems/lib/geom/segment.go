package geom

import "math"

// OnSegment reports whether p lies on the segment from a to b, ends included.
//
// Cost: O(1); exact for integers.
// Tested: against all points of all small segments; against math/big, up to coordinates of 2^30. Source: Cormen et al. 2009, section 33.1.
func OnSegment[T Number](p, a, b Point[T]) bool {
	return Turn(a, b, p) == 0 && isBetween(p.X, a.X, b.X) && isBetween(p.Y, a.Y, b.Y)
}

// isBetween reports whether x is one of the numbers from a to b, or from b to a. (The scalar product of a-p and b-p is
// not positive, either, but it may be 2^63, which does not fit into an int.)
func isBetween[T Number](x, a, b T) bool { return a <= x && x <= b || b <= x && x <= a }

// Intersect reports whether the segments a-b and c-d have a common point. The ends belong to the segments, and
// a segment may be a single point.
//
// Cost: O(1); exact for integers.
// Tested: on all pairs of small segments, against an oracle that computes the intersection point of the two lines in
// exact fractions and checks whether both segments contain it. Source: Cormen et al. 2009, section 33.1.
func Intersect[T Number](a, b, c, d Point[T]) bool {
	crosses := Turn(a, b, c)*Turn(a, b, d) < 0 && Turn(c, d, a)*Turn(c, d, b) < 0
	return crosses || OnSegment(a, c, d) || OnSegment(b, c, d) || OnSegment(c, a, b) || OnSegment(d, a, b)
}

// Meet returns the intersection point of the lines a-b and c-d; ok is false if they are parallel or equal.
//
// Cost: O(1).
// Tested: on pairs of lines with a known intersection point. Source: Cramer 1750.
func Meet(a, b, c, d Vec) (p Vec, ok bool) {
	along, other := b.Sub(a), d.Sub(c)
	cross := along.Cross(other)
	if cross == 0 {
		return p, false
	}
	return a.Add(along.Mul(c.Sub(a).Cross(other) / cross)), true
}

// SegmentDistance returns the distance between p and the segment a-b.
//
// Cost: O(1).
// Tested: against the least distance from p to many points of the segment. Source: Ericson 2005, section 5.1.2.
func SegmentDistance(p, a, b Vec) float64 {
	along := b.Sub(a)
	t := 0.0
	if norm := along.Norm(); norm > 0 {
		t = math.Max(0, math.Min(1, p.Sub(a).Dot(along)/norm))
	}
	return p.Sub(a.Add(along.Mul(t))).Len()
}
