package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// The test folds every range, for every size up to 20.
func TestSparseTable(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	for n := 1; n <= 20; n++ {
		values := make([]int, n)
		for i := range values {
			values[i] = 1 << random.Intn(5) * (1 + random.Intn(9))
		}
		table := NewSparseTable(values, gcd)
		for l := 0; l < n; l++ {
			want := 0
			for r := l + 1; r <= n; r++ {
				want = gcd(want, values[r-1])
				if got := table.Fold(l, r); got != want {
					t.Fatalf("%v: Fold(%d, %d) = %d, want %d", values, l, r, got, want)
				}
			}
		}
	}
}

func ExampleSparseTable() {
	t := NewSparseTable([]int{12, 18, 8, 6}, Max)
	fmt.Println(t.Fold(0, 2), t.Fold(0, 4), t.Fold(2, 3))
	// Output: 18 18 8
}
