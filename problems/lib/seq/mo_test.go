package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

// The queries are all ranges of up to ten elements, in random order. The test stores the current range as a
// set of elements.
func TestMo(t *testing.T) {
	random := rand.New(rand.NewSource(8))
	for n := 0; n <= 10; n++ {
		var ranges [][2]int
		for l := 0; l <= n; l++ {
			for r := l; r <= n; r++ {
				ranges = append(ranges, [2]int{l, r})
			}
		}
		random.Shuffle(len(ranges), func(i, j int) { ranges[i], ranges[j] = ranges[j], ranges[i] })

		current, answered := 0, 0
		add := func(i int) {
			if current>>i&1 == 1 {
				t.Fatalf("element %d is added, but it is in the range already", i)
			}
			current |= 1 << i
		}
		remove := func(i int) {
			if current>>i&1 == 0 {
				t.Fatalf("element %d is removed, but it is not in the range", i)
			}
			current &^= 1 << i
		}
		answer := func(q int) {
			answered++
			if want := 1<<ranges[q][1] - 1<<ranges[q][0]; current != want {
				t.Fatalf("range %v: the current elements are %b", ranges[q], current)
			}
		}
		Mo(n, ranges, add, remove, answer)
		if answered != len(ranges) {
			t.Errorf("%d of %d queries are answered", answered, len(ranges))
		}
	}
}

// TestMoMoves checks that q = 2,000 queries on n = 2,000 elements move the ends at most 4 * n * sqrt(q) times.
func TestMoMoves(t *testing.T) {
	const n = 2000
	random := rand.New(rand.NewSource(9))
	ranges := make([][2]int, n)
	for q := range ranges {
		l := random.Intn(n)
		ranges[q] = [2]int{l, l + random.Intn(n-l)}
	}
	moves := 0
	move := func(int) { moves++ }
	Mo(n, ranges, move, move, func(int) {})
	if moves > 4*n*45 {
		t.Errorf("%d moves are too many", moves)
	}
}

// How many distinct values are in each range?
func ExampleMo() {
	values := []int{1, 2, 1, 3}
	ranges := [][2]int{{0, 3}, {1, 4}, {2, 2}}
	count, different, answers := make(map[int]int), 0, make([]int, len(ranges))
	Mo(len(values), ranges, func(i int) {
		if count[values[i]]++; count[values[i]] == 1 {
			different++
		}
	}, func(i int) {
		if count[values[i]]--; count[values[i]] == 0 {
			different--
		}
	}, func(q int) { answers[q] = different })
	fmt.Println(answers)
	// Output: [2 3 0]
}
