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

// The test tries every range and every bound of random short sequences, with weights of both signs.
func TestWaveletSums(t *testing.T) {
	random := rand.New(rand.NewSource(8))
	for round := 0; round < 60; round++ {
		values, weights := make([]int, round%12), make([]int, round%12)
		for i := range values {
			values[i], weights[i] = random.Intn(1+round%9), random.Intn(201)-100
		}
		w := NewWaveletSums(values, weights)
		for l := 0; l <= len(values); l++ {
			for r := l; r <= len(values); r++ {
				for bound := -1; bound <= 20; bound++ {
					wantCount, wantSum := 0, 0
					for i := l; i < r; i++ {
						if values[i] < bound {
							wantCount++
							wantSum += weights[i]
						}
					}
					if count, sum := w.Below(l, r, bound); count != wantCount || sum != wantSum {
						t.Fatalf("%v, weights %v: Below(%d, %d, %d) = %d, %d, want %d, %d",
							values, weights, l, r, bound, count, sum, wantCount, wantSum)
					}
				}
			}
		}
	}

	// At the edges of the stated domain.
	most := 1<<62 - 1
	w := NewWaveletSums([]int{most, 0, most}, []int{most, -5, most})
	for _, bound := range []int{most, most + 1, 1<<63 - 1} {
		wantCount, wantSum := 1, -5
		if bound > most {
			wantCount, wantSum = 3, 2*most-5
		}
		if count, sum := w.Below(0, 3, bound); count != wantCount || sum != wantSum {
			t.Errorf("Below(0, 3, %d) = %d, %d, want %d, %d", bound, count, sum, wantCount, wantSum)
		}
	}
}

func ExampleWaveletSums() {
	values := []int{5, 1, 3, 1, 4}
	w := NewWaveletSums(values, values)
	fmt.Println(w.Below(1, 5, 4))
	// Output: 3 5
}
