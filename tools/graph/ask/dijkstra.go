package ask

import (
	"fmt"
	"slices"
)

// cheapest is a run of Dijkstra's algorithm.
type cheapest struct {
	*maker
	cost    map[int]int // the cost of the cheapest known path
	from    map[int]int // the previous state on the cheapest known path; -1 for the start
	settled []int
	waiting []int // sorted by cost; states of equal cost are in the order in which they were found
}

// dijkstra asks which state is settled, what an edge costs, and whether a path is better than the known one.
func dijkstra(m *maker) error {
	list, end := m.expansions()
	if len(list) == 0 {
		return nil
	}

	// The first settled state is the start, even if the record does not say so.
	d := &cheapest{maker: m, cost: map[int]int{list[0].state: 0}, from: map[int]int{list[0].state: -1},
		waiting: []int{list[0].state}}
	m.lesson.Grows = true
	if len(m.Starts) == 0 {
		m.Starts = []int{list[0].state}
	}

	asked := 0

	for _, x := range list {
		if m.isFull() {
			break
		}
		if !slices.Contains(d.waiting, x.state) {
			// A solution can give the helper Dijkstra a function `keep` that decides which states are expanded.
			// So a state may be expanded several times. Ask only about the first expansion.
			continue
		}
		d.askNext(x.state)
		d.settle(x.state)
		d.askEdges(x)
		asked++
	}

	// Ask for the cost of the path only if the questions got as far as the goal.
	if asked == len(list) && slices.Contains(d.waiting, end) {
		d.askGoal(end)
	}

	m.lesson.Intro = "Dijkstra's algorithm. It settles the waiting state with the cheapest path, because " +
		"costs are never negative: no later path can be " +
		"cheaper. " + m.extent(asked, len(list), "settled state")
	m.lesson.Ending = "With costs of 0 and 1 a queue with two ends does the work of the heap."
	m.askSmaller("cost")
	return nil
}

// settle moves a state from the waiting to the settled states.
func (d *cheapest) settle(v int) {
	i := slices.Index(d.waiting, v)
	d.waiting = slices.Delete(d.waiting, i, i+1)
	d.settled = append(d.settled, v)
}

// improve stores a path to a state if it is cheaper than the known path.
func (d *cheapest) improve(v, from, cost int) {
	if old, known := d.cost[v]; known && old <= cost {
		return
	}
	d.cost[v] = cost
	d.from[v] = from

	// A cheaper path moves a waiting state towards the front of the list, so remove the state from its old
	// place first.
	if i := slices.Index(d.waiting, v); i >= 0 {
		d.waiting = slices.Delete(d.waiting, i, i+1)
	}

	// Insert the state after all states of the same cost.
	at := 0

	for at < len(d.waiting) && d.cost[d.waiting[at]] <= cost {
		at++
	}
	d.waiting = slices.Insert(d.waiting, at, v)
}

// now returns a snapshot of the waiting states. The parameter current is the state that is being settled, or -1.
func (d *cheapest) now(current int) Snapshot {
	s := Snapshot{Done: slices.Clone(d.settled), Waiting: slices.Clone(d.waiting)}
	// Sort by number, because sorting by cost would reveal the answer.
	byNumber := slices.Sorted(slices.Values(d.waiting))
	s.Rows = []Row{row("waiting, with the costs of their paths", d.withCost(byNumber, d.cost)...)}
	if current < 0 {
		return s
	}
	return s.during(current, row("settled now", d.withCost([]int{current}, d.cost)...))
}

// askNext asks which state is settled next. Another state of the same cost would be right, too, so it is not
// an option.
func (d *cheapest) askNext(v int) {
	options := []Option{d.option(v, "")}

	for _, w := range d.waiting {
		if d.cost[w] > d.cost[v] {
			why := fmt.Sprintf("The path to %s costs %d. A cheaper path to it may still be found, by way of %s.",
				d.say(w), d.cost[w], d.say(v))
			options = append(options, d.option(w, why))
		}
	}

	// The wrong options are sorted by cost, and the method ask keeps only the first few. Move the most expensive
	// state to the front of the wrong options, so that the method keeps it, too.
	if last := len(options) - 1; last > 1 {
		options[1], options[last] = options[last], options[1]
	}

	d.ask(Question{Kind: kindNext,
		Text:    "Which of these states is settled next?",
		Options: options,
		Now:     d.now(-1),
		Because: fmt.Sprintf("%s, because its path costs %d, and no waiting state has a cheaper one.",
			d.say(v), d.cost[v])})
}

