// This file contains the rules: a level, and the effect of a push.

package main

import (
	"oj/problems/lib/grid"
	"oj/problems/lib/search"
)

const (
	mostSide  = 15 // the most rows and columns: the number of a cell must fit into a byte
	mostBoxes = 8
	none      = 255 // marks an unused entry of state.boxes
)

type state struct {
	man   uint8
	boxes [mostBoxes]uint8
}

// A level contains the floor and marks the cells from which a box can be pushed to some target.
type level struct {
	*grid.Grid
	alive []bool
}

// findAlive finds the cells from which a box can be pushed to a target. It pulls a box backwards from every
// target, as far as there is room for the box and the man.
func (l *level) findAlive() {
	l.alive = make([]bool, len(l.Cells))
	pull := func(box int32, buf []int32) []int32 {
		for d := grid.North; d <= grid.West; d++ {
			if to, ok := l.floor(box, d); ok {
				if _, ok := l.floor(to, d); ok {
					buf = append(buf, to)
				}
			}
		}
		return buf
	}

	// Pulling reverses pushing, so from any other cell a box can never reach a target.
	for _, c := range search.Reach(l.Find('*'), pull) {
		l.alive[c] = true
	}
}

// floor returns the cell beside c in a direction, and false if it is a wall or outside.
func (l *level) floor(c int32, direction int) (int32, bool) {
	to, inside := l.Step(c, direction)
	return to, inside && l.Cells[to] != '#'
}

// free returns a function that appends the neighbours of a cell that are neither wall nor box.
func (l *level) free(boxes [mostBoxes]uint8) func(c int32, buf []int32) []int32 {
	return func(c int32, buf []int32) []int32 {
		for d := grid.North; d <= grid.West; d++ {
			if to, ok := l.floor(c, d); ok && find(boxes, to) < 0 {
				buf = append(buf, to)
			}
		}
		return buf
	}
}

// find returns the index of the box in a cell, or -1.
func find(boxes [mostBoxes]uint8, cell int32) int {
	for i, b := range boxes {
		if int32(b) == cell {
			return i
		}
	}
	return -1
}

// pushed returns the state after box i has been pushed to a cell: the man is at the old cell of the box.
func pushed(s state, i int, to int32) state {
	after := state{s.boxes[i], s.boxes}
	after.boxes[i] = uint8(to)

	// Keep the boxes sorted, so that equal positions are equal states.
	for ; i > 0 && after.boxes[i-1] > after.boxes[i]; i-- {
		after.boxes[i-1], after.boxes[i] = after.boxes[i], after.boxes[i-1]
	}
	for ; i+1 < mostBoxes && after.boxes[i+1] < after.boxes[i]; i++ {
		after.boxes[i+1], after.boxes[i] = after.boxes[i], after.boxes[i+1]
	}
	return after
}

// next appends the states after a walk and one push.
func (l *level) next(s state, _ int, buf []search.Edge[state]) []search.Edge[state] {
	step := l.free(s.boxes)
	far := search.DenseDistances(len(l.Cells), []int32{int32(s.man)}, func(c int32, _ int, buf []int32) []int32 { return step(c, buf) })

	// Push every box that the man can get behind, except onto cells from which no target can be reached.
	for i, box := range s.boxes {
		for d := grid.North; d <= grid.West && box != none; d++ {
			to, ok := l.floor(int32(box), d)
			behind, inside := l.Step(int32(box), (d+2)%4)
			if ok && inside && far[behind] >= 0 && l.alive[to] && find(s.boxes, to) < 0 {
				buf = append(buf, search.Edge[state]{To: pushed(s, i, to), Cost: int(far[behind]) + 1})
			}
		}
	}
	return buf
}

// solved reports whether every box is on a target.
func (l *level) solved(s state) bool {
	for _, box := range s.boxes {
		if box != none && l.Cells[box] != '*' {
			return false
		}
	}
	return true
}
