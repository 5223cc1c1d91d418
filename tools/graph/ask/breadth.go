package ask

import "fmt"

// breadth is a breadth-first search. The states in found[:head] have been expanded; the states in found[head:] are
// the queue.
type breadth struct {
	*maker
	found    []int
	head     int
	distance map[int]int
	from     map[int]int // the previous state on the path; -1 for a start
}

// breadthFirst asks about a breadth-first search: which state is first in the queue, which neighbours are
// unvisited, and how far the states are from the start.
func breadthFirst(m *maker) error {
	b := &breadth{maker: m, distance: map[int]int{}, from: map[int]int{}}
	m.lesson.Grows = true
	for _, v := range m.Starts {
		b.find(v, -1)
	}

	// The states must have been expanded in the queue's order. A record with another order comes from
	// another algorithm.
	list, end := m.expansions()

	// A helper that visits all vertices, such as Components, records no start. Its search begins at the first state
	// that it expands.
	if len(m.Starts) == 0 && len(list) > 0 {
		m.Starts = []int{list[0].state}
		b.find(list[0].state, -1)
	}
	asked := 0

	for _, x := range list {
		if m.isFull() {
			break
		}

		// If the queue is empty, Components begins a new search at a vertex that was not found yet.
		if b.head == len(b.found) {
			b.find(x.state, -1)
		}
		if b.found[b.head] != x.state {
			return fmt.Errorf("%s: the record visits %s, but the first state in the queue is %s",
				m.Helper, m.say(x.state), m.say(b.found[b.head]))
		}
		b.askNext()
		b.askEdges(x)
		asked++
	}

	// Ask for the length of the path only if the questions have reached the goal.
	isNext := b.head < len(b.found) && b.found[b.head] == end
	if asked == len(list) && isNext {
		b.askGoal(end)
	}

	m.lesson.Intro = "Breadth-first search. A queue holds the states that were found and not expanded yet. " +
		m.extent(asked, len(list), "expanded state")
	m.lesson.Ending = "A stack instead of the queue gives depth-first search: it finds a path, but seldom " +
		"a shortest one."
	m.askSmaller("step")
	return nil
}

// find adds a state to the queue, unless it was found before.
func (b *breadth) find(v, from int) {
	// The first path to a state is a shortest one, so a later one changes nothing.
	if _, known := b.distance[v]; known {
		return
	}
	b.found = append(b.found, v)
	b.from[v] = from
	b.distance[v] = 0
	if from >= 0 {
		b.distance[v] = b.distance[from] + 1
	}
}

// now returns a snapshot of the queue. The parameter current is the state that is being expanded, or -1.
func (b *breadth) now(current int) Snapshot {
	queue := b.found[b.head:]
	s := Snapshot{Done: b.found[:b.head], Waiting: queue}
	s.Rows = []Row{row("queue, first to last", b.names(queue)...)}
	if current < 0 {
		return s
	}
	return s.during(current, row("expanded now", b.name(current)))
}

// origin returns a clause that says how a state got into the queue.
func (b *breadth) origin(v int) string {
	if b.from[v] < 0 {
		return "it is a start"
	}
	return fmt.Sprintf("it was found from %s, %s from the start", b.say(b.from[v]), steps(b.distance[v]))
}

// askNext asks which state is expanded next.
func (b *breadth) askNext() {
	queue := b.found[b.head:]
	first := queue[0]
	last := queue[len(queue)-1]
	middle := queue[len(queue)/2]

	// The first option is the right answer. The wrong options are the last state in the queue, which a stack
	// would take, the state in the middle of the queue, and a state that was already expanded. In a short
	// queue, the last or the middle state may be the first one; the method ask drops such duplicates.
	options := []Option{
		b.option(first, ""),
		b.option(last, fmt.Sprintf("%s is the last in the queue. A stack would take it. The queue takes the "+
			"state that was found first.", b.say(last))),
		b.option(middle, fmt.Sprintf("%s was found after %s.", b.say(middle), b.say(first))),
	}
	if b.head > 0 {
		before := b.found[b.head-1]
		options = append(options, b.option(before, fmt.Sprintf("%s was expanded already. No state is "+
			"expanded twice.", b.say(before))))
	}

	b.ask(Question{Kind: kindNext, Text: "Which state comes next?", Options: options, Now: b.now(-1),
		Because: fmt.Sprintf("The first state in the queue is %s, because it was found earlier than all others in "+
			"the queue: %s.",
			b.say(first), b.origin(first))})
}

// askEdges asks about neighbours of the first state in the queue, and expands this state.
func (b *breadth) askEdges(x expansion) {
	const mostEdges = 3
	const rarely = 4
	b.head++

	isNew := func(v int) bool { _, known := b.distance[v]; return !known }
	chosen := sample(x.edges, isNew, mostEdges)

	for _, e := range x.edges {
		// Ask first, because the question shows the queue, and following the edge changes the queue. Of parallel
		// edges, ask about the first one.
		fresh := isNew(e.To)
		if chosen[e.To] {
			delete(chosen, e.To)
			b.askNew(x.state, e.To, fresh)
		}
		b.find(e.To, x.state)

		// Distances of 0 and 1 are obvious in the picture, so ask about greater distances, and only about a
		// few of these.
		if isFar := b.distance[e.To] > 1; fresh && isFar && len(b.found)%rarely == 0 {
			b.askDistance(x.state, e.To)
		}
	}
}

// askNew asks whether the edge (at, to) leads to an unvisited state. The parameter fresh tells whether it does.
func (b *breadth) askNew(at, to int, fresh bool) {
	isNew := fmt.Sprintf("%s is new: no earlier edge led to it. It goes to the end of the queue, %s from "+
		"the start.", b.say(to), steps(b.distance[at]+1))
	isOld := fmt.Sprintf("%s is not new: %s. A later path is never shorter, so the search ignores it.",
		b.say(to), b.origin(to))

	b.askYesNo(Question{Kind: kindNew,
		Text: fmt.Sprintf("An edge leads from %s to %s. Is this state new?", b.say(at), b.say(to)),
		Now:  b.now(at),
	}, fresh, isNew, isOld)
}

// askDistance asks how far a new state is from the start.
func (b *breadth) askDistance(at, to int) {
	d := b.distance[to]

	b.ask(Question{Kind: kindCost,
		Text: fmt.Sprintf("%s was found from %s. How many steps is it from the start?", b.say(to), b.say(at)),
		Options: number(d, guess(len(b.found), "This is the number of states that were found so far."),
			guess(d-1, fmt.Sprintf("This is the distance of %s. One more step leads to %s.",
				b.say(at), b.say(to)))),
		Because: fmt.Sprintf("%s is %s from the start, and one more step leads to %s.", b.say(at),
			steps(b.distance[at]), b.say(to)),
		Now: b.now(at)})
}

// askGoal asks for the length of the path to the goal that ends the search.
func (b *breadth) askGoal(goal int) {
	now := b.now(goal)
	now.Marked = along(pathTo(goal, b.from))
	d := b.distance[goal]

	b.ask(Question{Kind: kindResult,
		Text: fmt.Sprintf("%s is first in the queue, and it is a goal. How many steps does a shortest "+
			"path have?", b.say(goal)),
		Options: number(d, guess(b.head, "This is the number of states that were expanded. Most of them are "+
			"not on the path."),
			guess(d+1, "A path of this many states has one step less.")),
		Because: fmt.Sprintf("%s. The queue is sorted by distance, so no goal is nearer.", steps(d)),
		Now:     now})
}
