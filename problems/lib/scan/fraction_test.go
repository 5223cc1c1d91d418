package scan

import (
	"math"
	"strings"
	"testing"
)

func TestFraction(t *testing.T) {
	in := New(strings.NewReader("3 -3 6/4 0/-5 -9223372036854775808/9223372036854775807"))
	for _, want := range [][2]int64{{3, 1}, {-3, 1}, {6, 4}, {0, -5}, {math.MinInt64, math.MaxInt64}} {
		if a, b := in.Fraction(); a != want[0] || b != want[1] {
			t.Errorf("%d/%d, want %d/%d", a, b, want[0], want[1])
		}
	}

	err := failure(func() { in.Fraction() })
	if want := "line 1: input ends, want a word"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func TestNoFraction(t *testing.T) {
	for _, word := range []string{"x", "/", "1/", "/2", "1/0", "1/x", "1/2/3", "1.5", "9223372036854775808"} {
		err := failure(func() { New(strings.NewReader(word)).Fraction() })
		if want := `line 1: want a fraction`; err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}
