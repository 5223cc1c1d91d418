package ask

import (
	"fmt"
	"slices"
)

// exit is an edge as seen from one of its ends: the number of the edge, and the other end.
type exit struct{ edge, to int }

// walker is a depth-first search that numbers the vertices in the order in which it visits them.
type walker struct {
	*maker
	exits [][]exit

	// met[v] is the number of vertex v in the order of the search, from 1. low[v] begins as met[v]. It falls to
	// met[u] if the search tries an edge to vertex u from v or from a vertex below v in the search tree, unless
	// low[v] is already smaller or the algorithm ignores the edge (see askLow).
	met, low  []int
	came      []int // the number of the edge through which the search came to each vertex
	tried     []int // for each vertex, how many of its exits were tried
	path      []int
	clock     int
	component []int // the number of each vertex's component; -1 if it is not known yet
	open      []int // the vertices that were met and whose component is not known, in the order of met
}

// newWalker returns a walker that has not met any vertex yet.
func newWalker(m *maker, exits [][]exit) *walker {
	n := len(exits)
	return &walker{maker: m, exits: exits, met: make([]int, n), low: make([]int, n), came: make([]int, n),
		tried: make([]int, n), component: slices.Repeat([]int{-1}, n)}
}

// meet numbers an unvisited vertex and appends it to the path.
func (w *walker) meet(v, edge int) {
	// A vertex reaches itself, so its low starts as its own number.
	w.clock++
	w.met[v], w.low[v], w.came[v] = w.clock, w.clock, edge
	w.path = append(w.path, v)
	w.open = append(w.open, v)
}

// now returns a snapshot of the path and the numbers of its vertices.
func (w *walker) now() Snapshot {
	// The row contains the vertices on the path. The other visited vertices are in Done if their component is
	// complete, and otherwise in Waiting.
	s := Snapshot{Rows: []Row{row("path: met, low", w.numbers(w.path)...)}}

	for v, number := range w.met {
		switch {
		case number == 0 || slices.Contains(w.path, v):
		case w.component[v] < 0:
			s.Waiting = append(s.Waiting, w.at(v))
		default:
			s.Done = append(s.Done, w.at(v))
		}
	}
	s.Current = w.allAt(w.path)

	return s
}

// numbers returns a string for each vertex: its name, met and low.
func (w *walker) numbers(vertices []int) (list []string) {
	for _, v := range vertices {
		list = append(list, fmt.Sprintf("%s: %d, %d", w.of(v), w.met[v], w.low[v]))
	}
	return list
}

// walk visits all vertices in depth-first order. Like the helpers, it keeps its path in a slice instead of
// using recursion. It calls onMet for each edge from v to a vertex that was visited before. When it has tried
// all edges that leave the last vertex of the path, it calls onLast, which must call leave.
func (w *walker) walk(onMet func(v int, x exit), onLast func()) {
	for root := range w.exits {
		if w.met[root] == 0 {
			w.meet(root, -1)
		}

		for len(w.path) > 0 {
			v := w.path[len(w.path)-1]
			if w.tried[v] == len(w.exits[v]) {
				onLast()
				continue
			}

			x := w.exits[v][w.tried[v]]
			w.tried[v]++
			if w.met[x.to] == 0 {
				w.meet(x.to, x.edge)
			} else {
				onMet(v, x)
			}
		}
	}
}

// leave removes the last vertex, v, from the path. The result `above` is the vertex before v on the path, or -1 if
// there is none. If low[v] is less than low[above], leave lowers low[above] to low[v].
func (w *walker) leave() (v, above int) {
	v = w.path[len(w.path)-1]
	w.path = w.path[:len(w.path)-1]
	if len(w.path) == 0 {
		return v, -1
	}

	// The vertex before v on the path reaches all vertices that v reaches.
	above = w.path[len(w.path)-1]
	w.low[above] = min(w.low[above], w.low[v])
	return v, above
}

