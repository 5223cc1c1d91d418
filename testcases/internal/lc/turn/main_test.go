package main

import (
	"fmt"
	"testing"
)

// TestJudged: in any seven days each package of Library Checker has one turn, the turns are spread over the
// days, and changed packages and other problems are judged every day.
func TestJudged(t *testing.T) {
	const ids, start = 140, 20_000
	var sizes [daysOfWeek]int
	for n := 0; n < ids; n++ {
		id, turns := fmt.Sprint("lc/problem", n), 0
		for day := start; day < start+daysOfWeek; day++ {
			if Judged(id, nil, day) {
				turns++
				sizes[day-start]++
			}
			if !Judged(id, map[string]bool{id: true}, day) || !Judged("uva260", nil, day) {
				t.Fatalf("%s is not judged although it has changed, or uva260 is not", id)
			}
		}
		if turns != 1 {
			t.Errorf("%s has %d turns in a week", id, turns)
		}
	}
	for day, size := range sizes {
		if size < ids/daysOfWeek/2 || size > ids/daysOfWeek*2 {
			t.Errorf("%d of %d packages on day %d", size, ids, day)
		}
	}
}

func TestPackagesOf(t *testing.T) {
	got := packagesOf([]string{"problems/lc/README.md", "problems/lc/lca/solution/solution.go", "testcases/lc/scc/data/secret/1.in"})
	if len(got) != 2 || !got["lc/lca"] || !got["lc/scc"] {
		t.Errorf("%v", got)
	}
}
