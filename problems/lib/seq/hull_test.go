package seq

import (
	"fmt"
	"math/rand"
	"sort"
	"testing"
)

// Lines and queries alternate at random; slopes and positions may repeat.
func TestLineHull(t *testing.T) {
	random := rand.New(rand.NewSource(11))
	for round := 0; round < 3000; round++ {
		spread := []int{3, 10, 1 << 20}[round%3]
		slopes := make([]int, 1+random.Intn(12))
		for i := range slopes {
			slopes[i] = random.Intn(2*spread) - spread
		}
		sort.Sort(sort.Reverse(sort.IntSlice(slopes)))

		var h LineHull
		var lines [][2]int
		x := -spread
		for _, a := range slopes {
			b := random.Intn(2*spread) - spread
			h.Add(a, b)
			lines = append(lines, [2]int{a, b})
			for questions := random.Intn(3); questions > 0; questions-- {
				x += random.Intn(spread)
				want := lines[0][0]*x + lines[0][1]
				for _, l := range lines {
					if y := l[0]*x + l[1]; y < want {
						want = y
					}
				}
				if got := h.Min(x); got != want {
					t.Fatalf("lines %v: lowest value at x = %d: %d, want %d", lines, x, got, want)
				}
			}
		}
	}
}

func ExampleLineHull() {
	var h LineHull
	h.Add(1, 0)
	h.Add(-1, 8)
	fmt.Println(h.Min(0), h.Min(10))
	// Output: 0 -2
}
