package geom

// MinkowskiSum returns the polygon of all sums of a point of p and a point of q. Both must have the form that
// Hull returns, with at least one point; so has the result. Two convex polygons meet if and only if the sum
// of one of them and the negated other one contains 0.
// Other names: sum of convex polygons, distance of convex polygons, collision of moving polygons.
//
// Cost: O(n + m); exact for integers up to 2^29.
// Idea: the sides of the sum are the sides of both polygons, in the order of their directions.
// Tested: against the hull of all sums of corners. Source: folklore; de Berg et al. 2008, section 13.3.
func MinkowskiSum[T Number](p, q []Point[T]) []Point[T] {
	// Both hulls begin with their leftmost, lowest corner, so with the same direction.
	i, j := 0, 0
	at := p[0].Add(q[0])
	sum := []Point[T]{at}
	for i < len(p) || j < len(q) {
		var sideP, sideQ Point[T]
		if i < len(p) {
			sideP = p[(i+1)%len(p)].Sub(p[i])
		}
		if j < len(q) {
			sideQ = q[(j+1)%len(q)].Sub(q[j])
		}

		// Take the side that turns less; parallel sides become one side.
		turn := sideP.Cross(sideQ)
		takeP := j == len(q) || i < len(p) && turn >= 0
		takeQ := i == len(p) || j < len(q) && turn <= 0
		if i < len(p) && j < len(q) && turn == 0 && sideP.Dot(sideQ) < 0 {
			// Opposite sides: the one that comes first points to the right or upwards.
			takeP = sideP.X > 0 || sideP.X == 0 && sideP.Y > 0
			takeQ = !takeP
		}
		if takeP {
			at = at.Add(sideP)
			i++
		}
		if takeQ {
			at = at.Add(sideQ)
			j++
		}
		sum = append(sum, at)
	}
	sum = sum[:len(sum)-1] // the first corner again
	if len(sum) == 0 {
		return []Point[T]{at}
	}
	return sum
}
