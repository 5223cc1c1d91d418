package seq

import (
	"fmt"
	"math/rand"
	"sort"
	"testing"
)

// Each round uses random numbers below a limit, which differs from round to round. The test tries every
// range, every k and every bound.
func TestWavelet(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	for round := 0; round < 60; round++ {
		values := make([]int, round%12)
		for i := range values {
			values[i] = random.Intn(1 + round%9)
		}
		w := NewWavelet(values)
		for l := 0; l <= len(values); l++ {
			for r := l; r <= len(values); r++ {
				sorted := append([]int(nil), values[l:r]...)
				sort.Ints(sorted)
				for k, want := range sorted {
					if got := w.Kth(l, r, k); got != want {
						t.Fatalf("%v: Kth(%d, %d, %d) = %d, want %d", values, l, r, k, got, want)
					}
				}
				for bound := -1; bound <= 20; bound++ {
					want := sort.SearchInts(sorted, bound)
					if got := w.Less(l, r, bound); got != want {
						t.Fatalf("%v: Less(%d, %d, %d) = %d, want %d", values, l, r, bound, got, want)
					}
				}
			}
		}
	}
}

func ExampleWavelet() {
	w := NewWavelet([]int{5, 1, 3, 1, 4})
	fmt.Println(w.Kth(0, 3, 1), w.Less(1, 5, 4))
	// Output: 3 3
}
