package ask

import (
	"fmt"
	"slices"
)

// half is one of the two searches, from the start or from the goal.
type half struct {
	name   string
	found  []int
	rim    []int // the states of the last layer, which are expanded next
	from   map[int]int
	depths map[int]int
	depth  int // the distance from the start or goal, where this search began, to the states in rim
}

// newHalf returns a search that has found only its centre: the start or the goal.
func newHalf(name string, centre int) *half {
	return &half{name: name, found: []int{centre}, rim: []int{centre}, from: map[int]int{centre: -1},
		depths: map[int]int{centre: 0}}
}

// The type both is a bidirectional breadth-first search: one half begins at the start, the other half at the goal.
type both struct {
	*maker
	sides [2]*half
}

// twoSided asks about a breadth-first search from both sides: which side grows next, and whether an edge
// joins the sides.
func twoSided(m *maker) error {
	if len(m.Starts) == 0 || len(m.Goals) == 0 {
		return nil
	}
	b := &both{maker: m, sides: [2]*half{newHalf("the start", m.Starts[0]), newHalf("the goal", m.Goals[0])}}
	m.lesson.Grows = true

	list, _ := m.expansions()
	edges := neighbours(list)

	// If the start is the goal, there is nothing to search.
	layers := 0
	for m.Starts[0] != m.Goals[0] && !m.isFull() && b.grow(edges) {
		layers++
	}

	m.lesson.Intro = "Breadth-first search from both ends, a whole layer at a time. " +
		fmt.Sprintf("The record has %s; %s grew before the searches met or the questions ended.",
			count(len(list), "expanded state"), count(layers, "layer"))
	m.lesson.Ending = "Two searches of half the depth meet far fewer states than one search of the whole depth."

	// If the sides have not met, the distance between start and goal is unknown.
	goal := m.Goals[0]
	m.none = "The two sides have not met, so the record does not tell how far its states are from the goal."
	if _, isMet := m.costs(m.Starts, "step", forwards)[goal]; isMet && !m.IsCut {
		m.askSmallerAt("step", goal)
	}
	return nil
}

// now returns a snapshot of the last layers of both sides. The parameter `at` is the side that is growing, or nil.
// The parameter `current` is the state that this side is expanding, or -1.
func (b *both) now(at *half, current int) Snapshot {
	var s Snapshot

	// Waiting contains the states in the last layers, which are not expanded yet. Done contains all earlier
	// states.
	for _, h := range b.sides {
		s.Rows = append(s.Rows, row("last layer from "+h.name, b.names(h.rim)...))
		s.Waiting = append(s.Waiting, h.rim...)
		for _, v := range h.found {
			if !slices.Contains(h.rim, v) {
				s.Done = append(s.Done, v)
			}
		}
	}
	if current >= 0 {
		s.Current = []int{current}
		s.Rows = append(s.Rows, row("grows now", "the side of "+at.name))
	}

	return s
}

// grow grows the side with the smaller last layer by one layer. It returns false if the search ends.
func (b *both) grow(edges map[int][]int) bool {
	this, other := b.sides[0], b.sides[1]
	if len(other.rim) < len(this.rim) {
		this, other = other, this
	}
	why := "Growing the smaller layer finds fewer states."
	if len(this.rim) == len(other.rim) {
		why = "Both layers are equally large. Then the start grows."
	}

	b.ask(Question{Kind: kindNext, Text: "Which side grows next?",
		Options: []Option{{Text: "the side of " + this.name},
			{Text: "the side of " + other.name, Why: "Its last layer is not smaller."}},
		Because: fmt.Sprintf("The last layer from %s has %s, the one from %s has %d. %s", this.name,
			count(len(this.rim), "state"), other.name, len(other.rim), why),
		Now: b.now(nil, -1)})

	// An edge to the other side ends the search at once, even in the middle of a layer.
	var next []int
	for _, v := range this.rim {
		list, isRecorded := edges[v]
		if !isRecorded {
			return false
		}
		for _, u := range list {
			if b.cross(this, other, v, u) {
				return false
			}
			if _, known := this.depths[u]; !known {
				this.from[u] = v
				this.depths[u] = this.depth + 1
				this.found = append(this.found, u)
				next = append(next, u)
			}
		}
	}

	// If a side finds no new states, the sides can never meet.
	this.rim = next
	this.depth++
	return len(next) > 0
}

// cross asks about the edge from v to u, and reports whether the sides meet at u.
func (b *both) cross(this, other *half, v, u int) bool {
	const met = "the other side has found it: the paths meet"
	const old = "this side has found it before: ignore it"
	const fresh = "it is new: it belongs to this side's next layer"
	_, isMet := other.depths[u]
	_, isOld := this.depths[u]
	right := fresh
	because := fmt.Sprintf("Neither side has found %s before.", b.say(u))

	// A state that both sides have found ends the search.
	switch {
	case isMet:
		right = met
		because = fmt.Sprintf("%s is %s from %s.", b.say(u), steps(other.depths[u]), other.name)
	case isOld:
		right = old
		because = fmt.Sprintf("%s is %s from %s, and a longer path to it is of no use.", b.say(u),
			steps(this.depths[u]), this.name)
	}
	now := b.now(this, v)
	if isMet || b.isDue("side", right == fresh) {
		b.ask(Question{Kind: kindNew,
			Text: fmt.Sprintf("The side of %s looks from %s to %s. What is true of this state?", this.name,
				b.say(v), b.say(u)),
			Options: rightFirst(right, Option{Text: fresh}, Option{Text: met}, Option{Text: old}),
			Because: because, Now: now})
	}
	if !isMet {
		return false
	}

	// The path consists of a part on each side and the edge between them.
	total := this.depth + 1 + other.depths[u]

	b.allow(1)
	b.ask(Question{Kind: kindResult, Text: "The two sides meet. How many steps does the shortest path have?",
		Options: number(total, guess(this.depth+other.depths[u], "The edge between the two sides counts, too.")),
		Because: fmt.Sprintf("%s from %s, 1 step between the sides, and %s from %s: %d. A shorter path "+
			"would have made the sides meet earlier.",
			steps(this.depth), this.name, steps(other.depths[u]), other.name, total),
		Now: now})
	return true
}
