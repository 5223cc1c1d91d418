package search

import (
	"fmt"
	"testing"
)

// The states are 0..n-1. The test tries every function next from these states to 0..n; the result n means
// that a state has no successor.
func TestOrbitOfEveryFunction(t *testing.T) {
	for n := 1; n <= 5; n++ {
		total := 1
		for range n {
			total *= n + 1
		}
		for code := range total {
			to := make([]int, n)
			for i, c := 0, code; i < n; i, c = i+1, c/(n+1) {
				to[i] = c % (n + 1)
			}
			states, back := Orbit(0, func(s int) (int, bool) { return to[s], to[s] < n })
			at := 0
			for step := 0; step < 3*n; step++ { // follow the path to its end or its first repetition
				place := step
				if back >= 0 && step >= len(states) {
					place = back + (step-back)%(len(states)-back)
				}
				if place >= len(states) || states[place] != at {
					t.Fatalf("function %v: states %v, back %d: step %d must lead to %d", to, states, back, step, at)
				}
				if at = to[at]; at == n {
					if back >= 0 || step != len(states)-1 {
						t.Fatalf("function %v: states %v, back %d, but the path ends after %d steps", to, states, back, step)
					}
					break
				}
			}
		}
	}
}

func ExampleOrbit() {
	fmt.Println(Orbit(3, func(n int) (int, bool) { return n * n % 11, true }))
	// Output: [3 9 4 5] 0
}
