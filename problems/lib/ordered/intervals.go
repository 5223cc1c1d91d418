package ordered

// Intervals is a set of ints, stored as disjoint intervals [l, r) that do not touch each other.
// Other names: interval container, interval set, union of intervals.
//
// Use: s := NewIntervals(); s.Add(l, r); s.Remove(l, r); s.Find(x); for i := 0; i < s.Len(); i++ { s.At(i) }.
// Cost: O(log n) for each call, amortized: a call may delete many intervals, but each interval is deleted
// only once.
// Idea: intervals that overlap or touch are merged at once. So only one interval can contain a number x: the
// one with the greatest start that is at most x. Map.Floor finds it.
// Tested: against a slice of booleans, on random calls. Source: folklore; KACTL 2016,
// IntervalContainer.
type Intervals struct {
	ends  *Map[int, int] // the keys are the starts of the intervals, the values their ends
	count int
}

// NewIntervals returns an empty set.
func NewIntervals() *Intervals {
	return &Intervals{ends: NewMap[int, int](func(a, b int) bool { return a < b })}
}

// Len returns the number of intervals.
func (s *Intervals) Len() int { return s.ends.Len() }

// At returns the i-th interval from the left, counted from 0.
func (s *Intervals) At(i int) (l, r int) {
	l, r, _ = s.ends.At(i)
	return l, r
}

// Count returns how many ints the set contains: the total length of the intervals.
func (s *Intervals) Count() int { return s.count }

// Find returns the interval that contains x; ok is false if there is none.
func (s *Intervals) Find(x int) (l, r int, ok bool) {
	l, r, ok = s.ends.Floor(x)
	if !ok || x >= r {
		return 0, 0, false
	}
	return l, r, true
}

// Add adds the ints from l to r-1.
func (s *Intervals) Add(l, r int) {
	if l >= r {
		return
	}
	if start, end, ok := s.ends.Floor(l); ok && end >= l {
		l = start
	}

	// Merge the intervals that begin inside the new one or at its end.
	for {
		start, end, ok := s.ends.Ceiling(l)
		if !ok || start > r {
			break
		}
		s.delete(start, end)
		if end > r {
			r = end
		}
	}
	s.put(l, r)
}

// Remove removes the ints from l to r-1.
func (s *Intervals) Remove(l, r int) {
	if l >= r {
		return
	}

	// Cut the interval that contains l at l. Then all intervals to remove begin at l or later.
	if start, end, ok := s.Find(l); ok && start < l {
		s.delete(start, end)
		s.put(start, l)
		s.put(l, end)
	}
	for {
		start, end, ok := s.ends.Ceiling(l)
		if !ok || start >= r {
			break
		}
		s.delete(start, end)
		if end > r {
			s.put(r, end)
		}
	}
}

// put adds the interval [l, r), which must touch no other one.
func (s *Intervals) put(l, r int) {
	s.ends.Put(l, r)
	s.count += r - l
}

// delete removes the interval [l, r), which must be in the set.
func (s *Intervals) delete(l, r int) {
	s.ends.Delete(l)
	s.count -= r - l
}
