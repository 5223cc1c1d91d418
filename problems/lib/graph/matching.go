package graph

// Matching pairs as many as possible on the left with one each on the right: likes[l] are those whom l may have, by
// their numbers from 0 to right-1. The result tells of each on the left whom it has, none (-1) for nobody.
//
// What: from each one who is still alone, a breadth-first search for a way to somebody free, along which everybody
// changes partners (Kuhn 1955, Berge 1957).
// Cost: O(n m) for n on the left and m possible pairs.
// Why: MaxFlow would do, but its network hides that a way of changes is the whole idea. It stands here, though one
// solution uses it, beside the flows whose simplest case it is, and is tested without a puzzle's geometry.
// Tested: on the small graphs, taken as pairs, against all ways to pair.
func Matching(likes [][]int, right int) []int {
	has, of := make([]int, len(likes)), make([]int, right) // of[r] has r
	for l := range has {
		has[l] = none
	}
	for r := range of {
		of[r] = none
	}
	for start := range likes {
		came := make([]int, right) // who asked first
		for r := range came {
			came[r] = none
		}
		free := none
		for queue := []int{start}; len(queue) > 0 && free == none; queue = queue[1:] {
			for _, r := range likes[queue[0]] {
				if came[r] != none {
					continue
				}
				came[r] = queue[0]
				if of[r] == none {
					free = r
					break
				}
				queue = append(queue, of[r])
			}
		}
		for r := free; r != none; { // everybody on the way takes whom he asked for; whom he had goes to the one before
			l := came[r]
			r, has[l], of[r] = has[l], r, l
		}
	}
	return has
}
