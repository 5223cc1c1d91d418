package main

// This file contains the table of the reached states and of all states that they dominate. A dominated state
// need not be searched.
//
// A mark is a second at which the enemy attacks. Control is the number of drones and zerglings that the
// overlords allow. The slack of a state is the control that would be left if the drones that became buildings
// still counted. The slack is infinite if control cannot grow any more.
//
// Of two states that have passed the same number of marks, a dominates b if a is reached no later than b, and
// one of two rules holds:
//   - weak: a has at least as many overlords as b and equals b otherwise;
//   - strong: a has at least as many hatcheries, drones, zerglings and buildings as b, and at least as much
//     slack. State a also has the same upgrades as b; if no mark is left to pass, a may have more upgrades.
//     Zerglings above the number that a plan can need are ignored.
//
// The README proves that if a dominates b, for every plan from b there is a plan from a that is no slower.
// The strong rule is correct only if the maximum control is at least the most drones plus the most zerglings
// that a plan may need.

const (
	endless  = 1000 // stands for infinite slack
	perMarks = 4096 // what each passed mark adds to a rank (see reached); two slacks differ by less
)

// A value of type reached is the table. For each combination of hatcheries, drones, zerglings, buildings and upgrades
// it contains the highest rank of the reached states that have this combination or, under the strong rule, dominate it.
// The rank of a state grows with its slack (strong rule) or with its overlords (weak rule). States that have passed
// more marks (the times at which zerglings are lost) have higher ranks, so the table need not be cleared after a mark.
type reached struct {
	strong  bool
	last    int // the most marks that a plan can pass
	capO    int
	enough  []int // enough[m]: no plan needs more zerglings than this after it has passed m marks
	h, d, z int   // the sizes of the table
	rank    []int32
}

// newReached returns an empty table for plans that pass at most `last` marks. It uses the strong rule if this
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

// enough returns, for each number m of passed marks from 0 to last, a number of zerglings that is always
// enough: the target plus the greatest possible losses at marks m+1 to last.
func (g *game) enough(last int) []int {
	e := make([]int, last+1)
	e[last] = g.target
	for m := last; m > 0; m-- {
		e[m-1] = e[m] + need(m)
	}
	return e
}

// roomy reports whether the maximum control is at least the most drones plus the most zerglings that a plan
// with at most `last` marks can need.
func (g *game) roomy(last int) bool {
	return g.mostD+larger(g.enough(last)[0], g.start.zerglings()) <= g.mostControl()
}

// dominated reports whether s is equal to or dominated by an earlier state, with this number of passed marks.
func (r *reached) dominated(s state, marks int) bool {
	return r.rank[r.cell(int(s.built), s.hatcheries(), s.drones(), r.counted(s, marks))] >= r.rankOf(s, marks)
}

// counted returns the number of zerglings in s. With the strong rule, it does not count those above
// enough[marks], which no plan needs.
func (r *reached) counted(s state, marks int) int {
	if r.strong {
		return smaller(s.zerglings(), r.enough[marks])
	}
	return s.zerglings()
}

func (r *reached) cell(built, h, d, z int) int { return ((built*r.h+h)*r.d+d)*r.z + z }

// rankOf returns the rank of a state that has passed this number of marks.
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

	// A state dominated by s may lack all buildings of s. It may also lack upgrades if no mark is left.
	free := s.built
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

// addBelow gives the rank of s, if it is higher, to each entry with at most as many hatcheries, drones and
// zerglings as s. A smaller entry (no more of any of the three than another entry) never has a lower rank. So
// where addBelow finds a rank that is high enough, it can skip all smaller entries.
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
