package main

// This file remembers which states have been reached, and with them all that they dominate.
//
// For a number of marks passed, state a dominates state b if a is reached no later than b, and
// weak: a has at least as many overlords as b and equals b otherwise;
// strong: a has at least as many hatcheries, drones, zerglings and buildings as b, at least its slack, and, while marks
// are still to be passed, the same upgrades. Zerglings above the number that is enough are ignored. The slack is the
// control that would be left if the drones that became buildings were still counted. It is endless once the control
// cannot grow any more.
// The README proves that every plan from b then has a plan from a that is no slower. The strong rule holds only if the
// maximum control is enough for the maximum number of drones and all zerglings that a plan may need.

const (
	endless  = 1000 // slack that can never run out
	perMarks = 4096 // ranks of one number of marks; more than all values of the slack
)

// A reached holds, for all that stands but the overlords, the highest rank of a state reached; the rank grows with the
// marks passed, so that nothing need be cleared when the next mark passes.
type reached struct {
	strong  bool
	last    int // marks that can be passed
	capO    int
	enough  []int // enough[m] zerglings are enough once m marks are passed
	h, d, z int   // sizes of the table
	rank    []int32
}

// newReached is for plans that pass at most last marks. It prunes strongly if that is right.
func newReached(g *game, last int) reached {
	r := reached{strong: g.roomy(last), last: last, capO: g.capO, h: g.capH + 1, d: g.mostD + 1}
	r.z = larger(g.start.zerglings(), g.mostControl()) + 1
	if r.strong {
		r.enough = g.enough(last)
		r.z = larger(g.start.zerglings(), r.enough[0]) + 1
	}

	r.rank = make([]int32, (everything+1)*r.h*r.d*r.z)
	return r
}

// enough returns how many zerglings are enough once 0, 1, ... last marks are passed: the target and all that the marks
// to come can take.
func (g *game) enough(last int) []int {
	e := make([]int, last+1)
	e[last] = g.target
	for m := last; m > 0; m-- {
		e[m-1] = e[m] + need(m)
	}
	return e
}

// roomy reports whether the most control suffices for the most drones and all the zerglings that plans which pass at
// most last marks can want.
func (g *game) roomy(last int) bool {
	return g.mostD+larger(g.enough(last)[0], g.start.zerglings()) <= g.mostControl()
}

// dominated reports whether s is known to be dominated (or itself reached) when this many marks are passed.
func (r *reached) dominated(s state, marks int) bool {
	return r.rank[r.cell(int(s.built), s.hatcheries(), s.drones(), r.counted(s, marks))] >= r.rankOf(s, marks)
}

// counted is the number of zerglings, cut off at the number that is enough if dominance is strong.
func (r *reached) counted(s state, marks int) int {
	if r.strong {
		return smaller(s.zerglings(), r.enough[marks])
	}
	return s.zerglings()
}

func (r *reached) cell(built, h, d, z int) int { return ((built*r.h+h)*r.d+d)*r.z + z }

// rankOf grows with the slack of s if pruning is strong, with its overlords otherwise.
func (r *reached) rankOf(s state, marks int) int32 {
	rank := s.overlords()
	if r.strong {
		rank = endless
		if s.overlords() < r.capO {
			rank = control(s.overlords()) - s.drones() - s.turned() - s.zerglings()
		}
	}
	return int32(perMarks*marks + perMarks/2 + rank)
}

// add remembers s and what it dominates.
func (r *reached) add(s state, marks int) {
	rank, z := r.rankOf(s, marks), r.counted(s, marks)
	if !r.strong {
		r.rank[r.cell(int(s.built), s.hatcheries(), s.drones(), z)] = rank
		return
	}
	free := s.built // what a state below s may lack
	if marks < r.last {
		free &= pool | chamber
	}

	// Go through all subsets of free.
	for lacks := free; ; lacks = (lacks - 1) & free {
		r.addBelow(int(s.built&^lacks), s, z, rank)
		if lacks == 0 {
			return
		}
	}
}

// addBelow raises the ranks below s to that of s. Because a rank never exceeds the ranks below it, it can stop wherever
// it finds one as high.
func (r *reached) addBelow(built int, s state, z int, rank int32) {
	for h := s.hatcheries(); h >= 0 && r.rank[r.cell(built, h, s.drones(), z)] < rank; h-- {
		for d := s.drones(); d >= 0; d-- {
			row := r.cell(built, h, d, 0)
			if r.rank[row+z] >= rank {
				break
			}
			for i := row + z; i >= row && r.rank[i] < rank; i-- {
				r.rank[i] = rank
			}
		}
	}
}
