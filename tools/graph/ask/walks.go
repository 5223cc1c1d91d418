package ask

import (
	"encoding/json"
	"fmt"
	"slices"
)

// trail asks about a walk over all edges, after Hierholzer.
func trail(m *maker) error {
	var in struct {
		N        int
		Edges    []edge
		Directed bool
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	if err := m.hasVertices(in.N); err != nil {
		return err
	}

	// balance is the number of edges at a vertex. In a directed graph, entering edges count as -1.
	t := &tour{maker: m, edges: in.Edges, directed: in.Directed, used: make([]bool, len(in.Edges)),
		exits:   make([][]int, in.N),
		balance: make([]int, in.N)}

	for i, e := range in.Edges {
		t.exits[e.From] = append(t.exits[e.From], i)
		t.balance[e.From]++
		if in.Directed {
			t.balance[e.To]--
		} else {
			t.balance[e.To]++
			t.exits[e.To] = append(t.exits[e.To], i)
		}
	}
	start := t.askDegrees()
	t.walk(start)

	// The walk may have all edges, and still not fit together: then it was collected from open parts.
	isComplete := len(t.vertices) == len(in.Edges)+1 && t.fits()
	m.allow(1)
	because := fmt.Sprintf("The walk has %s of %d.", count(len(t.vertices)-1, "edge"), len(in.Edges))
	if !isComplete && len(t.vertices) == len(in.Edges)+1 {
		because = "The parts of the walk do not fit together, because too many vertices have an odd number " +
			"of edges."
	}

	m.ask(Question{Kind: kindResult,
		Text: fmt.Sprintf("The walk has no vertex left to go back to. It has %s, and there are %d. Is there "+
			"a walk that uses each edge once?",
			count(len(t.vertices)-1, "edge"), len(in.Edges)),
		Options: yesNo(isComplete), Because: because})

	m.lesson.Intro = "Hierholzer: walk until the way ends, then go back to a vertex that has unused edges. " +
		m.extent(min(t.asked, len(in.Edges)), len(in.Edges), "edge")
	m.lesson.Ending = "A closed walk exists if all edges are connected and each vertex has an even number of edges."
	return nil
}

// tour is a walk that grows, and is collected from its end.
type tour struct {
	*maker
	edges    []edge
	directed bool
	used     []bool
	exits    [][]int // the numbers of a vertex's edges that were not tried
	balance  []int
	path     []int
	vertices []int // collected
	asked    int
}

// isOdd reports whether an open walk must begin or end at a vertex.
func (t *tour) isOdd(v int) bool {
	if t.directed {
		return t.balance[v] != 0
	}
	return t.balance[v]%2 == 1
}

// askDegrees asks where a walk must begin, and returns that vertex.
func (t *tour) askDegrees() int {
	// The same choice as the helper's: the first vertex at which a walk must begin.
	start := 0
	if len(t.edges) > 0 {
		start = t.edges[0].From
	}

	for v, b := range t.balance {
		if t.directed && b > 0 || !t.directed && b%2 == 1 {
			start = v
			break
		}
	}

	const mostAsked = 3
	asked := 0

	for v, b := range t.balance {
		if len(t.exits[v]) == 0 || asked == mostAsked {
			continue
		}
		asked++
		because := fmt.Sprintf("It has %s. A walk enters a vertex as often as it leaves it, except at its ends.",
			count(b, "edge"))
		if t.directed {
			because = fmt.Sprintf("Its leaving edges minus its entering edges are %d. A walk enters a "+
				"vertex as often as it leaves it, except at its ends.", b)
		}
		t.ask(Question{Kind: kindWhy,
			Text:    fmt.Sprintf("Must a walk over all edges begin or end at %s?", t.of(v)),
			Options: yesNo(t.isOdd(v)), Because: because, Now: Snapshot{Current: []int{t.at(v)}}})
	}
	return start
}

func (t *tour) now() Snapshot {
	s := Snapshot{Current: t.allAt(t.path[len(t.path)-1:]), Waiting: t.allAt(t.path[:len(t.path)-1])}

	for i, e := range t.edges {
		if t.used[i] {
			s.Marked = append(s.Marked, Arc{t.at(e.From), t.at(e.To)})
		}
	}
	s.Rows = []Row{row("walk", t.names(t.allAt(t.path))...), row("collected, last first",
		t.names(t.allAt(t.vertices))...)}

	return s
}

// left lists the other ends of the unused edges at a vertex.
func (t *tour) left(v int) (list []int) {
	for _, i := range t.exits[v] {
		if !t.used[i] {
			list = append(list, t.other(i, v))
		}
	}
	return list
}

func (t *tour) other(i, v int) int {
	if t.directed {
		return t.edges[i].To
	}
	return t.edges[i].From + t.edges[i].To - v
}

func (t *tour) walk(start int) {
	t.path = []int{start}

	// The walk goes on without questions, because its end decides whether there is a tour.
	for len(t.path) > 0 {
		v := t.path[len(t.path)-1]
		left := t.left(v)
		isStuck := len(left) == 0
		t.askStuck(v, left)
		if isStuck {
			t.vertices = append(t.vertices, v)
			t.path = t.path[:len(t.path)-1]
			continue
		}

		// An undirected edge may have been used from its other end.
		for t.used[t.exits[v][0]] {
			t.exits[v] = t.exits[v][1:]
		}
		i := t.exits[v][0]
		t.used[i] = true
		t.path = append(t.path, t.other(i, v))
		if !t.isFull() {
			t.asked++
		}
	}
	slices.Reverse(t.vertices)
}

func (t *tour) askStuck(v int, left []int) {
	if t.isFull() || !t.isDue("stuck", len(left) == 0) {
		return
	}

	// A dead end looks like a failure, but the detours are inserted later.
	const walkOn = "walk on along an unused edge"
	const giveUp = "stop: there is no such walk"
	collect := fmt.Sprintf("collect %s and go back one vertex", t.of(v))
	options := []Option{{Text: collect}, {Text: walkOn, Why: "All of its edges are used."},
		{Text: giveUp, Why: "Unused edges may be left at vertices on the walk. The algorithm inserts them."}}
	because := fmt.Sprintf("All edges of %s are used, so the rest of the walk ends there.", t.of(v))
	if len(left) > 0 {
		options = []Option{{Text: walkOn}, {Text: collect, Why: "A vertex is collected only if all of its " +
			"edges are used."}, {Text: giveUp}}
		because = fmt.Sprintf("Unused edges lead from %s to %s.",
			t.of(v), t.list(left[:min(len(left), mostOptions)]))
	}

	t.ask(Question{Kind: kindNext,
		Text:    fmt.Sprintf("The walk is at %s. What does the algorithm do?", t.of(v)),
		Options: options,
		Because: because,
		Now:     t.now()})
}

// fits reports whether the collected vertices are a walk: whether edges lead from each to the next.
func (t *tour) fits() bool {
	// Each edge can be used once, an undirected one in either direction.
	free := map[[2]int]int{}

	for _, e := range t.edges {
		free[[2]int{e.From, e.To}]++
	}

	for i := 1; i < len(t.vertices); i++ {
		there, back := [2]int{t.vertices[i-1], t.vertices[i]}, [2]int{t.vertices[i], t.vertices[i-1]}
		switch {
		case free[there] > 0:
			free[there]--
		case !t.directed && free[back] > 0:
			free[back]--
		default:
			return false
		}
	}
	return true
}

// jumps asks about the jumps of a tree in which lowest common ancestors are looked for.
func jumps(m *maker) error {
	var up []int
	if err := json.Unmarshal(m.Data, &up); err != nil {
		return err
	}
	if err := m.hasVertices(len(up)); err != nil {
		return err
	}

	// The root, vertex 0, has depth 0 and jumps to itself.
	depth, jump := make([]int, len(up)), make([]int, len(up))
	asked := 0

	for v := 1; v < len(up); v++ {
		above := up[v]
		far := jump[above]
		// If the parent's jump and the jump after it are equally long, the new jump spans both.
		first, second := depth[above]-depth[far], depth[far]-depth[jump[far]]
		depth[v] = depth[above] + 1
		jump[v] = above
		isLong := first == second
		if isLong {
			jump[v] = jump[far]
		}
		const forEnd = 6
		if len(m.lesson.Questions)+forEnd < m.most {
			asked++
			m.askJump(v, above, far, first, second, jump[v], depth)
		}
	}

	for v := len(up) - 1; v > 1 && !m.isFull(); v-- {
		m.askMeeting(v, v/2, up, depth)
	}

	m.lesson.Intro = "Each vertex of the tree knows its parent and one jump to an ancestor. Two vertices " +
		"meet at their lowest common ancestor. " + m.extent(asked, len(up)-1, "vertex")
	m.lesson.Ending = "The length of a jump depends on the depth alone, so two vertices of one depth can " +
		"jump together."
	return nil
}

func (m *maker) askJump(v, above, far, first, second, to int, depth []int) {
	now := Snapshot{Current: []int{m.at(v)}, Waiting: m.allAt([]int{above}), Rows: []Row{
		row("depth of "+m.of(v), fmt.Sprint(depth[v])),
		row(fmt.Sprintf("jump from its parent %s to %s", m.of(above), m.of(far)), count(first, "tunnel")),
		row("the jump after it", count(second, "tunnel")),
	}}
	because := fmt.Sprintf("The two jumps, of %d and %d, are not equally long: the new jump leads to the "+
		"parent.", first, second)
	if first == second {
		because = fmt.Sprintf("The two jumps are equally long, %d and %d: the new jump spans both, and the "+
			"tunnel to the parent.", first, second)
	}

	m.ask(Question{Kind: kindNext,
		Text: fmt.Sprintf("%s is dug from %s. Where does its jump lead?", m.of(v), m.of(above)),
		Options: []Option{m.vertexOption(to, ""), m.vertexOption(above, "Equal jumps become one."),
			m.vertexOption(far, "This is where the parent's jump leads."),
			m.vertexOption(0, "Not every jump leads to the root.")},
		Because: because, Now: now})
}

func (m *maker) askMeeting(a, b int, up, depth []int) {
	// The two ways up to the root show the answer.
	path := func(v int) []int {
		list := []int{v}
		for v != 0 {
			v = up[v]
			list = append(list, v)
		}
		return list
	}
	// The first ancestor of a that is an ancestor of b, too, is the lowest one.
	wayA, wayB := path(a), path(b)
	top := slices.IndexFunc(wayA, func(v int) bool { return slices.Contains(wayB, v) })
	meet := wayA[top]
	options := []Option{m.vertexOption(meet, ""), m.vertexOption(0, "It is a common ancestor, but not the lowest."),
		m.vertexOption(up[a], "It is no ancestor of both, or not the lowest."),
		m.vertexOption(up[b], "It is no ancestor of both, or not the lowest.")}

	m.ask(Question{Kind: kindResult,
		Text:    fmt.Sprintf("What is the lowest common ancestor of %s and %s?", m.of(a), m.of(b)),
		Options: options,
		Because: fmt.Sprintf("The way up from %s: %s. The way up from %s: %s.",
			m.of(a), m.list(wayA), m.of(b), m.list(wayB)),
		Now: Snapshot{Current: m.allAt([]int{a, b}), Rows: []Row{row("depths",
			fmt.Sprint(depth[a]), fmt.Sprint(depth[b]))}}})
}
