package main

// A table holds the distance of every position from the solved one, in quarter turns, and answers each question by
// going downhill.
type table struct {
	cube     *cube
	distance []uint8
	steps    []int32 // of the path returned last
}

const unknown = 255

// newTable searches breadth first from the solved position. There is no queue: a layer is found by looking through
// the whole table, one order of the cubies after the other, and a turn takes all positions of one order into the
// positions of one other; so the bytes written to lie close together, in the first cache, where a queue jumps about
// the table (BenchmarkTable against BenchmarkQueue).
func newTable(c *cube) *table {
	t := &table{cube: c, distance: make([]uint8, positions)}
	for i := range t.distance {
		t.distance[i] = unknown
	}
	t.distance[solved] = 0
	for depth, found := uint8(0), true; found; depth++ {
		found = false
		for n := range c.order {
			if t.expand(n, depth) {
				found = true
			}
		}
	}
	return t
}

// expand gives the neighbours of the positions of order n that lie at this depth their distance, and reports whether
// one of them had none yet.
func (t *table) expand(n int, depth uint8) (found bool) {
	var to [turns][]uint8
	for turn, first := range t.cube.order[n] {
		to[turn] = t.distance[first : first+twists]
	}
	for i, d := range t.distance[n*twists : (n+1)*twists] {
		if d != depth {
			continue
		}
		for turn, j := range t.cube.twist[i] {
			if to[turn][j] == unknown {
				to[turn][j] = depth + 1
				found = true
			}
		}
	}
	return found
}

// path returns the positions from s to the solved one, both included. They hold until the next call.
func (t *table) path(s int32) []int32 {
	t.steps = append(t.steps[:0], s)
	for s != solved {
		s = t.nearer(s)
		t.steps = append(t.steps, s)
	}
	return t.steps
}

// nearer returns the first neighbour of s that is one turn nearer to the solved position.
func (t *table) nearer(s int32) int32 {
	turn := 0
	for t.distance[t.cube.after(s, turn)] >= t.distance[s] {
		turn++
	}
	return t.cube.after(s, turn)
}
