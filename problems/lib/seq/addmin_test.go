package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

func TestAddMin(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for run := range 400 {
		n := run % 20
		values := make([]int, n)
		for i := range values {
			values[i] = random.Intn(20) - 10
		}

		// Large numbers, up to the end of the domain.
		large := 1
		if run%3 == 0 {
			large = 1 << 54
		}
		for i := range values {
			values[i] *= large
		}
		tree := NewAddMin(values)
		for range 10 {
			for l := range n + 1 {
				for r := l; r <= n; r++ {
					want := 1 << 62
					for _, v := range values[l:r] {
						want = Min(want, v)
					}
					if got := tree.Min(l, r); got != want {
						t.Fatalf("%v: the minimum from %d to %d is %d, want %d", values, l, r, got, want)
					}
				}
			}

			r := random.Intn(n + 1)
			l := random.Intn(r + 1)
			x := (random.Intn(9) - 4) * large
			tree.Add(l, r, x)
			for i := l; i < r; i++ {
				values[i] += x
			}
		}
	}
}

func ExampleAddMin() {
	t := NewAddMin([]int{5, 1, 7})
	t.Add(0, 2, 10)
	fmt.Println(t.Min(0, 3), t.Min(0, 2))
	// Output: 7 11
}
