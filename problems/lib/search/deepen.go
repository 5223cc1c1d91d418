package search

// Deepen returns a shortest path from start to a goal, both included; nil if there is none of at most `most` steps.
// next appends the states one step from s to buf. least is a lower bound for the steps from s to a goal that is 0 at
// goals and nowhere else.
//
// What: IDA*, iterative deepening with a bound (Korf, 1985): depth first, but not where the steps made and the least
// number still needed exceed what is allowed; that is raised to the least sum which was too much, until a goal is met.
// Cost: memory for one path. Time for each state as often as there are ways to it within the bound; so it is for graphs
// with far more states than memory, few circles, and a good bound. A step is never taken back at once.
// Tested: on the common table of graphs and on every small graph, with bounds of several qualities.
func Deepen[S comparable](start S, next func(s S, buf []S) []S, least func(s S) int, most int) []S {
	d := deepening[S]{next: next, least: least}
	for d.allowed = least(start); d.allowed <= most; d.allowed = d.more {
		// more becomes the least sum that exceeds allowed: the bound of the next round.
		d.more = most + 1
		d.path = append(d.path[:0], start)
		if d.goesOn() {
			return d.path
		}
	}
	return nil
}

type deepening[S comparable] struct {
	next          func(s S, buf []S) []S
	least         func(s S) int
	path, found   []S // found holds what next appended, for all of path
	allowed, more int
}

// goesOn tries to make path end at a goal. It recurses once a step.
func (d *deepening[S]) goesOn() bool {
	at := d.path[len(d.path)-1]
	left := d.least(at)

	// Prune: even the least number of steps left is too many.
	if total := len(d.path) - 1 + left; total > d.allowed {
		if total < d.more {
			d.more = total
		}
		return false
	}

	if left == 0 {
		return true
	}

	// All recursion levels share the slice found; each level uses the part behind first.
	first := len(d.found)
	d.found = d.next(at, d.found)
	for i := first; i < len(d.found); i++ {
		to := d.found[i]

		// Taking the last step back is never part of a shortest path.
		if len(d.path) > 1 && to == d.path[len(d.path)-2] {
			continue
		}

		// Make the step, and take it back if it does not lead to a goal.
		d.path = append(d.path, to)
		if d.goesOn() {
			return true
		}
		d.path = d.path[:len(d.path)-1]
	}
	d.found = d.found[:first]
	return false
}
