package matrix

import (
	"fmt"
	"math/rand"
	"testing"
)

// follows reports whether a sequence obeys a recurrence.
func follows(values, c []int, p int) bool {
	for i := len(c); i < len(values); i++ {
		sum := 0
		for j, x := range c {
			sum = (sum + x*values[i-1-j]) % p
		}
		if sum != values[i] {
			return false
		}
	}
	return true
}

// residueVectors returns all vectors of n residues.
func residueVectors(n, p int) [][]int {
	list := [][]int{{}}
	for range n {
		var longer [][]int
		for _, v := range list {
			for x := range p {
				longer = append(longer, append(append([]int(nil), v...), x))
			}
		}
		list = longer
	}
	return list
}

func TestFindRecurrence(t *testing.T) {
	for p, most := range map[int]int{2: 8, 3: 5} {
		for n := range most + 1 {
			for _, values := range residueVectors(n, p) {
				c := FindRecurrence(values, p)
				if len(c) > n || !follows(values, c, p) {
					t.Fatalf("%v modulo %d does not follow %v", values, p, c)
				}
				for k, want := range values {
					if got := Recurrence(values[:len(c)], c, k, p); got != want {
						t.Fatalf("%v modulo %d: Recurrence returns %d for element %d", values, p, got, k)
					}
				}
				for d := range len(c) {
					for _, shorter := range residueVectors(d, p) {
						if follows(values, shorter, p) {
							t.Fatalf("%v modulo %d: %v is shorter than %v", values, p, shorter, c)
						}
					}
				}
			}
		}
	}
}

// 2d values of a random recurrence of length d are enough to continue the sequence.
func TestFindRecurrenceLong(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for _, p := range []int{998244353, 1<<31 - 1} {
		for d := 1; d <= 40; d++ {
			first, c := make([]int, d), make([]int, d)
			for i := range c {
				first[i], c[i] = random.Intn(p), random.Intn(p)
			}
			values := first
			for i := d; i < 3*d; i++ {
				next := 0
				for j, x := range c {
					next = (next + x*values[i-1-j]) % p
				}
				values = append(values, next)
			}
			found := FindRecurrence(values[:2*d], p)
			if !follows(values, found, p) {
				t.Fatalf("modulo %d, length %d: found %d coefficients", p, d, len(found))
			}
		}
	}
}

func ExampleFindRecurrence() {
	fmt.Println(FindRecurrence([]int{0, 1, 1, 2, 3, 5}, 1_000_000_007))
	// Output: [1 1]
}