// askLow asks whether the edge from v to u, a vertex that was met before, lowers low[v]. The parameter why is the
// reason if the algorithm ignores this edge, and "" if it does not.
func (w *walker) askLow(v, u int, why string) {
	// The algorithm ignores the edge by which the search reached v, and edges to vertices whose component is
	// complete. Then low does not change.
	low := w.low[v]
	if why == "" {
		low = min(low, w.met[u])
		why = fmt.Sprintf("%s was met as number %d, and low of %s is %d.", w.of(u), w.met[u], w.of(v), w.low[v])
	}
	falls := low < w.low[v]
	if !w.isDue("low", falls) {
		return
	}

	w.ask(Question{Kind: kindNew,
		Text: fmt.Sprintf("At %s, an edge leads to %s, which was met before. Does low of %s fall?", w.of(v),
			w.of(u), w.of(v)),
		Options: yesNo(falls), Because: why, Now: w.now()})
}

// bridges asks about Tarjan's algorithm for bridges: which edges reduce a value of low, and which edges are
// bridges.
func bridges(m *maker) error {
	var in struct {
		N     int
		Edges []edge
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	if err := m.hasVertices(in.N); err != nil {
		return err
	}

	// Each edge can be used in both directions. The number of an edge distinguishes it from parallel edges.
	exits := make([][]exit, in.N)
	for i, e := range in.Edges {
		exits[e.From] = append(exits[e.From], exit{i, e.To})
		exits[e.To] = append(exits[e.To], exit{i, e.From})
	}

	w := newWalker(m, exits)
	onMet := func(v int, x exit) {
		if x.edge == w.came[v] {
			w.askLow(v, x.to, "It is the edge by which the search came. It is not a second way back.")
			return
		}
		w.askLow(v, x.to, "")
		w.low[v] = min(w.low[v], w.met[x.to])
	}

	var marked []Arc // the bridges found so far
	onLast := func() {
		// The question is about the step from v back to the vertex before it, so its snapshot is made before
		// this step.
		now := w.now()
		v, above := w.leave()

		// The number 0 marks v as complete. Any other number would do, because no question is about components.
		w.component[v] = 0
		if above < 0 {
			return
		}

		isBridge := w.low[v] == w.met[v]
		now.Marked = slices.Clone(marked)
		w.askBridge(v, above, isBridge, now)
		if isBridge {
			marked = append(marked, Arc{m.at(above), m.at(v)})
		}
	}
	w.walk(onMet, onLast)

	m.lesson.Intro = "Tarjan's bridges: low of a vertex is the earliest vertex that its part of the search " +
		"tree touches. " +
		m.extent(min(len(m.lesson.Questions), w.clock), w.clock, "vertex")
	m.lesson.Ending = "Two parallel edges are not bridges: so the edge back must be recognized by its " +
		"number, not by its end."
	return nil
}

// askBridge asks whether the edge between two vertices of the path is a bridge.
func (w *walker) askBridge(v, above int, isBridge bool, now Snapshot) {
	if !w.isDue("bridge", isBridge) {
		return
	}
	w.askYesNo(Question{Kind: kindResult,
		Text: fmt.Sprintf("The search goes back from %s to %s. Is the edge between them a bridge?",
			w.of(v), w.of(above)),
		Now: now,
	}, isBridge,
		fmt.Sprintf("low of %s is %d, its own number: no other edge leads back from below it.",
			w.of(v), w.low[v]),
		fmt.Sprintf("low of %s is %d: an edge from below it leads to a vertex met before %s, so there is a "+
			"second way.", w.of(v), w.low[v], w.of(v)))
}

// components asks about Tarjan's algorithm for strongly connected components: which edges reduce a value of
// low, and which vertices form a component.
func components(m *maker) error {
	var in struct{ Out [][]edge }
	if err := m.arguments(&in); err != nil {
		return err
	}
	if err := m.hasVertices(len(in.Out)); err != nil {
		return err
	}
	exits := make([][]exit, len(in.Out))

	for v, edges := range in.Out {
		for _, e := range edges {
			exits[v] = append(exits[v], exit{0, e.To})
		}
	}

	w := newWalker(m, exits)
	count := w.strong()

	m.lesson.Intro = "Tarjan's strongly connected components: low of a vertex is the earliest open vertex " +
		"that it leads back to. " + m.extent(min(len(m.lesson.Questions), w.clock), w.clock, "vertex")
	m.lesson.Ending = fmt.Sprintf("There are %d components. No edge leads to a component of a higher "+
		"number, so the numbers are a topological order from the end.", count)
	return nil
}

// strong finds the components, and returns how many there are.
func (w *walker) strong() (count int) {
	onMet := func(v int, x exit) {
		u := x.to
		if u == v {
			return
		}
		isOpen := w.component[u] < 0
		why := ""
		if !isOpen {
			why = fmt.Sprintf("The component of %s is complete: %s does not lead back to the path.", w.of(u), w.of(u))
		}
		w.askLow(v, u, why)
		if isOpen {
			w.low[v] = min(w.low[v], w.met[u])
		}
	}

	onLast := func() {
		now := w.now()
		v, _ := w.leave()
		closes := w.low[v] == w.met[v]
		w.askCloses(v, closes, now)
		if !closes {
			return
		}

		// The component consists of v and the open vertices met after v: v reaches them, and they reach v.
		first := slices.Index(w.open, v)
		members := w.open[first:]
		w.askMembers(v, members, now)
		for _, u := range members {
			w.component[u] = count
		}
		w.open = w.open[:first]
		count++
	}

	w.walk(onMet, onLast)
	return count
}

// askCloses asks whether a vertex completes a component.
func (w *walker) askCloses(v int, closes bool, now Snapshot) {
	if !w.isDue("closes", closes) {
		return
	}
	w.askYesNo(Question{Kind: kindResult,
		Text: fmt.Sprintf("The search leaves %s. Is a component complete?", w.of(v)),
		Now:  now,
	}, closes,
		fmt.Sprintf("low of %s is its own number %d: it leads back to no earlier vertex.", w.of(v), w.met[v]),
		fmt.Sprintf("low of %s is %d, which is less than its own number %d: it leads back to an earlier "+
			"open vertex.", w.of(v), w.low[v], w.met[v]))
}

// askMembers asks which vertices form the component that v completes.
func (w *walker) askMembers(v int, members []int, now Snapshot) {
	const mostMembers = 8 // the maximum number of vertices that an option names

	// Do not ask if the lists are too long to compare, or if v is the only open vertex, because then only one
	// list is possible.
	if len(members) > mostMembers || len(w.open) > 2*mostMembers || len(w.open) < 2 {
		return
	}
	// The wrong options are the usual mistakes: v alone, all open vertices, and all members except v.
	now.Rows = append(slices.Clone(now.Rows), row("open vertices", w.names(w.allAt(w.open))...))
	options := []Option{{Text: w.list(sorted(members))},
		{Text: w.list([]int{v}), Why: fmt.Sprintf("The vertices that were opened after %s lead back to it.",
			w.of(v))},
		{Text: w.list(sorted(w.open)), Why: fmt.Sprintf("%s leads to no vertex that was opened before it.",
			w.of(v))},
		{Text: w.list(sorted(members[1:])), Why: fmt.Sprintf("%s belongs to its own component.", w.of(v))}}

	w.ask(Question{Kind: kindNext,
		Text:    fmt.Sprintf("%s completes a component. Which vertices belong to it?", w.of(v)),
		Options: options, Because: fmt.Sprintf("All open vertices from %s on.", w.of(v)), Now: now})
}

// twoSat asks which implications follow from the clauses, the pairs of literals, and which values satisfy all
// clauses.
func twoSat(m *maker) error {
	var in struct {
		N     int
		Pairs [][2]int
	}
	if err := m.arguments(&in); err != nil {
		return err
	}

	// Literal 2v says that variable v is true, literal 2v+1 that it is false.
	say := func(l int) string {
		if l%2 == 1 {
			return fmt.Sprintf("not %d", l/2)
		}
		return fmt.Sprint(l / 2)
	}
	state := func(l int) int { return m.Number[say(l)] }
	option := func(l int, why string) Option { return Option{say(l), why, state(l) + 1} }

	const mostPairs = 12 // the maximum number of clauses with a question
	exits := make([][]exit, 2*in.N)

	for i, p := range in.Pairs {
		for side := range 2 {
			a, b := p[side], p[1-side]
			exits[a^1] = append(exits[a^1], exit{0, b})

			// Ask about the first literal of one clause, the second literal of the next one, and so on. Do
			// not ask if the literals of the clause are equal or opposite, because the question would not
			// have exactly one right answer.
			hasOneAnswer := a != b && a != b^1
			if i < mostPairs && side == i%2 && hasOneAnswer {
				m.ask(Question{Kind: kindNext,
					Text: fmt.Sprintf("[%s] or [%s] must hold. What follows from [%s]?",
						say(a), say(b), say(a^1)),
					Options: []Option{option(b, ""), option(b^1, "Then neither of the two would hold."),
						option(a, "It is the opposite.")},
					Because: fmt.Sprintf("[%s] does not hold then, so [%s] must. This is an edge.",
						say(a), say(b)),
					Now: Snapshot{Current: []int{state(a ^ 1)}, Marked: []Arc{{state(a ^ 1), state(b)}}}})
			}
		}
	}

	// Find the components without asking about them: the questions about components are in the lesson about SCC.
	silent := &maker{Input: m.Input, lesson: &Lesson{}, yes: map[string]int{}}

	w := newWalker(silent, exits)
	w.strong()
	asked := 0

	for v := range in.N {
		// If the record was truncated, this variable may be missing in it.
		holds, fails := w.component[2*v], w.component[2*v+1]
		_, isShown := m.Number[say(2*v)]
		if !isShown || m.isFull() {
			continue
		}
		asked++
		m.askValue(v, holds, fails, Snapshot{Current: []int{state(2 * v), state(2*v + 1)}})
	}

	m.lesson.Intro = "2-SAT: each pair is two implications. A variable and its opposite must not be in one " +
		"strongly connected component. " + m.extent(asked, in.N, "variable")
	m.lesson.Ending = "Of a variable and its opposite, the one in the component that is found first may " +
		"hold: it implies less."
	return nil
}

// askValue asks for the value of variable v. The parameters `holds` and `fails` are the components of the literals
// "v" and "not v".
func (m *maker) askValue(v, holds, fails int, now Snapshot) {
	now.Rows = []Row{row(fmt.Sprintf("component of %d", v), fmt.Sprint(holds)),
		row(fmt.Sprintf("component of not %d", v), fmt.Sprint(fails))}

	const isTrue, isFalse, isNone = "it is true", "it is false", "nothing satisfies all pairs"

	// If the component of a literal comes before the component of the opposite literal, the literal does not imply
	// its opposite. The algorithm makes this literal true.
	right := isTrue
	because := fmt.Sprintf("Component %d is before %d, and no edge leads to a later component.",
		min(holds, fails), max(holds, fails))
	switch {
	case holds == fails:
		right = isNone
		because = "Each of the two implies the other one."
	case fails < holds:
		right = isFalse
	}

	m.ask(Question{Kind: kindResult,
		Text:    fmt.Sprintf("What is known about variable %d?", v),
		Options: rightFirst(right, Option{Text: isTrue}, Option{Text: isFalse}, Option{Text: isNone}),
		Because: because,
		Now:     now})
}
