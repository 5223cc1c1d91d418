// This file computes from the log which problems the learner has solved, and when each of them is due again.

package command

import (
	"slices"
	"time"

	"oj/tools/shared/journal"
)

// intervals contains numbers of days: from the first AC to the first review, from the first review to the
// second one, and so on.
var intervals = []int{2, 7, 21, 60}

// history summarizes the log's entries about a problem.
type history struct {
	solved  bool
	started bool // whether the learner has begun an attempt, and has neither solved the problem nor given up since then
	hints   int  // the number of the last hint shown in this attempt; 0 for none

	reviews int       // the number of reviews: how often the problem was solved again after it had become due
	last    time.Time // the time of the AC or of giving up; the days to the next review are counted from this time
	helped  bool      // whether hints were shown in the attempt that ended with the last AC
	gaveUp  bool      // whether our solution was shown and the problem has not been solved since then
	seen    bool      // whether our solution was shown before the last AC
	skipped bool      // whether the learner has skipped the problem, and not begun it since then
	givenUp int       // how often our solution was shown
}

// histories returns the history of each problem. The entries must be in chronological order.
func histories(entries []journal.Entry) map[string]history {
	all := map[string]history{}
	for _, e := range entries {
		h := all[e.Problem]
		switch {
		case e.Event == journal.Started:
			h.started, h.hints, h.skipped = true, 0, false
		case e.Event == journal.Skipped:
			h.skipped = true
		case e.Event == journal.Reviewed && h.solved && !h.gaveUp:
			h = h.accepted(e.Time)
		case e.Event == journal.Hint:
			h.hints = e.Hint
		case e.Event == journal.GaveUp:
			h.gaveUp, h.seen, h.started = true, true, false
			h.givenUp++
			h.reviews, h.last, h.hints = 0, e.Time, 0
		case e.Verdict == journal.Accepted:
			h = h.accepted(e.Time)
		}
		all[e.Problem] = h
	}
	return all
}

// accepted returns the history after an AC.
func (h history) accepted(at time.Time) history {
	switch {
	case !h.solved || h.gaveUp:
		h.last = at
	case at.Before(h.due()):
		// The problem was not due yet, so this AC is not a review. For example, the learner has submitted
		// the program to the site after practise had accepted it.
		h.started, h.hints = false, 0
		return h
	default:
		h.reviews++
		h.last = at
		h.seen = false
	}
	h.solved, h.gaveUp, h.started = true, false, false
	h.helped, h.hints = h.hints > 0, 0
	return h
}

// due returns the beginning of the day on which the problem is due again. It returns the zero time if the
// last review is done, or if the learner has neither solved the problem nor given up.
func (h history) due() time.Time {
	never := !h.solved && !h.gaveUp
	if never || h.reviews >= len(intervals) {
		return time.Time{}
	}

	// A learner who needed hints or has seen the solution must review the problem earlier.
	days := intervals[h.reviews]
	switch {
	case h.gaveUp || h.seen:
		days = 1
	case h.helped:
		days = (days + 1) / 2
	}

	// Count whole days, so that a review is due from the beginning of a day, not from the minute of the last AC.
	y, m, d := h.last.Local().Date()
	return time.Date(y, m, d+days, 0, 0, 0, 0, time.Local)
}

// isDue reports whether the problem is due at this time.
func (h history) isDue(now time.Time) bool {
	due := h.due()
	return !due.IsZero() && !now.Before(due)
}

// next returns the first unsolved lesson that is open, or nil. A lesson that was skipped, or whose solution was shown, comes
// only if there is no other one: the reviews offer it again.
func (c *course) next(all map[string]history) (last *lesson) {
	for _, l := range c.lessons {
		h := all[l.id]
		if h.solved || !c.isOpen(l, all) {
			continue
		}
		if !h.skipped && !h.gaveUp {
			return l
		}
		if last == nil {
			last = l
		}
	}
	return last
}

// enough is how often a learner must have given up a problem to go on to the problems that need it.
const enough = 2

// isOpen reports whether all prerequisites of a lesson are solved or skipped, or were given up often enough.
func (c *course) isOpen(l *lesson, all map[string]history) bool { return len(c.missing(l, all)) == 0 }

// missing returns the prerequisites of a lesson that are neither solved nor skipped, and were not given up often enough.
func (c *course) missing(l *lesson, all map[string]history) (ids []string) {
	for _, id := range l.needs {
		if h := all[id]; !h.solved && !h.skipped && h.givenUp < enough {
			ids = append(ids, id)
		}
	}
	return ids
}

// blocking returns the ids of the lessons that were given up, but not often enough to go on to the lessons that need them.
func (c *course) blocking(all map[string]history) (ids []string) {
	for _, l := range c.lessons {
		needed := slices.ContainsFunc(c.lessons, func(other *lesson) bool { return slices.Contains(c.missing(other, all), l.id) })
		if all[l.id].gaveUp && needed {
			ids = append(ids, l.id)
		}
	}
	return ids
}

// dueNow returns the lessons that are due.
func (c *course) dueNow(all map[string]history, now time.Time) (list []*lesson) {
	for _, l := range c.lessons {
		if all[l.id].isDue(now) {
			list = append(list, l)
		}
	}
	return list
}
