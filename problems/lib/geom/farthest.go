package geom

// Farthest returns the indices of the two corners of a convex polygon that are farthest apart. The polygon must
// have the form that Hull returns. For arbitrary points, call Hull first. If there are fewer than two corners, both
// indices are 0.
// Other names: rotating calipers, diameter of a point set.
//
// Cost: O(n); exact for integers up to 2^30.
// Tested: against all pairs, up to coordinates of 2^30 against math/big. Source: Shamos 1978.
func Farthest[T Number](hull []Point[T]) (i, j int) {
	n := len(hull)
	if n < 2 {
		return 0, 0
	}

	best := T(-1)
	k := 1
	for a := range hull {
		b := (a + 1) % n
		edge := hull[b].Sub(hull[a])

		// Advance k to the corner that is farthest from the edge between corners a and b.
		for {
			if d := gap(hull[a], hull[k]); d > best {
				best, i, j = d, a, k
			}
			if d := gap(hull[b], hull[k]); d > best {
				best, i, j = d, b, k
			}
			next := (k + 1) % n
			if edge.Cross(hull[next].Sub(hull[k])) <= 0 {
				break
			}
			k = next
		}
	}
	return i, j
}
