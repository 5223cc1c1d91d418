package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

// The operation is the concatenation of strings, which does not commute. For every size up to 17, the test
// calls Fold with every range, and MaxRight and MinLeft with every position. MaxRight and MinLeft look for
// the longest range whose fold (a string) is not longer than a limit; the test tries every limit.
func TestSegTree(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	join := func(a, b string) string { return a + b }
	for n := 0; n <= 17; n++ {
		values := make([]string, n)
		for i := range values {
			values[i] = "abc"[:random.Intn(3)]
		}
		tree := NewSegTree(values, join, "")
		for round := 0; round < n; round++ {
			i := random.Intn(n)
			values[i] = "xyz"[:random.Intn(3)]
			tree.Set(i, values[i])
			if tree.Get(i) != values[i] {
				t.Fatalf("Get(%d) = %q, want %q", i, tree.Get(i), values[i])
			}
		}

		for l := 0; l <= n; l++ {
			want := ""
			for r := l; r <= n; r++ {
				if got := tree.Fold(l, r); got != want {
					t.Fatalf("%q: Fold(%d, %d) = %q, want %q", values, l, r, got, want)
				}
				if r < n {
					want += values[r]
				}
			}
		}
		for limit := 0; limit < 2*n+2; limit++ {
			short := func(s string) bool { return len(s) <= limit }
			for i := 0; i <= n; i++ {
				r, l := i, i
				for r < n && short(tree.Fold(i, r+1)) {
					r++
				}
				for l > 0 && short(tree.Fold(l-1, i)) {
					l--
				}
				if got := tree.MaxRight(i, short); got != r {
					t.Fatalf("%q: MaxRight(%d) with %d letters = %d, want %d", values, i, limit, got, r)
				}
				if got := tree.MinLeft(i, short); got != l {
					t.Fatalf("%q: MinLeft(%d) with %d letters = %d, want %d", values, i, limit, got, l)
				}
			}
		}
	}
}

func ExampleSegTree() {
	least := func(a, b int) int {
		if a < b {
			return a
		}
		return b
	}
	t := NewSegTree([]int{5, 3, 8, 1}, least, 1<<62)
	fmt.Println(t.Fold(0, 3), t.Fold(2, 4))
	t.Set(3, 9)
	fmt.Println(t.Fold(2, 4), t.MaxRight(2, func(m int) bool { return m > 8 }), t.MaxRight(0, func(m int) bool { return m > 2 }))
	// Output:
	// 3 1
	// 8 2 4
}
