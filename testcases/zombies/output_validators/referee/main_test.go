package main

import (
	"math/rand"
	"testing"
)

// TestToward compares steps with whole numbers: q is the quotient step*delta/distance, rounded down, if it lies between
// q and q+1 after all three are squared and multiplied by the square of the distance.
func TestToward(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	isFloor := func(q, delta, square, step int) bool {
		if delta >= 0 {
			return q >= 0 && q*q*square <= step*step*delta*delta && step*step*delta*delta < (q+1)*(q+1)*square
		}
		return q < 0 && (q+1)*(q+1)*square < step*step*delta*delta && step*step*delta*delta <= q*q*square
	}
	for i := 0; i < 200_000; i++ {
		// A triangle of 3, 4 and 5 has whole quotients, which are the easiest to round wrongly.
		from := point{random.Intn(width), random.Intn(height)}
		to := point{random.Intn(width), random.Intn(height)}
		if factor := random.Intn(1500); i%4 == 0 && from.x+4*factor < width && from.y >= 3*factor {
			to = point{from.x + 4*factor, from.y - 3*factor}
		}
		for _, step := range []int{zombieStep, ashStep} {
			got, square := toward(from, to, step), apart(from, to)
			if square <= step*step {
				if got != to {
					t.Fatalf("%v to %v: %v", from, to, got)
				}
				continue
			}
			if !isFloor(got.x-from.x, to.x-from.x, square, step) || !isFloor(got.y-from.y, to.y-from.y, square, step) {
				t.Fatalf("%v to %v, %d units: %v", from, to, step, got)
			}
		}
	}
}
