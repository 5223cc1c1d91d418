package ask

import "fmt"

// breadth is a breadth-first search: found[:head] are done, found[head:] are the queue.
type breadth struct {
	*maker
	found    []int
	head     int
	distance map[int]int
	from     map[int]int // the state before; -1 for a start
}

// breadthFirst asks about a queue: who is first in it, who is new, and how far away it is.
func breadthFirst(m *maker) error {
	b := &breadth{maker: m, distance: map[int]int{}, from: map[int]int{}}
	m.lesson.Grows = true
	for _, v := range m.Starts {
		b.find(v, -1)
	}

	// The states are expanded in the recorded order. Another order would be another algorithm.
	list, end := m.expansions()
	if len(m.Starts) == 0 && len(list) > 0 {
		m.Starts = []int{list[0].state}
		b.find(list[0].state, -1)
	}
	asked := 0

	for _, x := range list {
		if m.isFull() {
			break
		}

		// Components begins again at a vertex that no earlier search has found.
		if b.head == len(b.found) {
			b.find(x.state, -1)
		}
		if b.found[b.head] != x.state {
			return fmt.Errorf("%s: the record visits %s, but the queue's first is %s",
				m.Helper, m.say(x.state),
				m.say(b.found[b.head]))
		}
		b.askNext()
		b.askEdges(x)
		asked++
	}

	if asked == len(list) && end >= 0 && b.head < len(b.found) && b.found[b.head] == end {
		b.askGoal(end)
	}

	m.lesson.Intro = "Breadth-first search. A queue holds the states that were found and not expanded yet. " +
		m.extent(asked, len(list), "expanded state")
	m.lesson.Ending = "A stack instead of the queue gives depth-first search: it finds a path, but seldom " +
		"a shortest one."
	m.askSmaller("step")
	return nil
}

func (b *breadth) find(v, from int) {
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

// now shows the queue. The state current is being expanded; -1 for none.
func (b *breadth) now(current int) Snapshot {
	queue := b.found[b.head:]
	s := Snapshot{Done: b.found[:b.head], Waiting: queue}
	s.Rows = []Row{row("queue, first to last", b.names(queue)...)}
	if current >= 0 {
		s.Current = []int{current}
		s.Rows = append([]Row{row("expanded now", b.name(current))}, s.Rows...)
	}

	return s
}

// origin tells how a state got into the queue.
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
	// The wrong options are what a stack, a careless look, or a search without a memory would take.
	options := []Option{b.option(first, "")}
	wrong := func(v int, why string) {
		if v != first {
			options = append(options, b.option(v, why))
		}
	}
	wrong(last, fmt.Sprintf("%s is the last in the queue. A stack would take it. The queue takes the state "+
		"that was found first.", b.say(last)))
	wrong(queue[len(queue)/2], fmt.Sprintf("%s was found after %s.",
		b.say(queue[len(queue)/2]), b.say(first)))
	if b.head > 0 {
		before := b.found[b.head-1]
		wrong(before, fmt.Sprintf("%s was expanded already. No state is expanded twice.",
			b.say(before)))
	}

	b.ask(Question{Kind: kindNext, Text: "Which state comes next?", Options: options, Now: b.now(-1),
		Because: fmt.Sprintf("The queue's first is %s, because it was found earlier than all others in the "+
			"queue: %s.",
			b.say(first), b.origin(first))})
}

// askEdges asks about neighbours of the first state in the queue, and expands it.
func (b *breadth) askEdges(x expansion) {
	const mostEdges = 3
	b.head++
	isNew := func(v int) bool { _, known := b.distance[v]; return !known }
	asked := map[int]bool{}

	for _, e := range sample(x.edges, isNew, mostEdges) {
		asked[e.To] = true
	}

	for _, e := range x.edges {
		now := b.now(x.state)
		fresh := isNew(e.To)
		if asked[e.To] {
			asked[e.To] = false
			b.askNew(x.state, e.To, fresh, now)
		}
		b.find(e.To, x.state)
		if fresh && b.distance[e.To] > 1 && len(b.found)%4 == 0 {
			b.askDistance(x.state, e.To)
		}
	}
}

func (b *breadth) askNew(at, to int, fresh bool, now Snapshot) {
	why := fmt.Sprintf("%s is new: no state before led to it. It goes to the end of the queue, %s from the start.",
		b.say(to), steps(b.distance[at]+1))
	if !fresh {
		why = fmt.Sprintf("%s is not new: %s. A later path is never shorter, so the search ignores it.",
			b.say(to), b.origin(to))
	}

	b.ask(Question{Kind: kindNew,
		Text:    fmt.Sprintf("An edge leads from %s to %s. Is this state new?", b.say(at), b.say(to)),
		Options: yesNo(fresh, ""), Because: why, Now: now})
}

func (b *breadth) askDistance(at, to int) {
	d := b.distance[to]

	b.ask(Question{Kind: kindCost,
		Text: fmt.Sprintf("%s was found from %s. How many steps is it from the start?",
			b.say(to), b.say(at)),
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
	// The states before each other lead back to a start.
	var path []int
	for v := goal; v >= 0; v = b.from[v] {
		path = append([]int{v}, path...)
	}

	for i := 1; i < len(path); i++ {
		now.Marked = append(now.Marked, Arc{path[i-1], path[i]})
	}
	d := b.distance[goal]

	b.ask(Question{Kind: kindResult,
		Text: fmt.Sprintf("%s is first in the queue, and it is a goal. How many steps has a shortest "+
			"path?", b.say(goal)),
		Options: number(d, guess(b.head, "This is the number of states that were expanded. Most of them are "+
			"not on the path."),
			guess(d+1, "A path of this many states has one step less.")),
		Because: fmt.Sprintf("%s. The queue is sorted by distance, so no goal is nearer.", steps(d)),
		Now:     now})
}
