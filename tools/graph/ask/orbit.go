// This file replays search.Orbit: a path on which each state has at most one successor.

package ask

import (
	"cmp"
	"fmt"
	"slices"
)

// orbit follows the path until it ends, or until a state comes again.
func orbit(m *maker) {
	m.Intro = "Each state has at most one successor, so no state waits: the path goes on until it ends, or until a state comes again."
	list, _ := m.expansions()
	if len(list) == 0 {
		return
	}
	path, number := []int{list[0].state}, map[int]int{list[0].state: 0}
	m.Search = m.Bare // two paths are compared like two searches
	m.frame(None, list[0].state, "The path begins: %s.", m.state(list[0].state)).mark(list[0].state, "done", "0")
	for i, x := range list {
		if len(x.edges) == 0 {
			m.frame(x.state, None, "%s: there is no successor. The path ends after %s.", upper(m.state(x.state)), count(i, m.unit())).mark(x.state, "goal", fmt.Sprint(i))
			break
		}
		to := x.edges[0].To
		if _, isBack := number[to]; isBack {
			m.cycle(path, to)
			r := &run{maker: m, cost: number, end: None, done: map[int]bool{}}
			for _, v := range path {
				r.done[v] = true
			}
			r.askSmaller("step")
			break
		}
		path, number[to] = append(path, to), i+1
		m.frame(x.state, to, "%s %d: %s.", upper(m.unit()), i+1, m.state(to)).mark(to, "done", fmt.Sprint(i+1))
	}
}

// unit returns what a step is called.
func (m *maker) unit() string { return cmp.Or(m.Words.unit, "step") }

// cycle shows the step to a state of the path, and asks what follows from it.
func (m *maker) cycle(path []int, to int) {
	last, first := path[len(path)-1], slices.Index(path, to)
	length := len(path) - first
	repeat := func(n int) Option {
		return choice(n, fmt.Sprintf("%ss %d to %d repeat for ever.", upper(m.unit()), len(path)-n+1, len(path)), "")
	}
	wrong := []Option{choice(0, "Nothing: the path goes on and may still end.", "What follows is determined by the state, and this state was there before."), repeat(length + 1)}
	if first > 0 {
		wrong = append(wrong, repeat(len(path)))
	}
	because := fmt.Sprintf("After %s and after %s the state is the same, so the steps between them follow again and again.", count(first, m.unit()), count(len(path), m.unit()))
	m.ask(Question{Kind: kindResult, Text: fmt.Sprintf("%s %d leads to: %s. This was the state after %s. What follows?", upper(m.unit()), len(path), m.state(to), count(first, m.unit())),
		Options: append([]Option{repeat(length)}, wrong...), Because: because, Claim: Claim{0, 0, 0}})
	f := m.frame(last, to, "%s %d: %s. This state was there after %s: a cycle of %s.", upper(m.unit()), len(path), m.state(to), count(first, m.unit()), count(length, m.unit()))
	for i := range length {
		f.mark(path[first+i], "goal", fmt.Sprint(first+i))
	}
	if f.Say += " " + m.Words.loop; m.Words.loop != "" || m.Bare {
		return
	}

	// The cycle replaces a long simulation.
	const far = 1000
	k := (far - first) % length
	at := func(i int) Option { return Option{upper(m.state(path[i])) + ".", "", path[i], path[i]} }
	f.Say += "So the state after any number of steps is known."
	m.ask(Question{Kind: kindResult, Text: fmt.Sprintf("Which state is there after %s?", count(far, m.unit())), Options: []Option{at(first + k), at(far % length), at(far % len(path)), at(first + far%length)},
		Because: fmt.Sprintf("%d - %d = %d of them are on the cycle, and %d mod %d = %d: the state is that after %d + %d.", far, first, far-first, far-first, length, k, first, k), Claim: Claim{far, 0, 0}})
	m.frame(path[first+k], None, "After %s: %s.", count(far, m.unit()), m.state(path[first+k]))
}
