package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

// The test uses every size up to 20 and random numbers, some of which are 0. The oracle adds up the numbers
// of each range.
func TestFenwick(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for n := 0; n <= 20; n++ {
		values := make([]int, n)
		for i := range values {
			values[i] = random.Intn(4)
		}
		f := FenwickOf(values)
		for round := 0; round < 20 && n > 0; round++ {
			i, x := random.Intn(n), random.Intn(4)
			f.Add(i, x)
			values[i] += x
		}

		sums := []int{0}
		for _, v := range values {
			sums = append(sums, sums[len(sums)-1]+v)
		}
		for l := 0; l <= n; l++ {
			for r := l; r <= n; r++ {
				if got, want := f.Sum(l, r), sums[r]-sums[l]; got != want {
					t.Fatalf("%v: Sum(%d, %d) = %d, want %d", values, l, r, got, want)
				}
			}
		}
		for sum := 0; sum <= sums[n]+1; sum++ {
			want := 0
			for want <= n && sums[want] < sum {
				want++
			}
			if got := f.Find(sum); got != want {
				t.Fatalf("%v: Find(%d) = %d, want %d", values, sum, got, want)
			}
		}
	}
}

func ExampleFenwick() {
	f := NewFenwick(5)
	f.Add(1, 10)
	f.Add(3, 5)
	fmt.Println(f.Sum(0, 3), f.Sum(1, 4), f.Find(11))
	// Output: 10 15 4
}

// The example prints the sum of all numbers except the first one, before and after a change.
func ExampleFenwickOf() {
	f := FenwickOf([]int{7, 1, 4})
	fmt.Print(f.Sum(1, 3), " ")
	f.Add(2, 10)
	fmt.Println(f.Sum(1, 3))
	// Output: 5 15
}
