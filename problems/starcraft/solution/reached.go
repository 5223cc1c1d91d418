package main

// This file stores the reached states and all states that they dominate.
//
// For a given number of passed marks, state a dominates state b if a is reached no later than b, and one of two
// rules holds:
//   - weak: a has at least as many overlords as b and equals b otherwise;
//   - strong: a has at least as many hatcheries, drones, zerglings and buildings as b, at least b's slack, and the same
//     upgrades as long as marks are still to be passed. Zerglings above the number that a plan can need are ignored. The
//     slack is the control that would be left if the drones that became buildings still counted. It is infinite if
//     control cannot grow any more.
//
// The README proves that for every plan from b there is a plan from a that is no slower. The strong rule is
// correct only if the maximum control is enough for the maximum number of drones and all zerglings that a plan
// may need.

const (
	endless  = 1000 // stands for infinite slack
	perMarks = 4096 // the number of ranks for each number of marks; more than the values of the slack
)

// A value of type reached is a table. For each combination of hatcheries, drones, zerglings and buildings it
// contains the highest rank of a reached state. A rank with more marks passed is always higher, so the table
// need not be cleared when a mark passes.
type reached struct {
	strong  bool
	last    int // the most marks that a plan can pass
	capO    int
	enough  []int // enough[m] zerglings are enough once m marks are passed
	h, d, z int   // the sizes of the table
	rank    []int32
}

// newReached returns an empty table for plans that pass at most last marks. It uses the strong rule if this
// rule is correct for the game.
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

// enough returns, for 0, 1, ... last passed marks, the number of zerglings that is always enough: the target
// plus the greatest losses at the later marks.
func (g *game) enough(last int) []int {
	e := make([]int, last+1)
	e[last] = g.target
	for m := last; m > 0; m-- {
		e[m-1] = e[m] + need(m)
	}
	return e
}

// roomy reports whether the maximum control is enough for the maximum number of drones and all zerglings that a
// plan with at most last marks can need.
func (g *game) roomy(last int) bool {
	return g.mostD+larger(g.enough(last)[0], g.start.zerglings()) <= g.mostControl()
}

// dominated reports whether s was reached before with this number of passed marks, or is dominated by a state that
// was.
func (r *reached) dominated(s state, marks int) bool {
	return r.rank[r.cell(int(s.built), s.hatcheries(), s.drones(), r.counted(s, marks))] >= r.rankOf(s, marks)
}

// counted returns the number of zerglings. With the strong rule, the result is at most the number that is always
// enough.
func (r *reached) counted(s state, marks int) int {
	if r.strong {
		return smaller(s.zerglings(), r.enough[marks])
	}
	return s.zerglings()
}

func (r *reached) cell(built, h, d, z int) int { return ((built*r.h+h)*r.d+d)*r.z + z }

// rankOf returns the rank of s, which grows with the slack (strong rule) or with the overlords (weak rule).
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

// add stores s and all states that it dominates.
func (r *reached) add(s state, marks int) {
	rank, z := r.rankOf(s, marks), r.counted(s, marks)
	if !r.strong {
		r.rank[r.cell(int(s.built), s.hatcheries(), s.drones(), z)] = rank
		return
	}
	free := s.built // the buildings and upgrades that a dominated state may lack
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

// addBelow raises the ranks of the entries below s to that of s. An entry's rank is never higher than the ranks
// below it, so addBelow can stop wherever it finds a rank that is high enough.
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
