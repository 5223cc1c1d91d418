package search

// TwoWay returns a shortest path from start to goal, both included; false if there is none. next appends the states
// one step after s to buf, prev those one step before it; in an undirected graph they are the same function.
//
// How: breadth-first search from both ends, a whole layer at a time and always on the side whose last layer is
// smaller. As long as the two have not touched, no path is as short as the sum of their depths; so the first step
// that touches the other side closes a shortest path, and the search may stop in the middle of the layer.
// Cost: one call of next or prev and one map entry a state; when each state has b neighbours and the path d steps,
// about b^(d/2) states on each side. Without a path, all that can be reached from the side that ends first.
// Tested: on the common table of graphs and on every small graph, against all distances.
func TwoWay[S comparable](start, goal S, next, prev func(s S, buf []S) []S) ([]S, bool) {
	if start == goal {
		return []S{start}, true
	}

	from, to := newBall(start, next), newBall(goal, prev)
	for len(from.rim) > 0 && len(to.rim) > 0 {
		// Growing the smaller rim keeps both balls small.
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

// A ball is all states within some number of steps of its centre.
type ball[S comparable] struct {
	step   func(s S, buf []S) []S
	before map[S]S // the state one step nearer to the centre; the centre's own is the centre
	rim    []S     // the states that are farthest
	spare  []S     // the rim before, to be written over
	near   []S     // what step returned
}

func newBall[S comparable](centre S, step func(s S, buf []S) []S) *ball[S] {
	return &ball[S]{step: step, before: map[S]S{centre: centre}, rim: []S{centre}}
}

// grow makes b one step wider, unless a step from its state a leads into the other ball: to the other's state o.
func (b *ball[S]) grow(other *ball[S]) (a, o S, ok bool) {
	rim := b.spare[:0]
	for _, s := range b.rim {
		b.near = b.step(s, b.near[:0])
		for _, t := range b.near {
			if _, seen := b.before[t]; seen {
				continue
			}

			// The step leads into the other ball, so it closes a shortest path.
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

// way returns the states from s to the centre.
func (b *ball[S]) way(s S) []S {
	way := []S{s}
	for b.before[s] != s {
		s = b.before[s]
		way = append(way, s)
	}
	return way
}

// join turns the way from one end round and appends the way to the other.
func join[S any](back, forth []S) []S {
	for i, j := 0, len(back)-1; i < j; i, j = i+1, j-1 {
		back[i], back[j] = back[j], back[i]
	}
	return append(back, forth...)
}
