package geom

import "sort"

// Hull returns the corners of the convex hull counterclockwise, beginning with the leftmost (among several,
// the lowest) point. It omits points on the edges and repeated points. If all points lie on one line, the
// hull consists of the two points at the ends; if all points are equal, it consists of this point.
// Other names: Andrew's monotone chain, Graham scan.
//
// Cost: O(n log n); exact for integers.
// Tested: on random small sets, against the definition. Source: Andrew 1979.
func Hull[T Number](points []Point[T]) []Point[T] {
	sorted := append([]Point[T](nil), points...)
	sort.Slice(sorted, func(i, j int) bool { return less(sorted[i], sorted[j]) })
	different := sorted[:0]
	for i, p := range sorted {
		if i == 0 || p != different[len(different)-1] {
			different = append(different, p)
		}
	}
	sorted = different
	if len(sorted) < 3 {
		return sorted
	}

	// Build the lower half from left to right, then the upper half from right to left. The current half
	// begins at hull[base].
	var hull []Point[T]
	base := 0
	add := func(p Point[T]) {
		for len(hull) >= base+2 && Turn(hull[len(hull)-2], hull[len(hull)-1], p) <= 0 {
			hull = hull[:len(hull)-1]
		}
		hull = append(hull, p)
	}
	for _, p := range sorted {
		add(p)
	}

	base = len(hull) - 1
	for i := len(sorted) - 2; i >= 0; i-- {
		add(sorted[i])
	}
	return hull[:len(hull)-1]
}
