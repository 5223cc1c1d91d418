package geom

import "sort"

// Closest returns the indices of two points whose distance is least. There must be at least two points. Equal
// points have distance 0.
//
// Cost: O(n log n); exact for integers up to 2^30.
// Idea: divide and conquer, combined with a merge sort by y. The merge sort is bottom-up, so it needs no recursion.
// Tested: against all pairs, up to coordinates of 2^30 against math/big. Source: Shamos and Hoey 1975.
func Closest[T Number](points []Point[T]) (i, j int) {
	order := make([]int, len(points))
	for k := range order {
		order[k] = k
	}
	sort.Slice(order, func(a, b int) bool { return less(points[order[a]], points[order[b]]) })

	i, j = order[0], order[1]
	best := gap(points[i], points[j])
	try := func(a, b int) {
		if d := gap(points[a], points[b]); d < best {
			best, i, j = d, a, b
		}
	}

	// At the start of each round, every run of `width` points is sorted by y, and no two points of one run
	// are nearer to each other than best.
	merged := make([]int, len(order))
	var strip []int
	for width := 1; width < len(order); width *= 2 {
		for start := 0; start+width < len(order); start += 2 * width {
			middle := start + width
			end := middle + width
			if end > len(order) {
				end = len(order)
			}

			line := rightmost(points, order[start:middle])
			mergeByY(points, merged[start:end], order[start:middle], order[middle:end])
			copy(order[start:end], merged[start:end])

			strip = strip[:0]
			for _, p := range order[start:end] {
				if dx := points[p].X - line; dx*dx >= best {
					continue
				}
				for k := len(strip) - 1; k >= 0; k-- {
					dy := points[p].Y - points[strip[k]].Y
					if dy*dy >= best {
						break
					}
					try(strip[k], p)
				}
				strip = append(strip, p)
			}
		}
	}
	return i, j
}

// rightmost returns the greatest x of the points of a run.
func rightmost[T Number](points []Point[T], run []int) T {
	line := points[run[0]].X
	for _, p := range run {
		if points[p].X > line {
			line = points[p].X
		}
	}
	return line
}

// mergeByY merges the runs a and b, which are sorted by y.
func mergeByY[T Number](points []Point[T], into, a, b []int) {
	for k := range into {
		if len(b) == 0 || len(a) > 0 && points[a[0]].Y <= points[b[0]].Y {
			into[k] = a[0]
			a = a[1:]
		} else {
			into[k] = b[0]
			b = b[1:]
		}
	}
}
