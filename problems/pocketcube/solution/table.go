package main

import "oj/problems/lib/search"

// A table contains the distance of every position from the solved one, in quarter turns. To follow a shortest
// path, go to a neighbour of smaller distance again and again.
type table struct {
	cube     *cube
	distance []int32
	steps    []int32 // the path returned by the last call; the next call reuses its memory
}

func newTable(c *cube) *table {
	next := func(s int32, _ int, buf []int32) []int32 { return c.neighbours(s, buf) }
	return &table{cube: c, distance: search.DenseDistances(positions, []int32{solved}, next)}
}

// path returns the positions from s to the solved one, both included. The slice is overwritten by the next call.
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
