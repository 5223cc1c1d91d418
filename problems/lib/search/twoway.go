package search

// TwoWay returns a shortest path from start to goal, both included, and false if there is none. next appends
// the states one step after s to buf, and prev the states one step before s; in an undirected graph they are
// the same function.
//
// Idea: breadth-first search from both ends. Each round expands a whole layer on the side whose last layer is
// smaller. Suppose that one side contains all states within a steps of start, that the other side contains
// all states within b steps of goal, and that no state is on both sides. Then every path has more than a + b
// steps. So the first edge that leads from one side to the other completes a shortest path, and the search
// can stop in the middle of a layer.
// Cost: one call of next or prev and one map entry for each visited state. If each state has b neighbours and
// the path has d steps, the search visits about b^(d/2) states on each side. If there is no path, it visits
// all states that can be reached on the side that is exhausted first.
// Tested: on all graphs of search/table_test.go, against the oracle's distances. Source: Pohl 1971.
func TwoWay[S comparable](start, goal S, next, prev func(s S, buf []S) []S) ([]S, bool) {
	if start == goal {
		return []S{start}, true
	}

	from, to := newBall(start, next), newBall(goal, prev)
	for len(from.rim) > 0 && len(to.rim) > 0 {
		// The balls contain the states reached from start and from goal; a rim is the last layer of a ball.
		// Expand the smaller rim, because this keeps the number of visited states small.
		if len(from.rim) <= len(to.rim) {
			if a, b, ok := from.grow(to); ok {
				return join(from.way(a), to.way(b)), true
			}
		} else if b, a, ok := to.grow(from); ok {
			return join(from.way(a), to.way(b)), true
		}
	}
	return nil, false
}

// A ball contains all states within some number of steps of its centre.
type ball[S comparable] struct {
	step   func(s S, buf []S) []S
	before map[S]S // before[s] is the neighbour of s that is one step nearer to the centre; before[centre] is centre
	rim    []S     // the states that are farthest from the centre
	spare  []S     // the previous rim, whose memory is reused for the next one
	near   []S     // the neighbours that step returned
}

// newBall returns a ball that contains only its centre.
func newBall[S comparable](centre S, step func(s S, buf []S) []S) *ball[S] {
	return &ball[S]{step: step, before: map[S]S{centre: centre}, rim: []S{centre}}
}

// grow adds one layer to b. If a step leads from a state of b to a state of the ball `other`, grow stops and
// returns these two states and true.
func (b *ball[S]) grow(other *ball[S]) (a, o S, ok bool) {
	rim := b.spare[:0]
	for _, s := range b.rim {
		b.near = b.step(s, b.near[:0])
		for _, t := range b.near {
			if _, seen := b.before[t]; seen {
				continue
			}

			// The step leads into the other ball, so a shortest path has been found.
			if _, met := other.before[t]; met {
				return s, t, true
			}

			b.before[t] = s
			rim = append(rim, t)
		}
	}
	b.rim, b.spare = rim, b.rim
	return a, o, false
}

// way returns the path from s to the centre.
func (b *ball[S]) way(s S) []S {
	way := []S{s}
	for b.before[s] != s {
		s = b.before[s]
		way = append(way, s)
	}
	return way
}

// join returns the elements of `back` in reverse order, followed by those of `forth`.
func join[S any](back, forth []S) []S {
	for i, j := 0, len(back)-1; i < j; i, j = i+1, j-1 {
		back[i], back[j] = back[j], back[i]
	}
	return append(back, forth...)
}
