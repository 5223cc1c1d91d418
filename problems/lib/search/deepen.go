package search

// Deepen returns a shortest path from start to a goal, both included, or nil if none has at most `most` steps.
// next appends the states one step from s to buf. least returns a lower bound for the number of steps from s to
// a goal; it must be 0 at goals and only there.
//
// Idea: IDA*, iterative deepening with a lower bound (Korf, 1985). Each round is a depth-first search with a
// limit on the length of the path. A state is pruned if its depth plus its lower bound exceeds the limit. The
// least of the sums that exceeded the limit becomes the limit of the next round.
// Cost: memory for one path. A state that can be reached on several paths is visited once for each path. So
// use Deepen if the states do not fit into memory, the graph has few short cycles, and there is a good lower
// bound. The search never returns directly to the previous state.
// Tested: on all graphs of search/table_test.go, with good and bad lower bounds. Source: Korf 1985.
func Deepen[S comparable](start S, next func(s S, buf []S) []S, least func(s S) int, most int) []S {
	d := deepening[S]{next: next, least: least}
	for d.allowed = least(start); d.allowed <= most; d.allowed = d.more {
		// `allowed` is the limit of this round. extend sets `more` to the next limit: the least sum that exceeds
		// `allowed`.
		d.more = most + 1
		d.path = append(d.path[:0], start)
		if d.extend() {
			return d.path
		}
	}
	return nil
}

// A deepening is the state of a search by iterative deepening.
type deepening[S comparable] struct {
	next          func(s S, buf []S) []S
	least         func(s S) int
	path, found   []S // found is a stack: for each state of path, the successors returned by next
	allowed, more int
}

// extend tries to extend path to a goal. It calls itself for each step.
func (d *deepening[S]) extend() bool {
	at := d.path[len(d.path)-1]
	left := d.least(at)

	// Prune the state if every path through it to a goal exceeds the limit.
	if total := len(d.path) - 1 + left; total > d.allowed {
		if total < d.more {
			d.more = total
		}
		return false
	}

	if left == 0 {
		return true
	}

	// Push the successors onto the stack `found`. They are found[first:].
	first := len(d.found)
	d.found = d.next(at, d.found)
	for i := first; i < len(d.found); i++ {
		to := d.found[i]

		// Skip the previous state, because a shortest path never returns to it.
		if len(d.path) > 1 && to == d.path[len(d.path)-2] {
			continue
		}

		// Make the step, and undo it if it does not lead to a goal.
		d.path = append(d.path, to)
		if d.extend() {
			return true
		}
		d.path = d.path[:len(d.path)-1]
	}
	d.found = d.found[:first]
	return false
}
