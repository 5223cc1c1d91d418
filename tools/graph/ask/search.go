// This file contains functions for questions about several kinds of searches.

package ask

import (
	"fmt"
	"slices"
)

// expansion is a state that the search expanded, with the edges to its neighbours in the order in which the solution's
// function next returned them.
type expansion struct {
	state int
	edges []Event
}

// expansions returns the expanded states in the order of the search. The result `end` is the goal at which the search
// stopped, or -1.
func (m *maker) expansions() (list []expansion, end int) {
	end = -1

	for _, e := range m.Events {
		switch e.What {
		case "visit":
			list = append(list, expansion{state: e.From})
			end = -1
		case "step":
			if n := len(list); n > 0 && (e.From == list[n-1].state || e.To == list[n-1].state) {
				list[n-1].edges = append(list[n-1].edges, e)
			}
		case "goal":
			end = e.From
		}
	}
	return list, end
}

// neighbours returns the neighbours of each expanded state. A state may be expanded several times, each time
// with the same neighbours, so only the first expansion is used. In a search from the goal, the recorded edges
// end at the expanded state, and its neighbours are their other ends.
func neighbours(list []expansion) map[int][]int {
	next := map[int][]int{}

	for _, x := range list {
		if _, known := next[x.state]; known {
			continue
		}
		next[x.state] = []int{} // the entry shows that the state was expanded, even if it has no neighbours
		for _, e := range x.edges {
			otherEnd := e.From + e.To - x.state
			next[x.state] = append(next[x.state], otherEnd)
		}
	}
	return next
}

// pathTo returns the states on the path to a goal. The map `from` contains the previous state of each state, and -1 for
// a start.
func pathTo(goal int, from map[int]int) (path []int) {
	for v := goal; v >= 0; v = from[v] {
		path = append(path, v)
	}
	slices.Reverse(path)
	return path
}

// along returns the edges of a path.
func along(path []int) (list []Arc) {
	for i := 1; i < len(path); i++ {
		list = append(list, Arc{path[i-1], path[i]})
	}
	return list
}

// during returns a copy of the snapshot s. The copy has only one current state, the parameter current, and the
// additional row r before the other rows.
func (s Snapshot) during(current int, r Row) Snapshot {
	s.Current = []int{current}
	s.Rows = append([]Row{r}, s.Rows...)
	return s
}

// sample chooses at most the given number of edges and returns the set of their ends. It alternates between edges to
// unvisited states and edges to visited states, because questions about both are equally useful.
func sample(edges []Event, isNew func(v int) bool, most int) map[int]bool {
	var fresh, old []Event
	for _, e := range edges {
		if e.To == e.From {
			continue
		}
		if isNew(e.To) {
			fresh = append(fresh, e)
		} else {
			old = append(old, e)
		}
	}

	// take chooses the first edge of a list, unless enough edges were chosen, and returns the other edges.
	// Parallel edges are counted separately.
	ends := map[int]bool{}
	taken := 0
	take := func(from []Event) []Event {
		if len(from) == 0 || taken == most {
			return from
		}
		taken++
		ends[from[0].To] = true
		return from[1:]
	}
	for taken < most && len(fresh)+len(old) > 0 {
		fresh = take(fresh)
		old = take(old)
	}
	return ends
}

// steps returns a distance in words, such as "1 step" or "2 steps".
func steps(n int) string { return count(n, "step") }

// withCost returns the names of states together with their costs.
func (m *maker) withCost(states []int, cost map[int]int) (list []string) {
	for _, v := range states {
		list = append(list, fmt.Sprintf("%s: %d", m.name(v), cost[v]))
	}
	return list
}
