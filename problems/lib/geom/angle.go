package geom

import "sort"

// SortByAngle sorts vectors by their angle in (-pi, pi], as defined by math.Atan2; the zero vector has the
// angle 0. Vectors with equal angles keep their order.
//
// Cost: O(n log n); exact for integers.
// Tested: against math.Atan2 on all small vectors. Source: Cormen et al. 2009, exercise 33.1-3.
func SortByAngle[T Number](vectors []Point[T]) {
	sort.SliceStable(vectors, func(i, j int) bool {
		a, b := vectors[i], vectors[j]
		if half(a) != half(b) {
			return half(a) < half(b)
		}
		return a.Cross(b) > 0
	})
}

// half returns 0, 1, 2 or 3 for an angle in (-pi, 0), equal to 0, in (0, pi), or equal to pi.
func half[T Number](p Point[T]) int {
	switch {
	case p.Y < 0:
		return 0
	case p.Y == 0 && p.X >= 0:
		return 1
	case p.Y > 0:
		return 2
	}
	return 3
}
