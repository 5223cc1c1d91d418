package ordered

import (
	"fmt"
	"math/rand"
	"reflect"
	"testing"
)

// runs returns the maximal intervals of true elements.
func runs(has []bool) (list [][2]int) {
	for x, in := range has {
		switch {
		case !in:
		case x > 0 && has[x-1]:
			list[len(list)-1][1] = x + 1
		default:
			list = append(list, [2]int{x, x + 1})
		}
	}
	return list
}

// TestIntervals compares a set with a slice. In every second round, some intervals [l, r) are empty or have
// l > r; these must change nothing.
func TestIntervals(t *testing.T) {
	const most = 12
	random := rand.New(rand.NewSource(1))
	for round := range 2000 {
		s, has := NewIntervals(), make([]bool, most)
		for range 15 {
			l := random.Intn(most)
			r := l + 1 + random.Intn(most-l)
			if round%2 == 1 {
				r = random.Intn(most + 1)
			}
			add := random.Intn(2) == 0
			if add {
				s.Add(l, r)
			} else {
				s.Remove(l, r)
			}
			for x := l; x < r; x++ {
				has[x] = add
			}

			var got [][2]int
			for i := range s.Len() {
				l, r := s.At(i)
				got = append(got, [2]int{l, r})
			}
			want := runs(has)
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("after the change of [%d, %d) (added: %t): intervals %v, want %v", l, r, add, got, want)
			}
			checkFind(t, s, want, has)
		}
	}
}

// checkFind compares the results of Find and Count with has, which tells for each number whether it is in the
// set.
func checkFind(t *testing.T, s *Intervals, want [][2]int, has []bool) {
	count := 0
	for x := -1; x <= len(has); x++ {
		in := x >= 0 && x < len(has) && has[x]
		l, r, ok := s.Find(x)
		if ok != in || ok && (l > x || x >= r) {
			t.Fatalf("%v: Find(%d) = %d, %d, %t", want, x, l, r, ok)
		}
		if in {
			count++
		}
	}
	if s.Count() != count {
		t.Fatalf("%v: Count() = %d, want %d", want, s.Count(), count)
	}
}

// One call merges very many intervals, and another call removes very many.
func TestIntervalsMany(t *testing.T) {
	const n = 100_000
	s := NewIntervals()
	for i := range n {
		s.Add(3*i, 3*i+2)
	}
	if s.Len() != n || s.Count() != 2*n {
		t.Fatalf("%d intervals, %d ints", s.Len(), s.Count())
	}
	s.Add(1, 3*n-2)
	if l, r := s.At(0); s.Len() != 1 || l != 0 || r != 3*n-1 {
		t.Fatalf("%d intervals, the first one is %d to %d", s.Len(), l, r)
	}
	for i := range n {
		s.Remove(3*i, 3*i+1)
	}
	s.Remove(-5, 3*n)
	if s.Len() != 0 || s.Count() != 0 {
		t.Fatalf("%d intervals, %d ints", s.Len(), s.Count())
	}
}

func ExampleIntervals() {
	s := NewIntervals()
	s.Add(1, 4)
	s.Add(6, 9)
	s.Add(4, 5) // touches the first interval
	s.Remove(7, 8)
	for i := 0; i < s.Len(); i++ {
		fmt.Print(s.At(i))
		fmt.Print("; ")
	}
	fmt.Println(s.Count())
	// Output: 1 5; 6 7; 8 9; 6
}
