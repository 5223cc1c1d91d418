package ordered

import (
	"fmt"
	"math/rand"
	"reflect"
	"testing"
)

func TestAssignments(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 200 {
		n := 1 + random.Intn(30)
		a := NewAssignments(n, 0)
		values := make([]int, n)
		collect := func(list *[]int) func(l, r, value int) {
			return func(l, r, value int) {
				for ; l < r; l++ {
					*list = append(*list, value)
				}
			}
		}
		for range 40 {
			l := random.Intn(n + 1)
			r := l + random.Intn(n-l+1)
			var seen, removed []int
			a.Each(l, r, collect(&seen))
			x := random.Intn(5)
			a.Assign(l, r, x, collect(&removed))
			want := append([]int(nil), values[l:r]...)
			if len(want)+len(seen) > 0 && !reflect.DeepEqual(seen, want) || !reflect.DeepEqual(removed, seen) {
				t.Fatalf("%v: from %d to %d were %v, and %v were removed", values, l, r, seen, removed)
			}
			for i := l; i < r; i++ {
				values[i] = x
			}
			if i := random.Intn(n); a.Get(i) != values[i] {
				t.Fatalf("%v: element %d is %d", values, i, a.Get(i))
			}
			// Pieces follow each other, and have one value each.
			for i := 0; i < n; {
				l, r, x := a.Piece(i + random.Intn(2)*min(1, n-1-i))
				if l > i || r <= i {
					l, r, x = a.Piece(i)
				}
				if l != i || r <= i || r > n {
					t.Fatalf("%v: the piece from %d is %d to %d", values, i, l, r)
				}
				for ; i < r; i++ {
					if values[i] != x {
						t.Fatalf("%v: %d is in the piece of %d from %d to %d", values, i, x, l, r)
					}
				}
			}
		}
	}
	if a := NewAssignments(0, 1); a.n != 0 {
		t.Error("nothing")
	}
}

// TestAssignmentsBuckets makes calls on so many pieces that their map has several buckets.
func TestAssignmentsBuckets(t *testing.T) {
	const n = 3000
	random := rand.New(rand.NewSource(2))
	values := random.Perm(n)
	a := AssignmentsOf(values)
	for call := range 3000 {
		l := random.Intn(n)
		r := l + 1 + random.Intn(min(10, n-l))
		if call%100 == 0 {
			r = l + 1 + random.Intn(n-l)
		}
		next := l
		a.Assign(l, r, -call, func(from, to, value int) {
			if from != next || to <= from || to > r || values[from] != value || values[to-1] != value {
				t.Fatalf("call %d removes %d to %d with value %d, want from %d", call, from, to, value, next)
			}
			next = to
		})
		if next != r {
			t.Fatalf("call %d: removed from %d to %d, want to %d", call, l, next, r)
		}
		for i := l; i < r; i++ {
			values[i] = -call
		}
		if i := random.Intn(n); a.Get(i) != values[i] {
			t.Fatalf("call %d: element %d is %d, want %d", call, i, a.Get(i), values[i])
		}
	}

	// visit may assign.
	a.Each(100, n, func(l, r, value int) { a.Assign(l, r, value+1, nil) })
	next := 0
	a.Each(0, n, func(l, r, value int) {
		want := values[l]
		if l >= 100 {
			want++
		}
		if l != next || value != want {
			t.Fatalf("%d to %d is %d, want %d", l, r, value, want)
		}
		next = r
	})
	if next != n {
		t.Errorf("the pieces end at %d, want %d", next, n)
	}
}

func ExampleAssignments() {
	a := NewAssignments(10, "white")
	a.Assign(2, 6, "red", nil)
	a.Assign(4, 8, "blue", func(l, r int, old string) { fmt.Println("no longer", old, "from", l, "to", r) })
	a.Each(0, 10, func(l, r int, value string) { fmt.Print(l, "-", r, " ", value, " ") })
	// Output:
	// no longer red from 4 to 6
	// no longer white from 6 to 8
	// 0-2 white 2-4 red 4-8 blue 8-10 white
}

// Add 10 to a range, piece by piece.
func ExampleAssignmentsOf() {
	a := AssignmentsOf([]int{5, 1, 1, 7})
	a.Assign(1, 3, 2, nil)
	a.Each(0, 3, func(l, r, value int) { a.Assign(l, r, value+10, nil) })
	a.Each(0, 4, func(l, r, value int) { fmt.Print(l, "-", r, " ", value, " ") })
	// Output: 0-1 15 1-3 12 3-4 7
}
