package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

// For every size up to 20, the test changes random ranges. After each change, it calls MaxRight and MinLeft
// with every position and with random limits on the sum and the number of values, and compares the results
// with a loop over the values. The values stay non-negative, so that a longer range never has a smaller sum:
// a condition that fails for a range must also fail for all longer ranges.
func TestLazySearch(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	for n := 0; n <= 20; n++ {
		values := make([]int, n)
		tree := newAffineTree(values)
		for round := 0; round < 12; round++ {
			l := random.Intn(n + 1)
			r := l + random.Intn(n-l+1)
			f := affine{random.Intn(3), random.Intn(4)}
			tree.Change(l, r, f)
			for i := l; i < r; i++ {
				values[i] = f.a*values[i] + f.b
			}

			// Try the positions in random order, because a search pushes pending changes down, and so affects
			// later searches.
			for _, i := range random.Perm(n + 1) {
				limit := random.Intn(40)
				ok := func(p part) bool { return p.sum <= limit && p.count <= 1+limit/4 }

				want, sum := i, 0
				for want < n && sum+values[want] <= limit && want-i < 1+limit/4 {
					sum += values[want]
					want++
				}
				if got := tree.MaxRight(i, ok); got != want {
					t.Fatalf("%v: MaxRight(%d) with limit %d = %d, want %d", values, i, limit, got, want)
				}

				want, sum = i, 0
				for want > 0 && sum+values[want-1] <= limit && i-want < 1+limit/4 {
					want--
					sum += values[want]
				}
				if got := tree.MinLeft(i, ok); got != want {
					t.Fatalf("%v: MinLeft(%d) with limit %d = %d, want %d", values, i, limit, got, want)
				}
			}
		}
	}
}

func ExampleLazySegTree_MaxRight() {
	t := newAffineTree([]int{1, 2, 3, 4})
	t.Change(1, 4, affine{10, 0}) // multiply three values by 10; the values are now 1 20 30 40
	fmt.Println(t.MaxRight(0, func(p part) bool { return p.sum <= 60 }))
	// Output: 3
}
