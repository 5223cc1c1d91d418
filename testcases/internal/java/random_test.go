package java

import (
	"fmt"
	"testing"
)

// TestRandom compares with values that Java 17 has printed, and with the well-known first numbers of seed 42.
func TestRandom(t *testing.T) {
	r := NewRandom(1)
	if got := fmt.Sprint(r.NextInt(11), r.NextInt(37), r.NextInt(37), r.NextInt(37)); got != "4 13 0 11" {
		t.Errorf("seed 1: %s, want 4 13 0 11", got)
	}

	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	NewRandom(42).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	if got := fmt.Sprint(list); got != "[4 6 2 1 7 9 8 5 3 0]" {
		t.Errorf("shuffle with seed 42: %s", got)
	}

	// The documentation of java.util.Random fixes these: new Random(42).nextInt(10) gives 0, 3, 8; nextInt() gives
	// -1170105035, 234785527.
	r = NewRandom(42)
	if got := fmt.Sprint(r.NextInt(10), r.NextInt(10), r.NextInt(10)); got != "0 3 8" {
		t.Errorf("seed 42: %s, want 0 3 8", got)
	}
	r = NewRandom(42)
	if got := fmt.Sprint(r.next(32), r.next(32)); got != "-1170105035 234785527" {
		t.Errorf("seed 42: %s, want -1170105035 234785527", got)
	}
}

// TestNextIntDrawsAgain uses a bound for which almost half of all numbers are drawn again: all results must be in
// range, and their mean near the middle.
func TestNextIntDrawsAgain(t *testing.T) {
	const bound, n = 1<<30 + 1, 100_000
	r := NewRandom(-4)
	sum := 0.0
	for range n {
		v := r.NextInt(bound)
		if v < 0 || v >= bound {
			t.Fatalf("%d is not from 0 to %d", v, bound-1)
		}
		sum += float64(v)
	}
	if mean := sum / n / bound; mean < 0.495 || mean > 0.505 {
		t.Errorf("the mean is %.4f of the bound, want 0.5", mean)
	}
}
