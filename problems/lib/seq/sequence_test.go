package seq

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"
)

// TestSequence compares a sequence of letters with a slice. The operation is concatenation, because then a
// fold shows the order of the elements.
func TestSequence(t *testing.T) {
	random := rand.New(rand.NewSource(30))
	for round := range 400 {
		var want []string
		for range round % 9 {
			want = append(want, string(rune('a'+random.Intn(26))))
		}
		s := NewSequence(want, func(a, b string) string { return a + b }, "")
		for range 40 {
			l := random.Intn(len(want) + 1)
			r := l + random.Intn(len(want)-l+1)
			switch random.Intn(5) {
			case 0:
				x := string(rune('a' + random.Intn(26)))
				s.Insert(l, x)
				want = slices.Insert(slices.Clone(want), l, x)
			case 1:
				if l < len(want) {
					s.Delete(l)
					want = slices.Delete(slices.Clone(want), l, l+1)
				}
			case 2:
				s.Reverse(l, r)
				want = slices.Clone(want)
				slices.Reverse(want[l:r])
			case 3:
				part := slices.Clone(want[l:r])
				rest := slices.Delete(slices.Clone(want), l, r)
				to := random.Intn(len(rest) + 1)
				s.Move(l, r, to)
				want = slices.Insert(rest, to, part...)
			case 4:
				if got := s.Fold(l, r); got != strings.Join(want[l:r], "") {
					t.Fatalf("%v: Fold(%d, %d) = %q", want, l, r, got)
				}
			}
			if got := s.Fold(0, s.Len()); s.Len() != len(want) || got != strings.Join(want, "") {
				t.Fatalf("%d elements %q, want %q", s.Len(), got, want)
			}
		}
	}
}

// TestLazySequence changes ranges by affine functions, which do not commute. A fold is the polynomial hash of its
// elements, so that it shows their order: value is the sum of the element at position k times base^k.
func TestLazySequence(t *testing.T) {
	const base, m = 1000, 1_000_003
	type fold struct{ value, powers, next int } // next is base^length, powers the sum of base^k below it
	of := func(x int) fold { return fold{x, 1, base} }
	op := func(a, b fold) fold {
		return fold{(a.value + a.next*b.value) % m, (a.powers + a.next*b.powers) % m, a.next * b.next % m}
	}
	type affine struct{ a, b int }
	apply := func(f affine, v fold) fold { return fold{(f.a*v.value + f.b*v.powers) % m, v.powers, v.next} }
	compose := func(f, g affine) affine { return affine{f.a * g.a % m, (f.a*g.b + f.b) % m} }

	random := rand.New(rand.NewSource(31))
	for round := range 300 {
		var list []int
		var start []fold
		for range round % 9 {
			list = append(list, random.Intn(m))
			start = append(start, of(list[len(list)-1]))
		}
		s := NewLazySequence(start, op, fold{0, 0, 1}, apply, compose, affine{1, 0})
		for range 60 {
			l := random.Intn(len(list) + 1)
			r := l + random.Intn(len(list)-l+1)
			switch random.Intn(6) {
			case 0:
				x := random.Intn(m)
				s.Insert(l, of(x))
				list = slices.Insert(list, l, x)
			case 1:
				if l < len(list) {
					s.Delete(l)
					list = slices.Delete(list, l, l+1)
				}
			case 2:
				s.Reverse(l, r)
				slices.Reverse(list[l:r])
			case 3:
				part := slices.Clone(list[l:r])
				rest := slices.Delete(slices.Clone(list), l, r)
				to := random.Intn(len(rest) + 1)
				s.Move(l, r, to)
				list = slices.Insert(rest, to, part...)
			default:
				f := affine{random.Intn(3), random.Intn(m)} // a = 0 assigns
				s.Change(l, r, f)
				for i := l; i < r; i++ {
					list[i] = (f.a*list[i] + f.b) % m
				}
			}
			l = random.Intn(len(list) + 1)
			r = l + random.Intn(len(list)-l+1)
			want := fold{0, 0, 1}
			for _, x := range list[l:r] {
				want = op(want, of(x))
			}
			if got := s.Fold(l, r); got != want {
				t.Fatalf("%v: Fold(%d, %d) = %v, want %v", list, l, r, got, want)
			}
		}
	}
}

// TestSequenceLong checks that the tree of a long list is shallow: after element after element was appended, and at
// the end. In between, the test reverses the first r elements, for r = 1, 2, ..., n. This moves odd values to the first
// half and even values to the second half.
func TestSequenceLong(t *testing.T) {
	const n = 20_000
	values := make([]int, n)
	for i := range values {
		values[i] = i
	}
	last := func(a, b int) int {
		if b < 0 {
			return a
		}
		return b
	}
	s := NewSequence(values[:n/10], last, -1)
	for _, x := range values[n/10:] {
		s.Insert(s.Len(), x)
	}
	var depth func(n int32) int
	depth = func(n int32) int {
		if n == 0 {
			return 0
		}
		return 1 + max(depth(s.nodes[n].left), depth(s.nodes[n].right))
	}
	if d := depth(s.root); d > 60 {
		t.Errorf("the tree has depth %d", d)
	}
	for r := 1; r <= n; r++ {
		s.Reverse(0, r)
	}
	if d := depth(s.root); d > 60 {
		t.Errorf("after the reversals, the tree has depth %d", d)
	}
	// Now the first half of the list is n-1, n-3, ..., 1, and the second half is 0, 2, ..., n-2.
	for i := range n {
		want := n - 1 - 2*i
		if i >= n/2 {
			want = 2 * (i - n/2)
		}
		if got := s.Fold(i, i+1); got != want {
			t.Fatalf("element %d is %d, want %d", i, got, want)
		}
	}
}

func ExampleSequence() {
	s := NewSequence([]string{"a", "b", "c", "d", "e"}, func(a, b string) string { return a + b }, "")
	s.Reverse(1, 4)
	fmt.Println(s.Fold(0, 5))
	s.Move(0, 2, 3) // move the first two elements to the end
	s.Insert(0, "x")
	fmt.Println(s.Fold(0, s.Len()), s.Fold(1, 3))
	// Output:
	// adcbe
	// xcbead cb
}

// The sums of ranges that are reversed and to which numbers are added.
func ExampleNewLazySequence() {
	type sum struct{ total, count int }
	add := func(a, b sum) sum { return sum{a.total + b.total, a.count + b.count} }
	raise := func(x int, s sum) sum { return sum{s.total + x*s.count, s.count} }
	both := func(x, y int) int { return x + y }
	s := NewLazySequence([]sum{{1, 1}, {2, 1}, {3, 1}, {4, 1}}, add, sum{}, raise, both, 0)
	s.Change(0, 2, 10) // 11 12 3 4
	s.Reverse(1, 4)    // 11 4 3 12
	fmt.Println(s.Fold(0, 2).total, s.Fold(2, 4).total)
	// Output: 15 15
}
