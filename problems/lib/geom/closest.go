package geom

import "sort"

// Closest returns the indices of two points whose distance is least. There must be at least two points. Equal
// points have distance 0.
//
// Cost: O(n log n); exact for integers up to 2^30.
// Idea: divide and conquer, combined with a merge sort by y. The recursion is log n calls deep.
// Tested: against all pairs, up to coordinates of 2^30 against math/big. Source: Shamos and Hoey 1975.
func Closest[T Number](points []Point[T]) (i, j int) {
	order := make([]int, len(points))
	for k := range order {
		order[k] = k
	}
	sort.Slice(order, func(a, b int) bool { return less(points[order[a]], points[order[b]]) })

	// within makes best the least distance in a run, whose points are sorted by x. It sorts the run by y.
	i, j = order[0], order[1]
	best := gap(points[i], points[j])
	room := make([]int, len(points))
	var within func(run []int)
	within = func(run []int) {
		if len(run) == 1 {
			return
		}
		left, right := run[:len(run)/2], run[len(run)/2:]
		line := points[right[0]].X
		within(left)
		within(right)
		mergeByY(points, room[:len(run)], left, right)
		copy(run, room)

		// Only points near the line can be a closer pair. Compare each of them with those before it.
		near := room[:0]
		for _, p := range run {
			if dx := points[p].X - line; dx*dx >= best {
				continue
			}
			for k := len(near) - 1; k >= 0; k-- {
				q := near[k]
				if dy := points[p].Y - points[q].Y; dy*dy >= best {
					break
				}
				if d := gap(points[q], points[p]); d < best {
					best, i, j = d, q, p
				}
			}
			near = append(near, p)
		}
	}
	within(order)
	return i, j
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
