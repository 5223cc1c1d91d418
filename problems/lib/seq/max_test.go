package seq

import (
	"math"
	"testing"
)

func TestMaxMin(t *testing.T) {
	for _, a := range []int{math.MinInt, -1, 0, 2, math.MaxInt} {
		for _, b := range []int{math.MinInt, -1, 0, 2, math.MaxInt} {
			if Max(a, b) != max(a, b) || Min(a, b) != min(a, b) {
				t.Errorf("Max and Min of %d and %d: %d, %d", a, b, Max(a, b), Min(a, b))
			}
		}
	}
}
