// This file has what the questions about searches share.

package ask

import (
	"fmt"
	"slices"
)

// expansion is a state that the search expanded, with the edges to its neighbours in the order in which next returned them.
type expansion struct {
	state int
	edges []Event
}

// expansions returns the expanded states in the order of the search. end is the goal at which the search stopped, or -1.
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

// sample chooses at most so many edges: an edge to an old state is worth as much as one to a new state, so both kinds
// take turns.
func sample(edges []Event, isNew func(v int) bool, most int) (chosen []Event) {
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

	for len(chosen) < most && len(fresh)+len(old) > 0 {
		if len(fresh) > 0 {
			chosen, fresh = append(chosen, fresh[0]), fresh[1:]
		}
		if len(old) > 0 && len(chosen) < most {
			chosen, old = append(chosen, old[0]), old[1:]
		}
	}
	return chosen
}

// steps names a distance.
func steps(n int) string { return count(n, "step") }

// known returns the states of a set in the order in which they were found.
func known(order []int, queue []int) (done []int) {
	for _, v := range order {
		if !slices.Contains(queue, v) {
			done = append(done, v)
		}
	}
	return done
}

// withCost names states and what they cost.
func (m *maker) withCost(states []int, cost map[int]int) (list []string) {
	for _, v := range states {
		list = append(list, fmt.Sprintf("%s: %d", m.name(v), cost[v]))
	}
	return list
}
