package ordered

import (
	"math"
	"testing"
)

// TestEmpty calls every method that accepts an empty container, before and after an element was there.
func TestEmpty(t *testing.T) {
	heap, both := NewHeap(less), NewMinMax(less)
	m, s := NewMap[int, int](less), NewMultiset(less)
	intervals := NewIntervals()
	for round := range 2 {
		if heap.Len() != 0 || both.Len() != 0 || m.Len() != 0 || s.Len() != 0 || intervals.Len() != 0 || intervals.Count() != 0 {
			t.Errorf("round %d: a length is not 0", round)
		}
		_, ok1 := m.Get(3)
		_, _, ok2 := m.At(0)
		_, _, ok3 := m.Floor(3)
		_, _, ok4 := m.Ceiling(3)
		if ok1 || ok2 || ok3 || ok4 || m.Delete(3) || m.Rank(3) != 0 {
			t.Errorf("round %d: Map", round)
		}
		if _, ok := s.At(0); ok || s.Remove(3) || s.Rank(3) != 0 || s.RankAfter(3) != 0 {
			t.Errorf("round %d: Multiset", round)
		}
		if _, _, ok := intervals.Find(3); ok {
			t.Errorf("round %d: Intervals", round)
		}
		intervals.Remove(math.MinInt, math.MaxInt)
		intervals.Add(3, 3)
		intervals.Add(4, 3)

		heap.Push(3)
		heap.Pop()
		both.Push(3)
		both.PopMax()
		both.Push(3)
		both.PopMin()
		m.Put(3, 4)
		m.Delete(3)
		s.Add(3)
		s.Remove(3)
		intervals.Add(2, 5)
		intervals.Remove(0, 9)
	}

	for n := 0; n <= 65; n += 65 {
		set := NewIntSet(n)
		if set.Ceiling(0) != -1 || set.Floor(n) != -1 || set.Floor(-1) != -1 || set.Ceiling(n) != -1 {
			t.Errorf("IntSet of %d numbers", n)
		}
	}
}

// TestExtremeKeys stores the least and the greatest int.
func TestExtremeKeys(t *testing.T) {
	s := NewMultiset(less)
	for _, x := range []int{math.MaxInt, math.MinInt, 0, math.MinInt} {
		s.Add(x)
	}
	if s.Rank(math.MinInt) != 0 || s.RankAfter(math.MinInt) != 2 || s.Rank(math.MaxInt) != 3 || s.RankAfter(math.MaxInt) != 4 {
		t.Error("Multiset")
	}

	// The serial number of an element may be large.
	for range 3000 {
		s.Add(7)
		s.Remove(7)
	}
	s.Add(7)
	s.Add(7)
	if s.Rank(7) != 3 || s.RankAfter(7) != 5 {
		t.Errorf("Multiset after many calls: %d, %d", s.Rank(7), s.RankAfter(7))
	}

	intervals := NewIntervals()
	intervals.Add(math.MinInt, -1)
	intervals.Add(1, math.MaxInt)
	if l, r, ok := intervals.Find(math.MinInt); !ok || l != math.MinInt || r != -1 {
		t.Errorf("Intervals: %d, %d, %t", l, r, ok)
	}
	if _, _, ok := intervals.Find(math.MaxInt); ok || intervals.Len() != 2 {
		t.Error("Intervals: the end is excluded")
	}
}
