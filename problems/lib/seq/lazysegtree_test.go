package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

// A part contains the sum and the number of some values. A value of type affine is the change v -> a*v + b.
// The tests use these changes because their order matters.
type part struct{ sum, count int }
type affine struct{ a, b int }

func newAffineTree(values []int) *LazySegTree[part, affine] {
	return NewLazySegTree(partsOf(values),
		func(a, b part) part { return part{a.sum + b.sum, a.count + b.count} }, part{},
		func(f affine, p part) part { return part{f.a*p.sum + f.b*p.count, p.count} },
		func(f, g affine) affine { return affine{f.a * g.a, f.a*g.b + f.b} }, affine{1, 0})
}

func partsOf(values []int) []part {
	parts := make([]part, len(values))
	for i, v := range values {
		parts[i] = part{v, 1}
	}
	return parts
}

// For every size up to 20, the test makes random changes of ranges and single values, and checks every range
// after each change. It uses new trees, and one tree again for ascending, descending and random sizes.
func TestLazySegTree(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	reused := newAffineTree(nil)
	for run := 0; run < 100; run++ {
		n := run
		if run > 40 {
			n = random.Intn(40)
		} else if run > 20 {
			n = 40 - run
		}

		values := make([]int, n)
		for i := range values {
			values[i] = random.Intn(9)
		}
		tree := reused
		if run%5 == 0 {
			tree = newAffineTree(values)
		} else {
			tree.Reset(partsOf(values))
		}
		for round := 0; round < 12; round++ {
			l := random.Intn(n + 1)
			r := l + random.Intn(n-l+1)
			f := affine{random.Intn(3) - 1, random.Intn(5)}
			tree.Change(l, r, f)
			for i := l; i < r; i++ {
				values[i] = f.a*values[i] + f.b
			}
			if n > 0 {
				i := random.Intn(n)
				values[i]++
				tree.Set(i, part{values[i], 1})
				if got := tree.Get(i).sum; got != values[i] {
					t.Fatalf("Get(%d) = %d, want %d", i, got, values[i])
				}
			}

			for l := 0; l <= n; l++ {
				want := part{}
				for r := l; r <= n; r++ {
					if got := tree.Fold(l, r); got != want {
						t.Fatalf("%v: Fold(%d, %d) = %v, want %v", values, l, r, got, want)
					}
					if r < n {
						want = part{want.sum + values[r], want.count + 1}
					}
				}
			}
		}
	}
}

// Add x to all values of a range, and ask for the sum of a range. The sum grows by x times the number of values, so the
// tree stores this number beside the sum.
func ExampleLazySegTree() {
	type part struct{ sum, count int }
	join := func(a, b part) part { return part{a.sum + b.sum, a.count + b.count} }
	add := func(x int, p part) part { return part{p.sum + x*p.count, p.count} }
	both := func(x, y int) int { return x + y }

	t := NewLazySegTree([]part{{1, 1}, {2, 1}, {3, 1}, {4, 1}}, join, part{}, add, both, 0)
	t.Change(1, 4, 10) // the values are now 1 12 13 14
	t.Change(0, 2, 5)  // the values are now 6 17 13 14
	fmt.Println(t.Fold(0, 4).sum, t.Fold(1, 2).sum)
	// Output: 50 17
}

func ExampleMax() {
	heights := NewSegTree([]int{3, 1, 2}, Max, 0)
	fmt.Println(heights.Fold(1, 3), Min(5, 4))
	// Output: 2 4
}