// askEdges relaxes all edges of the settled state, and asks about some of them.
func (d *cheapest) askEdges(x expansion) {
	const mostEdges = 2
	isNew := func(v int) bool { _, known := d.cost[v]; return !known }
	chosen := sample(x.edges, isNew, mostEdges)

	for _, e := range x.edges {
		// Ask before the edge changes the costs that the questions show. Of parallel edges, ask about the first one.
		if chosen[e.To] {
			delete(chosen, e.To)
			now := d.now(x.state)
			d.askCost(e, now)
			d.askBetter(e, now)
		}
		d.improve(e.To, x.state, d.cost[x.state]+e.Cost)
	}
}

// askCost asks what an edge costs, unless all edges have the same cost.
func (d *cheapest) askCost(e Event, now Snapshot) {
	// Costs of other edges are good wrong answers, because they look plausible.
	var others []Option
	for _, o := range d.Events {
		if o.What == "step" && o.Cost != e.Cost && len(others) < 2 {
			others = append(others, guess(o.Cost, "Another edge costs this."))
		}
	}

	// Do not ask if all edges cost the same, because the answer would be obvious. Also ask nothing if the
	// number of questions is a multiple of 3, so that the kinds of questions vary.
	if len(others) == 0 || len(d.lesson.Questions)%3 == 0 {
		return
	}
	total := d.cost[e.From] + e.Cost
	options := append([]Option{{Text: fmt.Sprint(e.Cost)},
		guess(total, "This is the cost of the whole path, not of its last edge.")}, others...)

	d.ask(Question{Kind: kindCost,
		Text:    fmt.Sprintf("What does the edge from %s to %s cost?", d.say(e.From), d.say(e.To)),
		Options: options, Now: now,
		Because: fmt.Sprintf("By the rules of the puzzle this edge costs %d. The path over %s to %s costs "+
			"%d + %d = %d.",
			e.Cost, d.say(e.From), d.say(e.To), d.cost[e.From], e.Cost, total)})
}

// askBetter asks whether the path over an edge replaces the known one.
func (d *cheapest) askBetter(e Event, now Snapshot) {
	total := d.cost[e.From] + e.Cost
	old, known := d.cost[e.To]
	isBetter := !known || total < old
	sum := fmt.Sprintf("The new path costs %d + %d = %d", d.cost[e.From], e.Cost, total)

	// The reason depends on whether the state is new, waiting or settled.
	because := ""
	switch {
	case !known:
		because = sum + ". It is the first path to this state, so the state begins to wait."
	case isBetter:
		because = fmt.Sprintf("%s, which is less than %d: it replaces the known path.", sum, old)
	case slices.Contains(d.settled, e.To):
		because = fmt.Sprintf("%s, but the state was settled at %d: no later path can be cheaper.", sum, old)
	default:
		because = fmt.Sprintf("%s. The known path costs %d, so it stays.", sum, old)
	}

	d.ask(Question{Kind: kindNew,
		Text: fmt.Sprintf("An edge from %s to %s costs %d. Is this the cheapest path to %s so far?",
			d.say(e.From), d.say(e.To), e.Cost, d.say(e.To)),
		Options: yesNo(isBetter),
		Because: because,
		Now:     now})
}

// askGoal asks for the cost of the path to the goal that ends the search.
func (d *cheapest) askGoal(goal int) {
	now := d.now(goal)
	path := pathTo(goal, d.from)
	now.Marked = along(path)
	now.Rows = now.Rows[1:] // this row would reveal the answer
	before := d.from[goal]

	// A start that is a goal has a path without edges.
	if before < 0 {
		return
	}
	edge := d.cost[goal] - d.cost[before]

	d.ask(Question{Kind: kindResult,
		Text: fmt.Sprintf("%s is a goal, and it is settled now. What does the cheapest path cost?",
			d.say(goal)),
		Options: number(d.cost[goal], guess(d.cost[before], fmt.Sprintf("This is the cost up to %s.",
			d.say(before))),
			guess(len(path)-1, "This is the number of edges on the path.")),
		Because: fmt.Sprintf("%d up to %s, and %d for the last edge: %d. Every waiting state has a path "+
			"that costs at least as much.", d.cost[before], d.say(before), edge, d.cost[goal]),
		Now: now})
}
