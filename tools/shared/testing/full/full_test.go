package full

import (
	"fmt"
	"testing"
)

// TestFalls: every name belongs to exactly one part, and all parts have about the same size.
func TestFalls(t *testing.T) {
	const names, shares = 800, 8
	var sizes [shares]int
	for n := range names {
		name, of := fmt.Sprintf("TestTwins/uva%d", n), 0
		for i := range shares {
			if Falls(name, fmt.Sprintf("%d/%d", i+1, shares)) {
				sizes[i]++
				of++
			}
		}
		if of != 1 {
			t.Errorf("%s belongs to %d parts", name, of)
		}
	}
	for i, size := range sizes {
		if size < names/shares/2 || size > names/shares*2 {
			t.Errorf("share %d has %d of %d", i+1, size, names)
		}
	}
	for _, bad := range []string{"", "0/3", "4/3", "1/0", "a/b"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("-share %q passes", bad)
				}
			}()
			Falls("x", bad)
		}()
	}
}
