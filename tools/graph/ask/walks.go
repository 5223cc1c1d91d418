package ask

import (
	"encoding/json"
	"fmt"
	"slices"
)

// trail asks about Hierholzer's algorithm, which looks for a walk that uses each edge exactly once.
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

	// The balance of a vertex is its number of edges. In a directed graph, it is the number of leaving edges
	// minus the number of entering edges.
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

	// The algorithm uses each edge once even if there is no walk through all edges. In that case, some consecutive
	// vertices of its result are not joined by an edge, so isWalk returns false.
	isComplete := len(t.vertices) == len(in.Edges)+1 && t.isWalk()
	m.allow(1) // the question about the result must not be left out
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

// tour is the state of Hierholzer's algorithm: path is the current walk, and vertices is the result, which is
// collected from its end.
type tour struct {
	*maker
	edges    []edge
	directed bool
	used     []bool
	exits    [][]int // for each vertex, the numbers of the edges that were not tried yet
	balance  []int
	path     []int
	vertices []int // the collected vertices, the walk's last vertex first; the method walk reverses them when it ends
	asked    int   // the number of edges that were used while the lesson still had room for questions
}

// isOdd reports whether v must be the first or the last vertex of every walk that uses each edge once.
func (t *tour) isOdd(v int) bool {
	if t.directed {
		return t.balance[v] != 0
	}
	return t.balance[v]%2 == 1
}

