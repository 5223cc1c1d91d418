package main

import (
	"sort"

	"oj/problems/lib/search"
)

// This file turns the batches into edges of the graph, and selects the states that are expanded.

const everyState = 1 << 30 // a beam width with which no state is dropped

// A searcher looks for plans that take at most limit seconds.
type searcher struct {
	*game
	limit   int
	width   int  // the most states to expand at each second
	stopped bool // whether the search has dropped a state because of the limit
	reached reached
	batches []batch // scratch memory: the batches of one state
}

func newSearcher(g *game, limit, width int) *searcher {
	return &searcher{game: g, limit: limit, width: width, reached: newReached(g, g.marks(limit))}
}

// edges appends the edges of v. v was reached at the given time, the earliest one for its number of passed
// marks.
//
// Ordering a batch later is useless, unless one more mark is passed before the batch is complete. Even then
// it is useless if the batch has no upgrade, because the player reaches the same state by ordering the batch
// now and waiting for the mark afterwards. If the batch has an upgrade, these two ways lead to different
// states: a batch that is complete before the mark makes the loss at the mark smaller. (A smaller loss can be
// worse, because zerglings use up control.) So a batch with an upgrade has a second edge, which the method
// late appends.
func (s *searcher) edges(v state, time int, buf []search.Edge[state]) []search.Edge[state] {
	worthTrying := func(b batch) bool { return s.worthTrying(v, b, time) }
	s.batches = s.orders(v, worthTrying, s.batches[:0])
	for _, b := range s.batches {
		cost := s.cost(b)
		seconds := s.seconds(cost, v.drones())
		if seconds > 1 && s.twoSteps(v, b, cost, seconds) {
			continue
		}

		// The empty batch stands for waiting until the next mark.
		if b != (batch{}) {
			buf = s.arrive(v, b, time, time+seconds, buf)
		} else if s.interval > 0 {
			buf = s.arrive(v, b, time, s.nextMark(time), buf)
		}

		if b.built&(attack|defence) != 0 && s.interval > 0 {
			buf = s.late(v, b, time, seconds, buf)
		}
	}
	return buf
}

// worthTrying reports whether b, perhaps with additional units, may be the next batch of a plan within the
// time limit. It is optimistic, because it assumes that each hatchery makes both a drone and another unit. So
// it returns true for every useful batch, and for some others.
func (s *searcher) worthTrying(v state, b batch, time int) bool {
	end := time + s.seconds(s.cost(b), v.drones())

	// `drones` is an upper bound on the drones after any batch, and `units` a lower bound on the units that
	// are then missing. So the bound computed from them is a lower bound for every batch with b's hatcheries.
	drones := smaller(v.drones()+v.hatcheries(), s.mostD)
	units := larger(0, s.bound.left(v)-v.hatcheries())
	return s.inTime(end, s.bound.at(v.hatcheries()+b.hatcheries(), drones, units))
}

// inTime reports whether a plan can keep the time limit if it needs at least `left` seconds after second
// `end`.
func (s *searcher) inTime(end, left int) bool {
	if end+left <= s.limit {
		return true
	}

	// The state is dropped because of the limit. Record this, unless the state has no plan at all (left is
	// the constant far): then a higher limit would not help.
	s.stopped = s.stopped || left < far
	return false
}

// late appends a second edge for the batch. Suppose that the batch is ordered now, and let M be the first
// mark after its end. The second edge orders the batch later, so that it ends exactly at M.
func (s *searcher) late(v state, b batch, time, seconds int, buf []search.Edge[state]) []search.Edge[state] {
	// If this late order is at or after the next mark, the edge is not needed: the vertex at the next mark has an edge
	// for the batch.
	end := s.nextMark(time + seconds)
	if end-seconds >= s.nextMark(time) {
		return buf
	}
	return s.arrive(v, b, time, end, buf)
}

// nextMark returns the time of the first mark after the given time.
func (s *searcher) nextMark(time int) int { return (s.marks(time) + 1) * s.interval }

// arrive appends the edge for a batch that is complete at end, if the player has enough zerglings for the
// losses at the marks. It drops the state after the batch if no plan from there can keep the limit, or if
// another state dominates it.
func (s *searcher) arrive(v state, b batch, time, end int, buf []search.Edge[state]) []search.Edge[state] {
	last := s.marks(end)
	if end > s.limit {
		s.stopped = true
		return buf
	}

	// The zerglings lost at the marks must exist before the batch; the zerglings of the batch itself come too late.
	lost := lost(v.built, s.marks(time), last)
	if lost > v.zerglings() {
		return buf
	}

	// Hatcheries and buildings use up drones.
	v.h += b.h
	v.d += b.d - uint8(b.turned())
	v.z += b.z - uint8(lost)
	v.o += b.o
	v.built |= b.built

	if !s.inTime(end, s.bound.of(v)) || s.reached.dominated(v, last) {
		return buf
	}

	// If the batch leads to more zerglings than a plan can need, omit it: the same batch with fewer zerglings
	// is no worse.
	if b.z > 0 && s.reached.strong && v.zerglings() > s.reached.enough[last] {
		return buf
	}
	return append(buf, search.Edge[state]{To: v, Cost: end - time})
}

// keep drops the states that are dominated by another state with the same number of passed marks that was reached now
// or earlier. It processes states with a greater sum (method sum) first, because a state can dominate only states whose
// sum is not greater.
func (s *searcher) keep(time int, came []search.Arrival[state]) []search.Arrival[state] {
	marks := s.marks(time)
	var kept []search.Arrival[state]
	for _, a := range s.greatestFirst(came, marks) {
		if !s.reached.dominated(a.S, marks) {
			s.reached.add(a.S, marks)
			kept = append(kept, a)
		}
	}

	// The beam search keeps only the most promising states.
	if len(kept) > s.width {
		sort.Slice(kept, func(i, j int) bool { return s.estimate(kept[i].S) < s.estimate(kept[j].S) })
		kept = kept[:s.width]
	}
	return kept
}

// estimate returns an estimate of the remaining time of a plan from v, in thousandths of a second. It is the
// lower bound, plus the time in which the present income pays for the items that the bound ignores.
func (s *searcher) estimate(v state) int {
	overlords := larger(0, ceilDiv(s.target+v.drones(), perOne)-v.overlords())
	money := s.building[everything&^v.built] + overlords*(s.overlord-s.bound.price)
	return 1000*s.bound.of(v) + 1000*money/(s.rate*v.drones())
}

// greatestFirst drops dominated states and sorts the others in descending order of their sums (method sum).
func (s *searcher) greatestFirst(came []search.Arrival[state], marks int) []search.Arrival[state] {
	var begin [5*256 + 1]int
	fresh := came[:0]
	for _, a := range came {
		if !s.reached.dominated(a.S, marks) {
			fresh = append(fresh, a)
			begin[a.S.sum()]++
		}
	}

	// This is a counting sort. After this loop, begin[sum] is the index of the first state with this sum.
	at := 0
	for sum := len(begin) - 1; sum >= 0; sum-- {
		begin[sum], at = at, at+begin[sum]
	}

	sorted := make([]search.Arrival[state], len(fresh))
	for _, a := range fresh {
		sorted[begin[a.S.sum()]] = a
		begin[a.S.sum()]++
	}
	return sorted
}

// sum returns the number of hatcheries, drones, zerglings and overlords, plus the bit mask of buildings and upgrades,
// which each building or upgrade makes larger.
func (s state) sum() int {
	return s.hatcheries() + s.drones() + s.zerglings() + s.overlords() + int(s.built)
}
