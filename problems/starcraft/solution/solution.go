// StarCraft Zero: the least time in which a build order reaches the target army with every building and upgrade.
//
// State: the numbers of hatcheries, drones, zerglings and overlords, and the buildings. A vertex of the graph is the
// pair (state, marks passed); a mark is a second at which the enemy attacks. A search settles each vertex at most once,
// at the earliest time. The same state can be settled again after another mark.
// Neighbours: the state after each possible batch, and the state after waiting until the next mark
// (edges.go).
// Start: the start of the case at time 0.
// Goal: at least the target number of zerglings, and all buildings and upgrades.
//
// Three rules keep the search small. The search drops a state that cannot reach the goal within the time
// limit (bound.go), a state that another one dominates (reached.go), and a batch that can be split into two
// batches without loss of time (batch.go). The README proves all three.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// narrow is the width of the beam search that finds a first plan: of the states reached at each second, the
// search keeps only the 50 most promising ones.
const narrow = 50

// plan returns a quickest plan as a path, that is, a sequence of states with their times. It returns nil if
// there is no plan.
//
// A beam search finds a first plan, which is usually very good. Then a complete search looks for a quicker
// plan. If neither search finds a plan, both are repeated with twice the time limit, until the complete
// search has dropped no state because of the limit: then no plan exists.
func (g *game) plan() []search.Stop[state] {
	// When the last zerglings are ordered, the overlords must control all target zerglings and at least one drone. So a
	// target of mostControl or more zerglings cannot be reached.
	if g.start.zerglings() < g.target && g.target >= g.mostControl() {
		return nil
	}

	g.bound = newBound(g)
	longest := g.longest()
	for limit := 2*g.bound.of(g.start) + 1; ; limit *= 2 {
		limit = smaller(limit, longest)
		path, _ := g.search(limit, narrow)
		if path != nil {
			limit = path[len(path)-1].Cost - 1
		}

		// The complete search finds a quicker plan, or proves that there is none.
		quicker, stopped := g.search(limit, everyState)
		if quicker != nil {
			return quicker
		}

		if path != nil || !stopped || limit == longest {
			return path
		}
	}
}

// search looks for a quickest plan that takes at most limit seconds. Of the states reached at each second, it
// keeps at most `width`. It also reports whether it has dropped states because of the limit.
func (g *game) search(limit, width int) (path []search.Stop[state], stopped bool) {
	s := newSearcher(g, limit, width)
	path = search.Dijkstra(g.start, s.edges, s.keep, g.done)
	return path, s.stopped
}

func (g *game) done(s state) bool { return s.zerglings() >= g.target && s.built == everything }

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		g := readGame(in)
		g.print(out, g.plan())
	}
}

func main() { scan.Main(solve) }