// askDegrees asks which vertices must be an end of the walk, because of their number of edges. It returns the
// vertex where the walk begins.
func (t *tour) askDegrees() int {
	// Begin where the helper begins: at the first vertex at which a walk must begin.
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

// now returns a snapshot of the current walk and the collected vertices.
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

// left returns the vertices to which unused edges lead from v.
func (t *tour) left(v int) (list []int) {
	for _, i := range t.exits[v] {
		if !t.used[i] {
			list = append(list, t.other(i, v))
		}
	}
	return list
}

// other returns the end of edge i that is not v.
func (t *tour) other(i, v int) int {
	if t.directed {
		return t.edges[i].To
	}
	return t.edges[i].From + t.edges[i].To - v
}

// walk runs the algorithm to its end and asks about each step.
func (t *tour) walk(start int) {
	t.path = []int{start}

	// Continue even if the lesson is full, because the result decides whether there is a walk over all edges.
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

		// Skip edges that were already used in the opposite direction: an undirected edge is listed at both
		// of its ends.
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

// askStuck asks whether the walk can continue from its end v. The parameter `left` contains the other ends of the
// unused edges at v.
func (t *tour) askStuck(v int, left []int) {
	if t.isFull() || !t.isDue("stuck", len(left) == 0) {
		return
	}

	// One wrong option is to give up at a dead end. The algorithm does not give up: it goes back to a vertex with
	// unused edges, and inserts a detour over these edges into the walk.
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

// isWalk reports whether the collected vertices form a walk: an edge leads from each vertex to the next one,
// and each edge is used at most once.
func (t *tour) isWalk() bool {
	// free counts the unused edges. An undirected edge can be used in either direction.
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

// jumps asks about lowest common ancestors in a tree with jump pointers: where the jump of a new vertex
// leads, and where the paths from two vertices to the root meet.
func jumps(m *maker) error {
	var up []int
	if err := json.Unmarshal(m.Data, &up); err != nil {
		return err
	}
	if err := m.hasVertices(len(up)); err != nil {
		return err
	}

	t := &jumpTree{maker: m, up: up, depth: make([]int, len(up)), jump: make([]int, len(up))}

	// The root, vertex 0, has depth 0 and jumps to itself, so begin with vertex 1. Reserve some questions for the
	// lowest common ancestors.
	const forEnd = 6
	asked := 0
	for v := 1; v < len(up); v++ {
		t.add(v)
		if len(m.lesson.Questions)+forEnd < m.most {
			asked++
			t.askJump(v)
		}
	}
	for v := len(up) - 1; v > 1 && !m.isFull(); v-- {
		t.askMeeting(v, v/2)
	}

	m.lesson.Intro = "Each vertex of the tree knows its parent and one jump to an ancestor. Two vertices " +
		"meet at their lowest common ancestor. " + m.extent(asked, len(up)-1, "vertex")
	m.lesson.Ending = "The length of a jump depends on the depth alone, so two vertices of one depth can " +
		"jump together."
	return nil
}

// jumpTree is a tree in which each vertex has a parent (up), and a jump to an ancestor.
type jumpTree struct {
	*maker
	up, depth, jump []int
}

// lengths returns the length of v's jump, and the length of the next jump, which begins where v's jump ends.
func (t *jumpTree) lengths(v int) (first, second int) {
	far := t.jump[v]
	return t.depth[v] - t.depth[far], t.depth[far] - t.depth[t.jump[far]]
}

// add adds a vertex v and chooses its jump. It compares two jumps: the jump of v's parent, and the jump of the vertex
// where that jump ends. If both are equally long, v's jump leads to the end of the second one. Otherwise it leads to
// v's parent.
func (t *jumpTree) add(v int) {
	above := t.up[v]
	t.depth[v] = t.depth[above] + 1
	t.jump[v] = above
	if first, second := t.lengths(above); first == second {
		t.jump[v] = t.jump[t.jump[above]]
	}
}

// askJump asks where the jump of a new vertex leads.
func (t *jumpTree) askJump(v int) {
	above := t.up[v]
	far := t.jump[above]
	first, second := t.lengths(above)
	now := Snapshot{Current: []int{t.at(v)}, Waiting: t.allAt([]int{above}), Rows: []Row{
		row("depth of "+t.of(v), fmt.Sprint(t.depth[v])),
		row(fmt.Sprintf("jump from its parent %s to %s", t.of(above), t.of(far)), count(first, "tunnel")),
		row("the jump after it", count(second, "tunnel")),
	}}
	because := fmt.Sprintf("The two jumps, of %d and %d, are not equally long: the new jump leads to the "+
		"parent.", first, second)
	if first == second {
		because = fmt.Sprintf("The two jumps are equally long, %d and %d: the new jump spans both, and the "+
			"tunnel to the parent.", first, second)
	}

	t.ask(Question{Kind: kindNext,
		Text: fmt.Sprintf("%s is dug from %s. Where does its jump lead?", t.of(v), t.of(above)),
		Options: []Option{t.vertexOption(t.jump[v], ""), t.vertexOption(above, "Equal jumps become one."),
			t.vertexOption(far, "This is where the parent's jump leads."),
			t.vertexOption(0, "Not every jump leads to the root.")},
		Because: because, Now: now})
}

// askMeeting asks where the paths from two vertices to the root meet.
func (t *jumpTree) askMeeting(a, b int) {
	// The explanation shows the paths of both vertices to the root.
	path := func(v int) []int {
		list := []int{v}
		for v != 0 {
			v = t.up[v]
			list = append(list, v)
		}
		return list
	}
	// The first vertex on the path from a that is also on the path from b is the lowest common ancestor.
	wayA, wayB := path(a), path(b)
	top := slices.IndexFunc(wayA, func(v int) bool { return slices.Contains(wayB, v) })
	meet := wayA[top]
	options := []Option{t.vertexOption(meet, ""), t.vertexOption(0, "It is a common ancestor, but not the lowest."),
		t.vertexOption(t.up[a], "It is not an ancestor of both, or not the lowest."),
		t.vertexOption(t.up[b], "It is not an ancestor of both, or not the lowest.")}

	t.ask(Question{Kind: kindResult,
		Text:    fmt.Sprintf("What is the lowest common ancestor of %s and %s?", t.of(a), t.of(b)),
		Options: options,
		Because: fmt.Sprintf("The way up from %s: %s. The way up from %s: %s.",
			t.of(a), t.list(wayA), t.of(b), t.list(wayB)),
		Now: Snapshot{Current: t.allAt([]int{a, b}), Rows: []Row{row("depths",
			fmt.Sprint(t.depth[a]), fmt.Sprint(t.depth[b]))}}})
}
