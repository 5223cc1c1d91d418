package search

import (
	"fmt"
	"testing"
)

func init() {
	for i, name := range []string{"Deepen, blind", "Deepen, halved", "Deepen, exact"} {
		i := i
		searchers = append(searchers, searcher{name: name, unweighted: true, path: func(g graph, from, to int) ([]int, bool) {
			return deepenPath(g, from, to, i)
		}})
	}
}

// deepenPath runs Deepen with one of three lower bounds for the distance d to the goal: 1 (quality 0), half
// of d (quality 1), or d (quality 2). The bound is 0 at the goal, and 1 for a state that cannot reach the
// goal.
func deepenPath(g graph, from, to, quality int) ([]int, bool) {
	distance := distances(g)
	least := func(v int) int {
		d := distance[v][to]
		if v == to {
			return 0
		}
		if quality == 0 || d == apart {
			return 1
		}
		return (d*quality + 1) / 2
	}
	path := Deepen(from, g.neighbours, least, len(g.out))
	return path, path != nil
}

func TestDeepenStopsAtMost(t *testing.T) {
	line := func(s int, buf []int) []int { return append(buf, s+1, s-1) }
	for most := -1; most < 8; most++ {
		least := func(s int) int { return 5 - s + 2*(s/6)*(s-5) }
		if path := Deepen(0, line, least, most); (path != nil) != (most >= 5) || path != nil && len(path) != 6 {
			t.Errorf("with at most %d steps: path %v", most, path)
		}
	}
}

// The example goes from 2 to 31; a step doubles the number or adds 1. A step makes a number at most twice as
// large. So the lower bound is the number of doublings after which the number is at least 31. Numbers above
// 31 get a large bound, because no steps lead from them to 31.
func ExampleDeepen() {
	next := func(n int, buf []int) []int { return append(buf, 2*n, n+1) }
	least := func(n int) (steps int) {
		for ; n < 31; n = 2 * n {
			steps++
		}
		if n > 31 && steps == 0 {
			return 100
		}
		return steps
	}
	fmt.Println(Deepen(2, next, least, 20))
	// Output: [2 3 6 7 14 15 30 31]
}
