package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

// The test uses up to 20 positions. It adds random lines, some of which are limited to a range of positions.
// After each line, it asks for the lowest line at every position.
func TestLiChao(t *testing.T) {
	random := rand.New(rand.NewSource(10))
	for n := 1; n <= 20; n++ {
		for round := 0; round < 30; round++ {
			xs := make([]int, n)
			x := -random.Intn(20)
			for i := range xs {
				x += 1 + random.Intn(3)
				xs[i] = x
			}
			tree := NewLiChao(xs)
			want, known := make([]int, n), make([]bool, n)
			for lines := 0; lines < 12; lines++ {
				a, b := random.Intn(11)-5, random.Intn(41)-20
				l := random.Intn(n + 1)
				r := l + random.Intn(n-l+1)
				if random.Intn(2) == 0 {
					l, r = 0, n
					tree.Add(a, b)
				} else {
					tree.AddRange(l, r, a, b)
				}
				for i := l; i < r; i++ {
					if y := a*xs[i] + b; !known[i] || y < want[i] {
						want[i], known[i] = y, true
					}
				}
				for i := range xs {
					if got, ok := tree.Min(i); got != want[i] || ok != known[i] {
						t.Fatalf("%v, line %d*x%+d in [%d, %d): Min(%d) = %d %v, want %d %v", xs, a, b, l, r, i, got, ok, want[i], known[i])
					}
				}
			}
		}
	}
}

func ExampleLiChao() {
	t := NewLiChao([]int{0, 5, 10})
	t.Add(1, 0)
	t.Add(-1, 8)
	fmt.Println(t.Min(0))
	fmt.Println(t.Min(2))
	// Output:
	// 0 true
	// -2 true
}
