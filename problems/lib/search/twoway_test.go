package search

import "testing"

func init() {
	searchers = append(searchers, searcher{name: "TwoWay", unweighted: true, path: twoWayPath})
}

func twoWayPath(g graph, from, to int) ([]int, bool) {
	return TwoWay(from, to, g.neighbours, g.sources)
}

// sources appends the vertices from which an edge leads to v.
func (g graph) sources(v int, buf []int) []int {
	for u, arcs := range g.out {
		for _, a := range arcs {
			if a.to == v {
				buf = append(buf, u)
			}
		}
	}
	return buf
}

// The states are the points of an infinite grid, and the goal is 300 steps away. A search from one end would
// visit all points within 300 steps. TwoWay must not visit more points than lie within 150 steps of the start
// or of the goal.
func TestTwoWaySeesHalfTheWay(t *testing.T) {
	type point struct{ x, y int }
	calls := 0
	next := func(p point, buf []point) []point {
		calls++
		return append(buf, point{p.x + 1, p.y}, point{p.x - 1, p.y}, point{p.x, p.y + 1}, point{p.x, p.y - 1})
	}
	path, ok := TwoWay(point{0, 0}, point{300, 0}, next, next)
	if !ok || len(path) != 301 {
		t.Fatalf("path of %d points, ok = %v; want 301 points", len(path), ok)
	}
	if most := 2 * (2*150*150 + 2*150 + 1); calls > most {
		t.Errorf("%d states expanded, want at most %d", calls, most)
	}
}
