package ordered

import (
	"fmt"
	"math/rand"
	"testing"
)

func ExampleIntSet() {
	s := NewIntSet(1000)
	s.Add(7)
	s.Add(500)
	fmt.Println(s.Ceiling(8), s.Floor(499), s.Floor(6))
	// Output: 500 7 -1
}

func TestIntSet(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for _, n := range []int{0, 1, 2, 63, 64, 65, 130, 4095, 4096, 4097, 70000} {
		s, want := NewIntSet(n), make([]bool, n)
		for step := 0; n > 0 && step < 300; step++ {
			x := r.Intn(n)
			if n > 100 && step%2 == 0 {
				x = x / 64 * 64
			}
			want[x] = r.Intn(3) > 0
			if want[x] {
				s.Add(x)
			} else {
				s.Remove(x)
			}

			x = r.Intn(n)
			up, down := x, x
			for up < n && !want[up] {
				up++
			}
			if up == n {
				up = -1
			}
			for down >= 0 && !want[down] {
				down--
			}
			if s.Has(x) != want[x] || s.Ceiling(x) != up || s.Floor(x) != down {
				t.Fatalf("n = %d, x = %d: Has, Ceiling and Floor return %v %d %d, want %v %d %d", n, x, s.Has(x), s.Ceiling(x), s.Floor(x), want[x], up, down)
			}
		}
		if s.Ceiling(n) != -1 || s.Floor(-1) != -1 || s.Floor(n+5) != s.Floor(n-1) {
			t.Fatalf("n %d: Ceiling or Floor is wrong for an argument outside the range", n)
		}
	}
}
