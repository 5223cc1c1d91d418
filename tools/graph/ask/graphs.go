// This file replays algorithms on graphs with numbered vertices, from the arguments of the helper.

package ask

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"oj/problems/lib/graph"
)

// exit is an edge as seen from one of its ends: the number of the edge, and the other end.
type exit struct{ edge, to int }

// walker is a depth-first search that numbers the vertices in the order in which it meets them.
type walker struct {
	*maker
	exits [][]exit
	name  func(v int) string
	state func(v int) int

	// met[v] is the number of vertex v in this order, from 1. low[v] is the smallest number that can be reached from v
	// down the tree and then along one more edge.
	met, low []int
	open     []int // the vertices that were met and whose component is not known, in the order of met
	closed   []bool
	clock    int
	parent   []int             // the vertex from which each vertex was met; None for the first ones
	looks    map[int]string    // how a vertex looks, if it is special
	leave    func(v, edge int) // called when everything below v is known
	directed bool
}

func newWalker(m *maker, exits [][]exit) *walker {
	n := len(exits)
	return &walker{maker: m, exits: exits, name: m.name, state: func(v int) int { return v }, met: make([]int, n), low: make([]int, n), closed: make([]bool, n), parent: slices.Repeat([]int{None}, n), looks: map[int]string{}}
}

// visit searches from a vertex, to which the search came through an edge.
func (w *walker) visit(v, edge int) {
	w.clock++
	w.met[v], w.low[v] = w.clock, w.clock
	w.open = append(w.open, v)
	w.show(w.frame(w.state(v), None, "%s is met, as number %d.", w.name(v), w.clock), v, "waiting")
	for _, e := range w.exits[v] {
		switch {
		case e.edge == edge && !w.directed:
		case w.closed[e.to]:
			w.passClosed(v, e.to)
		case w.met[e.to] == 0:
			w.parent[e.to] = v
			w.visit(e.to, e.edge)
			if w.low[e.to] < w.low[v] {
				w.low[v] = w.low[e.to]
				w.show(w.frame(w.state(v), None, "Below %s, number %d can be reached: its low becomes %d, too.", w.name(v), w.low[v], w.low[v]), v, "waiting")
			}
		case w.met[e.to] < w.low[v]:
			w.low[v] = w.met[e.to]
			w.show(w.frame(w.state(v), w.state(e.to), "%s has an edge back to %s, number %d: its low becomes %d.",
				w.name(v), w.name(e.to), w.met[e.to], w.low[v]), v, "waiting")
		}
	}
	w.leave(v, edge)
}

// passClosed shows an edge to a vertex whose component is complete. It is the one case in which a smaller number is ignored.
func (w *walker) passClosed(v, to int) {
	if !w.directed || v == to {
		return
	}
	if w.met[to] < w.low[v] && w.asked[kindSeen] == 0 {
		w.ask(Question{Kind: kindSeen, Text: fmt.Sprintf("%s (number %d, low %d) has an edge to %s, number %d, whose component is complete. What is the low of %s afterwards?",
			w.name(v), w.met[v], w.low[v], w.name(to), w.met[to], w.name(v)),
			Options: number(w.low[v], guess(w.met[to], "A complete component never leads back: such an edge closes no cycle.")),
			Because: fmt.Sprintf("No path leads from %s back to %s, so both are in different components.", w.name(to), w.name(v)), Claim: Claim{v, to, 0}})
	}
	w.frame(w.state(v), w.state(to), "%s has an edge to %s, whose component is complete: nothing changes.", w.name(v), w.name(to))
}

// askSources asks how many components no edge enters, if this is the answer of the problem.
func (w *walker) askSources(component []int) {
	entered := map[int]bool{}
	alone := len(component)
	for v, exits := range w.exits {
		for _, e := range exits {
			if component[v] != component[e.to] {
				entered[component[e.to]] = true
			}
		}
		isEntered := slices.ContainsFunc(slices.Concat(w.exits...), func(e exit) bool { return e.to == v })
		if isEntered {
			alone--
		}
	}
	groups := slices.Max(component) + 1
	if w.Words.sources != "" {
		w.ask(Question{Kind: kindResult, Text: w.Words.sources,
			Options: number(groups-len(entered), guess(alone, "Nobody pushes a domino in a cycle then."), guess(groups, "Some components are knocked over by others.")),
			Because: fmt.Sprintf("One for each component that no edge enters: %d of %d.", groups-len(entered), groups)})
	}
}

// askOrder asks which of two components was complete first. Programs that go through the components in this order have the
// results of all components to which one leads.
func (w *walker) askOrder(component []int) {
	for v, exits := range w.exits {
		for _, e := range exits {
			if component[v] == component[e.to] {
				continue
			}
			w.ask(Question{Kind: kindResult, Text: fmt.Sprintf("An edge leads from %s to %s, which is in another component. Which of the two components is complete first?", w.name(v), w.name(e.to)),
				Options: []Option{choice(1, "That of "+w.name(e.to)+", always.", ""),
					choice(0, "That of "+w.name(v)+", always.", "The search leaves it after all that it reaches."),
					choice(2, "That depends on where the search begins.", "Wherever it begins, the component that is reached is complete first.")},
				Because: fmt.Sprintf("The search leaves the component of %s only after all vertices that it reaches.", w.name(v)), Claim: Claim{v, e.to, 0}})
			return
		}
	}
}

// show marks a vertex with its two numbers.
func (w *walker) show(f *Frame, v int, kind string) {
	f.mark(w.state(v), kind, fmt.Sprintf("%d,%d", w.met[v], w.low[v]))
}

// all visits all vertices.
func (w *walker) all() {
	for v := range w.exits {
		if w.met[v] == 0 {
			w.visit(v, None)
		}
	}
}

// bridges replays the search for bridges.
func bridges(m *maker) {
	in := m.args
	exits := make([][]exit, in.N)
	for i, e := range in.Edges {
		exits[e.From] = append(exits[e.From], exit{i, e.To})
		exits[e.To] = append(exits[e.To], exit{i, e.From})
	}
	w := newWalker(m, exits)
	found, yes := 0, 0
	w.leave = func(v, edge int) {
		w.closed[v] = true
		if edge == None {
			return
		}
		isBridge := w.low[v] == w.met[v]
		above := in.Edges[edge].From + in.Edges[edge].To - v
		because := fmt.Sprintf("From %s and below, an edge leads up to number %d: there is a way around.", m.name(v), w.low[v])
		if isBridge {
			because = fmt.Sprintf("From %s and below, no other edge leads above number %d: without this edge they are cut off.", m.name(v), w.met[v])
		}

		// Ask about bridges and other edges in turn.
		if found == 0 || isBridge == (yes*2 <= found) {
			found++
			if isBridge {
				yes++
			}
			m.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("The search goes back from %s (number %d, low %d) to %s. Is the edge between them a bridge?",
				m.name(v), w.met[v], w.low[v], m.name(above)),
				Options: either(isBridge, "Yes.", "No."), Because: because, Claim: Claim{edge, 0, 0}})
		}
		f := m.frame(above, v, "Back from %s to %s: %s", m.name(v), m.name(above), map[bool]string{true: "this edge is a bridge.", false: "no bridge."}[isBridge])
		w.show(f, v, "done")
		if isBridge {
			f.Lines = append(f.Lines, Line{Arc{in.Edges[edge].From, in.Edges[edge].To}, "used", ""})
		}
	}
	if m.Helper == "Blocks" {
		w.leave = w.articulation(in.Edges)
	}
	w.all()
	m.Intro = "Depth-first search. Each vertex shows its number and its low: the smallest number that it or a vertex below it reaches by one more edge."
}

// articulation returns the function that decides, when the search goes back to a vertex, whether the part below falls off
// without this vertex.
func (w *walker) articulation(edges []graph.Edge) func(v, edge int) {
	branches := 0
	return func(v, edge int) {
		if edge == None {
			f := w.frame(w.state(v), None, "%s is where this part began, with %s.", w.name(v), count(branches, "branch"))
			w.show(f, v, map[bool]string{true: "goal", false: "done"}[branches > 1])
			branches = 0
			return
		}
		above := edges[edge].From + edges[edge].To - v
		falls := w.low[v] >= w.met[above]
		if w.parent[above] == None {
			branches++
		} else {
			w.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("The search goes back from %s (low %d) to %s (number %d). Does everything below %s fall off without %s?",
				w.name(v), w.low[v], w.name(above), w.met[above], w.name(v), w.name(above)),
				Options: either(falls, "Yes.", "No."), Claim: Claim{v, above, w.parent[above]},
				Because: fmt.Sprintf("From %s and below, the smallest number that is reached is %d; %s has number %d.", w.name(v), w.low[v], w.name(above), w.met[above])})
		}
		f := w.frame(w.state(above), w.state(v), "Back from %s to %s.", w.name(v), w.name(above))
		w.show(f, v, cmp.Or(w.looks[v], "done"))
		if falls && w.parent[above] != None {
			f.Say += fmt.Sprintf(" Without %s, %s and everything below fall off: an articulation point.", w.name(above), w.name(v))
			w.looks[above] = "goal"
			w.show(f, above, "goal")
		}
	}
}

// strong replays the search for strongly connected components, and returns the number of each vertex's component. A
// component gets its number before all components that lead to it.
func (w *walker) strong() (component []int) {
	component = slices.Repeat([]int{None}, len(w.exits))
	groups := 0
	w.directed = true
	w.leave = func(v, _ int) {
		if w.low[v] < w.met[v] {
			return
		}
		first := slices.Index(w.open, v)
		group := slices.Clone(w.open[first:])
		if len(w.open) > 2 && len(group) > 1 {
			var pick []int
			var options []Option
			for _, u := range w.open {
				options = append(options, Option{w.name(u), "", w.state(u), u})
			}
			for _, u := range group {
				pick = append(pick, w.state(u))
			}
			w.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("All edges below %s are examined, and its low is its own number %d. "+
				"Which of the open vertices form a component?", w.name(v), w.met[v]), Options: options, Pick: pick,
				Because: fmt.Sprintf("%s and all vertices that were met after it and are still open: they reach each other, and nothing met earlier.", w.name(v)),
				Claim:   Claim{v, 0, 0}})
		}
		w.open = w.open[:first]
		f := w.frame(w.state(v), None, "%s reaches no earlier open vertex: component #%d is complete, %s.", w.name(v), groups+1, count(len(group), "vertex"))
		for _, u := range group {
			component[u], w.closed[u] = groups, true
			f.mark(w.state(u), "done", fmt.Sprint("#", groups+1))
		}
		groups++
	}
	w.all()
	return component
}

// components replays the search for strongly connected components.
func components(m *maker) {
	in := m.args
	exits := make([][]exit, len(in.Out))
	for v, edges := range in.Out {
		for _, e := range edges {
			exits[v] = append(exits[v], exit{None, e.To})
		}
	}
	w := newWalker(m, exits)
	component := w.strong()
	w.askOrder(component)
	w.askSources(component)
	m.Intro = "Tarjan's algorithm: a depth-first search. Each vertex shows its number and its low: the smallest number of an open vertex that it reaches."
}

// topological replays Kahn's algorithm: a vertex is next when no edge from a vertex that is not done leads to it.
func topological(m *maker) {
	out := m.args.Out
	entering := make([]int, len(out))
	for _, edges := range out {
		for _, e := range edges {
			entering[e.To]++
		}
	}
	var waiting, first []int
	var options []Option
	for v, n := range entering {
		options = append(options, Option{m.name(v), "", v, v})
		if n == 0 {
			waiting, first = append(waiting, v), append(first, v)
		}
	}
	m.frame(None, None, "An edge leads from each vertex to those that need it.")
	if len(first) > 0 && len(first) < len(out) {
		m.ask(Question{Kind: kindResult, Text: "Choose all that can be first.", Options: options, Pick: first, Because: "No edge leads to them."})
	}
	f := m.frame(None, None, "Each vertex shows how many edges lead to it from vertices that are not done.")
	for v, n := range entering {
		f.mark(v, map[bool]string{true: "waiting"}[n == 0], fmt.Sprint(n))
	}
	done, hasChoice := 0, Arc{None, None}
	for ; len(waiting) > 0; done++ {
		if len(waiting) > 1 && hasChoice[0] == None {
			hasChoice = Arc{waiting[0], waiting[1]}
		}
		v := waiting[0]
		waiting = waiting[1:]
		m.askLeast(out[v], entering)
		m.frame(v, None, "%s is done, as number %d.", m.name(v), done+1).mark(v, "done", fmt.Sprint("#", done+1))
		for _, e := range out[v] {
			entering[e.To]--
			n := entering[e.To]
			f := m.frame(v, e.To, "%s waits for one predecessor less: %d left.", m.name(e.To), n)
			if n == 0 {
				waiting = append(waiting, e.To)
				f.Say += " It waits for its turn."
			}
			f.mark(e.To, map[bool]string{true: "waiting"}[n == 0], fmt.Sprint(n))
			f.Queue = m.names(waiting)
		}
	}
	if done < len(out) {
		m.frame(None, None, "%s left, and each has a predecessor that is left: there is a cycle.", count(len(out)-done, "vertex"))
		return
	}
	because := "Whenever a vertex was taken, no other one waited: the next one always was the only one."
	if hasChoice[0] != None {
		because = fmt.Sprintf("%s and %s waited at the same time: each of them may be first.", m.name(hasChoice[0]), m.name(hasChoice[1]))
	}
	m.ask(Question{Kind: kindStop, Text: "All are done. Is this the only right order?", Options: either(hasChoice[0] == None, "Yes.", "No."), Because: because})
	m.frame(None, None, "All %d are done. %s", done, because)
	m.Intro = "Kahn's algorithm: whatever no longer needs anything waits for its turn. When it is done, its successors need one thing less."
}

// askLeast asks, for the edges from a vertex that is done now, which of their ends join the queue: at once, or only with the
// last predecessor.
func (m *maker) askLeast(edges []graph.Edge, entering []int) {
	for _, e := range edges {
		same := 0 // an edge may occur several times
		for _, other := range edges {
			if other.To == e.To {
				same++
			}
		}
		joins := entering[e.To] == same
		kind := map[bool]string{true: kindSeen, false: kindRefused}[joins]
		if m.asked[kind] > 0 || joins && m.asked[kindRefused] == 0 {
			continue
		}
		m.ask(Question{Kind: kind, Text: fmt.Sprintf("%s is done now, and an edge leads from it to %s. Does %s join the queue?", m.name(e.From), m.name(e.To), m.name(e.To)),
			Options: either(joins, "Yes.", "Not yet."), Because: map[bool]string{true: "All its predecessors are done.", false: "It has another predecessor that is not done."}[joins], Claim: Claim{e.From, e.To, 0}})
	}
}

// twoSat replays the choice of values: literals that imply each other form a component, and each variable takes the
// value whose component is complete first.
func twoSat(m *maker) {
	in := m.args
	exits := make([][]exit, 2*in.N)
	for _, p := range in.Pairs {
		exits[p[0]^1] = append(exits[p[0]^1], exit{None, p[1]})
		exits[p[1]^1] = append(exits[p[1]^1], exit{None, p[0]})
	}
	w := newWalker(m, exits)
	literal := func(l int) string {
		if l%2 == 1 {
			return fmt.Sprint("not ", l/2)
		}
		return fmt.Sprint(l / 2)
	}
	w.name = literal
	if m.Words.short != nil {
		w.name = func(l int) string { return m.Words.short(m.Input, literal(l)) }
	}
	w.state = func(l int) int {
		if v, known := m.Number[literal(l)]; known {
			return v
		}
		return None
	}
	w.askImplied(exits)
	component := w.strong()
	for x := range in.N {
		if component[2*x] == component[2*x+1] {
			m.frame(w.state(2*x), w.state(2*x+1), "%s and %s are in one component: each implies the other, so nothing satisfies all.", w.name(2*x), w.name(2*x+1))
			return
		}
	}
	var truths []string
	for x := range in.N {
		value := component[2*x] < component[2*x+1]
		l := 2 * x
		if !value {
			l++
		}
		truths = append(truths, w.name(l))
		isFree := !isForced(2*x, exits) && !isForced(2*x+1, exits)
		question := Question{Kind: kindResult,
			Text: fmt.Sprintf("The component of %s got number %d, the one of %s got number %d. Which of the two does the program make true?",
				w.name(2*x), component[2*x]+1, w.name(2*x+1), component[2*x+1]+1),
			Options: either(value, upper(w.name(2*x))+".", upper(w.name(2*x+1))+"."), Claim: Claim{x, 0, 0},
			Because: fmt.Sprintf("The literal whose component was complete first, %s: what it implies was complete before, so it never leads to its opposite.", w.name(l))}
		if isFree && m.asked[kindResult] == 0 {
			m.ask(question)
		}
		f := m.frame(w.state(l), None, "%s is true.", upper(w.name(l)))
		if w.state(l) != None {
			f.mark(w.state(l), "goal", "true")
		}
	}
	m.frame(None, None, "All pairs hold with: %s.", strings.Join(truths, ", "))
	m.Intro = "2-SAT: an arrow means \"if this literal is true, so is that one\". Literals that imply each other form a component. " +
		"Two numbers are when the search meets a vertex, and the smallest number that it reaches; #1 is the first complete component."
}

// askImplied asks what follows from a literal: directly, and after two steps.
func (w *walker) askImplied(exits [][]exit) {
	said := w.name
	if w.Words.say != nil {
		said = func(l int) string { return w.Words.say(w.Labels[w.state(l)]) }
	}
	w.frame(None, None, "Each pair says: at least one of the two is true.")
	w.askArrows()
	w.frame(None, None, "If one of the two is not true, the other one is: an arrow.")
	for steps := 1; steps <= 2; steps++ {
		for l := range exits {
			layers := implied(l, exits)
			all := slices.Concat(layers...)
			if len(layers) <= steps || w.state(l) == None || slices.Contains(all, l^1) || isForced(layers[steps][0], exits) {
				continue
			}
			options := []Option{{upper(said(layers[steps][0])) + ".", "", w.state(layers[steps][0]), layers[steps][0]}}
			for other := range exits {
				if !slices.Contains(all, other) && w.state(other) != None && !isForced(other, exits) {
					options = append(options, Option{upper(said(other)) + ".", "No chain of arrows leads there.", w.state(other), other})
				}
			}
			way, from := w.name(l), l
			for _, layer := range layers[1 : steps+1] {
				way += fmt.Sprintf(" → %s, because of the pair (%s or %s)", w.name(layer[0]), w.name(from^1), w.name(layer[0]))
				from = layer[0]
			}
			if steps == 2 && !slices.ContainsFunc(exits[layers[1][0]], func(e exit) bool { return e.to == layers[2][0] }) {
				continue // the first literal of the second layer follows from another one of the first
			}
			w.ask(Question{Kind: kindImplied, Text: fmt.Sprintf("Suppose: %s. What follows from it?", said(l)),
				Options: options, Because: way + ".", Claim: Claim{l, 0, 0}})
			w.frame(w.state(l), w.state(layers[steps][0]), "%s.", way)
			break
		}
	}
}

// askArrows asks which arrows follow from a pair. The values of the options are those of arrowsOf in package play.
func (w *walker) askArrows() {
	for _, p := range w.args.Pairs {
		a, b := p[0], p[1]
		if a/2 == b/2 {
			continue
		}
		arrows := func(from, to, from2, to2 int) string {
			return fmt.Sprintf("%s → %s, and %s → %s.", w.name(from), w.name(to), w.name(from2), w.name(to2))
		}
		w.ask(Question{Kind: kindImplied, Text: fmt.Sprintf("A pair of this puzzle is: %s or %s, or both. Which arrows follow from it?", w.name(a), w.name(b)),
			Options: []Option{choice(0, arrows(a^1, b, b^1, a), ""),
				choice(1, arrows(a, b^1, b, a^1), "This would mean: not both."), choice(2, arrows(a, b, b, a), "This would mean: both or none.")},
			Because: fmt.Sprintf("%s is the opposite of %s, and %s of %s: if one of the pair is not true, the other one must be.", w.name(a^1), w.name(a), w.name(b^1), w.name(b)),
			Claim:   Claim{a, b, 1}})
		return
	}
}

// isForced reports whether a literal is true in every solution: its opposite leads to it.
func isForced(l int, exits [][]exit) bool {
	return slices.Contains(slices.Concat(implied(l^1, exits)...), l)
}

// implied returns the literals that follow from a literal, in layers. Layer 0 is the literal itself.
func implied(l int, exits [][]exit) (layers [][]int) {
	met := map[int]bool{l: true}
	for now := []int{l}; len(now) > 0; {
		layers = append(layers, now)
		var next []int
		for _, v := range now {
			for _, e := range exits[v] {
				if !met[e.to] {
					met[e.to] = true
					next = append(next, e.to)
				}
			}
		}
		now = next
	}
	return layers
}

// trail replays Hierholzer's algorithm.
func trail(m *maker) {
	in := m.args
	exits := make([][]exit, in.N)
	degree := make([]int, in.N)
	for i, e := range in.Edges {
		exits[e.From] = append(exits[e.From], exit{i, e.To})
		degree[e.From]++
		if in.Directed {
			degree[e.To]--
		} else {
			exits[e.To] = append(exits[e.To], exit{i, e.From})
			degree[e.To]++
		}
	}

	// A trail begins at a vertex with one more exit than entrances, or with an odd number of edges.
	start := 0
	for v := in.N - 1; v >= 0; v-- {
		if len(exits[v]) > 0 && degree[start] <= 0 || !in.Directed && degree[v]%2 == 1 || in.Directed && degree[v] == 1 {
			start = v
		}
	}
	m.askBegin(degree)
	used := make([]bool, len(in.Edges))
	left := len(in.Edges)
	path, tour := []exit{{None, start}}, 0
	m.frame(start, None, "The walk begins at %s. An edge is used only once.", m.name(start)).mark(start, "waiting", "")
	for len(path) > 0 {
		v := path[len(path)-1].to
		next := slices.IndexFunc(exits[v], func(e exit) bool { return !used[e.edge] })
		if next >= 0 {
			e := exits[v][next]
			used[e.edge] = true
			left--
			path = append(path, e)
			f := m.frame(v, e.to, "Walk on from %s to %s.", m.name(v), m.name(e.to))
			f.mark(e.to, "waiting", "")
			f.Lines = append(f.Lines, Line{Arc{in.Edges[e.edge].From, in.Edges[e.edge].To}, "used", ""})
			continue
		}
		if left > 0 && len(path) > 1 {
			m.askStuck(v, path, exits, used)
		}
		path = path[:len(path)-1]
		tour++
		m.frame(v, None, "%s has no unused edge: it becomes place %d of the tour, counted from the end.", m.name(v), tour).mark(v, "done", fmt.Sprint(tour))
	}
	if left > 0 {
		m.frame(None, None, "%s left over: there is no tour of all edges.", count(left, "edge"))
	}
	m.Intro = "Hierholzer's algorithm: walk until you are stuck, then go back, and walk on from the first vertex with an unused edge."
}

// askBegin lets the user choose the vertices at which a walk along all edges can begin. The degrees are those of an
// undirected graph, or the exits minus the entrances of a directed one.
func (m *maker) askBegin(degree []int) {
	if len(m.args.Edges) == 0 {
		return
	}
	var options []Option
	var pick []int
	isEven := func(d int) bool { return d == 0 || !m.args.Directed && d%2 == 0 }
	isClosed := !slices.ContainsFunc(degree, func(d int) bool { return !isEven(d) })
	because := "At every vertex, each entrance has an exit: the walk can begin anywhere, and ends there."
	if !isClosed {
		because = "A walk that passes a vertex uses an entrance and an exit. So it begins where one exit more is left, and ends where an entrance is."
	}
	for v, d := range degree {
		isUsed := slices.ContainsFunc(m.args.Edges, func(e graph.Edge) bool { return e.From == v || e.To == v })
		if !isUsed {
			continue
		}
		options = append(options, Option{m.name(v), "", v, v})
		if isClosed || !isEven(d) && (!m.args.Directed || d == 1) {
			pick = append(pick, v)
		}
	}
	// A walk must reach all edges. With too many edges, the question cannot be checked by trying all walks.
	const mostEdges = 12
	met := map[int]bool{m.args.Edges[0].From: true}
	for range m.args.Edges {
		for _, e := range m.args.Edges {
			if met[e.From] || met[e.To] {
				met[e.From], met[e.To] = true, true
			}
		}
	}
	isWhole := len(met) == len(options) && (isClosed || len(pick) == map[bool]int{true: 1, false: 2}[m.args.Directed])
	if isWhole && len(m.args.Edges) <= mostEdges {
		m.ask(Question{Kind: kindResult, Text: "A walk uses each edge once. Choose all vertices at which it can begin.", Options: options, Pick: pick, Because: because})
	}
}

// askStuck asks where the walk goes on when it is stuck although edges are left.
func (m *maker) askStuck(v int, path []exit, exits [][]exit, used []bool) {
	right := None
	for _, p := range slices.Backward(path) {
		if slices.ContainsFunc(exits[p.to], func(e exit) bool { return !used[e.edge] }) {
			right = p.to
			break
		}
	}
	if right == None {
		return
	}
	options := []Option{{m.name(right), "", right, right}}
	for _, p := range path {
		if p.to != right {
			options = append(options, Option{m.name(p.to), "It has no unused edge, or is further back.", p.to, p.to})
		}
	}
	m.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("The walk is stuck at %s, and edges are left. It goes back along its edges. Where does it walk on?", m.name(v)),
		Options: options, Because: fmt.Sprintf("%s is the last vertex of the walk with an unused edge.", m.name(right)), Claim: Claim{v, right, 0}})
}

// bellmanFord replays the rounds of relaxations.
func bellmanFord(m *maker) {
	in := m.args
	refused := map[[2]int]bool{}
	for _, r := range in.Refused {
		refused[r] = true
	}
	cost := in.Cost
	f := m.frame(None, None, "The costs at the beginning.")
	for v, c := range cost {
		if c != graph.Unreached {
			f.mark(v, "waiting", m.worth(c))
		}
	}
	for _, e := range in.Edges {
		m.Texts[Arc{e.From, e.To}] = m.worth(e.Cost)
	}
	for round := 1; round <= len(cost); round++ {
		changed := false
		for _, e := range in.Edges {
			if cost[e.From] == graph.Unreached {
				continue
			}
			d := cost[e.From] + e.Cost
			switch {
			case d >= cost[e.To]:
				if e.From != e.To && m.askRelax(e, cost, kindSeen) {
					m.frame(e.From, e.To, "Round %d: from %s to %s: %s is no better than %s.", round, m.name(e.From), m.name(e.To), m.worth(d), m.worth(cost[e.To]))
				}
				continue
			case refused[[2]int{e.To, d}]:
				m.frame(e.From, e.To, "Round %d: %s would get %s, which the puzzle does not allow.", round, m.name(e.To), m.worth(d))
				continue
			}
			if cost[e.To] != graph.Unreached {
				m.askRelax(e, cost, kindBetter)
			}
			cost[e.To], changed = d, true
			m.frame(e.From, e.To, "Round %d: from %s to %s: %s.", round, m.name(e.From), m.name(e.To), m.worth(d)).mark(e.To, "waiting", m.worth(d))
		}
		if !changed || round == len(cost) {
			m.askRound(round, changed)
		}
		if !changed {
			m.frame(None, None, "Round %d changes nothing: all costs are right.", round)
			break
		}
		if round == len(cost) {
			m.frame(None, None, "Round %d still changes a cost, although no path needs so many edges: some costs fall for ever.", round)
		}
	}
	m.Intro = "The algorithm of Bellman and Ford: each round tries every edge. A path has fewer edges than there are vertices."
	if m.Words.gains {
		m.sayEnergy()
	}
}

// worth returns a cost as it is said: as a gain, if the costs of the helper are the puzzle's gains with the opposite sign.
func (m *maker) worth(cost int) string {
	if m.Words.gains {
		return fmt.Sprint(-cost)
	}
	return fmt.Sprint(cost)
}

// sayEnergy replaces the words of costs by those of energy, which is better the higher it is.
func (m *maker) sayEnergy() {
	words := strings.NewReplacer("Some costs fall for ever: there is a cycle of negative cost", "The energy in some rooms grows for ever: there is a cycle that gains energy",
		"some costs fall for ever", "the energy in some rooms grows for ever", "A cheapest path", "A best path", "A cost that still falls", "An energy that still grows",
		"All costs", "All energies", "all costs", "all energies", "The costs at the beginning", "The energy at the beginning", "Some cost has", "Some energy has",
		"A cost only falls", "Less energy is no better", "a cost", "an energy", "way through this edge costs less", "way through this door gives more energy", "edges that leave its vertex", "doors of its room")
	for i := range m.Frames {
		m.Frames[i].Say = words.Replace(m.Frames[i].Say)
	}
	for i := range m.Questions {
		q := &m.Questions[i]
		q.Text, q.Because = words.Replace(q.Text), words.Replace(q.Because)
		for k := range q.Options {
			q.Options[k].Text, q.Options[k].Why = words.Replace(q.Options[k].Text), words.Replace(q.Options[k].Why)
		}
	}
	m.Intro = "The algorithm of Bellman and Ford: each round tries every door, and keeps the highest energy with which a room can be entered. A path has fewer doors than there are rooms."
}

// askRelax asks what the cost of an edge's end is after the edge was tried. It reports whether there was room to ask.
func (m *maker) askRelax(e graph.Edge, cost []int, kind string) bool {
	d, old, before := cost[e.From]+e.Cost, cost[e.To], len(m.Questions)
	options, because := number(d, guess(old, "The way through this edge costs less.")), fmt.Sprintf("%d + %d = %d is less than %d.", cost[e.From], e.Cost, d, old)
	if d >= old {
		options, because = number(old, guess(d, "A cost only falls.")), fmt.Sprintf("%d + %d = %d is not less than %d.", cost[e.From], e.Cost, d, old)
	}
	text := fmt.Sprintf("%s has cost %d, and an edge of cost %d leads to %s, which has cost %d. What is its cost afterwards?",
		m.name(e.From), cost[e.From], e.Cost, m.name(e.To), old)
	if m.Words.gains {
		text = fmt.Sprintf("%s can be entered with energy %d. Behind one of its doors is %s, which changes the energy by %d and was entered with %d before. What is the highest energy there afterwards?",
			upper(m.name(e.From)), -cost[e.From], m.name(e.To), -e.Cost, -old)
		because = fmt.Sprintf("By this door: %d %+d = %d. Before: %d. The higher one counts.", -cost[e.From], -e.Cost, -d, -old)
		for i := range options {
			options[i].Text = fmt.Sprint(-options[i].Value)
		}
	}
	m.ask(Question{Kind: kind, Text: text, Options: options, Because: because, Claim: Claim{e.From, e.To, d}})
	return len(m.Questions) > before
}

// askRound asks what follows from the last round.
func (m *maker) askRound(round int, changed bool) {
	options := []Option{choice(0, "All costs are right: the algorithm may stop.", "Some cost has changed, so edges that leave its vertex must be tried again."),
		choice(1, "Some costs fall for ever: there is a cycle of negative cost.", "A round that changes nothing is followed by equal rounds."),
		choice(2, "Another round is needed.", "It would change nothing, either.")}
	right, because := 0, "Every further round would change nothing, either."
	if changed {
		options[2].Why = "That would never end: costs fall in every further round."
		right, because = 1, fmt.Sprintf("A cheapest path without a cycle has at most %s, and %s are over. A cost that still falls uses a cycle.", count(round-1, "edge"), count(round, "round"))
	}
	options[0], options[right] = options[right], options[0]
	m.ask(Question{Kind: kindStop, Text: fmt.Sprintf("Round %d of at most %d has changed %s. What follows?", round, len(m.args.Cost),
		map[bool]string{true: "a cost", false: "nothing"}[changed]), Options: options, Because: because})
}

// allPairs replays the algorithm of Floyd and Warshall.
func allPairs(m *maker) {
	in := m.args
	d := in.Before
	join := func(a, b int) int { return a + b }
	if in.IsMax {
		join = func(a, b int) int { return max(a, b) }
	}
	for a, row := range d {
		for b, c := range row {
			if a != b && c != graph.Unreached {
				m.Texts[Arc{a, b}] = fmt.Sprint(c)
			}
		}
	}
	m.askAll(join)
	for k := range d {
		f := m.frame(k, None, "From now on a path may pass through %s.", m.name(k))
		f.mark(k, "done", "")
		for a := range d {
			for b := range d {
				if a == b || d[a][k] == graph.Unreached || d[k][b] == graph.Unreached {
					continue
				}
				c := join(d[a][k], d[k][b])
				if c >= d[a][b] {
					if a < b && a != k && b != k && m.askDetour(Arc{a, b}, k, c) {
						m.frame(a, b, "From %s to %s through %s: %d is not less than %d.", m.name(a), m.name(b), m.name(k), c, d[a][b]).Path = []Arc{Arc{a, k}, Arc{k, b}}
					}
					continue
				}
				old := "nothing"
				if d[a][b] != graph.Unreached {
					old = fmt.Sprint(d[a][b])
					if a < b {
						m.askDetour(Arc{a, b}, k, c)
					}
				}
				d[a][b] = c
				f := m.frame(a, b, "From %s to %s through %s: %d instead of %s.", m.name(a), m.name(b), m.name(k), c, old)
				f.Path = []Arc{Arc{a, k}, Arc{k, b}}
			}
		}
	}
	m.frame(None, None, "All vertices were allowed: the table is complete.")
	if m.Words.after != nil && !m.Bare {
		m.Words.after(m)
	}
	m.Intro = "The algorithm of Floyd and Warshall: allow one vertex after the other in the middle of paths."
}

// askAll lets the user guess the best way between two vertices whose edge is not the best way.
func (m *maker) askAll(join func(a, b int) int) {
	best := slices.Clone(m.args.Before)
	for k := range best {
		for a, row := range best {
			row = slices.Clone(row)
			for b := range row {
				if row[k] != graph.Unreached && best[k][b] != graph.Unreached {
					row[b] = min(row[b], join(row[k], best[k][b]))
				}
			}
			best[a] = row
		}
	}
	cost := map[bool]string{true: "The cost of a way is its largest number.", false: "The cost of a way is the sum of its numbers."}[m.args.IsMax]
	for a, row := range m.args.Before {
		for b, direct := range row {
			if a == b || direct == graph.Unreached || best[a][b] == direct {
				continue
			}
			m.ask(Question{Kind: kindResult, Text: fmt.Sprintf("First look at the graph and guess. %s What is the best from %s to %s?", cost, m.name(a), m.name(b)),
				Options: number(best[a][b], guess(direct, "A way through other vertices costs less than the edge.")),
				Because: fmt.Sprintf("The edge costs %d, and some detour %d. See how it is found.", direct, best[a][b]), Claim: Claim{a, b, 0}})
			return
		}
	}
}

// askDetour asks for the best way between two vertices if it may also pass through vertex k, where it costs c. It reports
// whether there was room to ask.
func (m *maker) askDetour(ends Arc, k, c int) bool {
	a, b, before := ends[0], ends[1], len(m.Questions)
	d, kind, word := m.args.Before, kindBetter, "sum"
	if m.args.IsMax {
		word = "larger one"
	}
	options := number(c, guess(d[a][b], "The way through the new vertex is better."))
	if m.args.IsMax {
		options = slices.Insert(options, 1, guess(d[a][k]+d[k][b], "The cost of a way is its largest number, not the sum."))
	}
	if c >= d[a][b] {
		kind, options = kindSeen, number(d[a][b], guess(c, "The old way is no worse."))
	}
	m.ask(Question{Kind: kind, Text: fmt.Sprintf("From %s to %s the best is %d. From %s to %s it is %d, from there to %s %d. What is the best from %s to %s now?",
		m.name(a), m.name(b), d[a][b], m.name(a), m.name(k), d[a][k], m.name(b), d[k][b], m.name(a), m.name(b)), Options: options,
		Because: fmt.Sprintf("The %s of %d and %d is %d. The best so far is %d.", word, d[a][k], d[k][b], c, d[a][b]), Claim: Claim{a, b, c}})
	return len(m.Questions) > before
}

// sets replays union-find.
func sets(m *maker) {
	leader := map[int]int{}
	size := map[int]int{}
	for _, e := range m.Events {
		if e.What == "visit" {
			leader[e.From], size[e.From] = e.From, 1
		}
	}
	find := func(v int) int {
		for leader[v] != v {
			v = leader[v]
		}
		return v
	}
	left, isBack, asked := len(leader), false, map[bool]int{}
	for _, e := range m.Events {
		// Each join is recorded as two opposite edges; skip the second one.
		if e.What != "step" {
			continue
		}
		if isBack = !isBack; !isBack {
			continue
		}
		a, b := find(e.From), find(e.To)
		isNew := a != b
		if (size[a] > 1 || size[b] > 1) && asked[isNew] < 2 {
			asked[isNew]++
			because := fmt.Sprintf("%s and %s are connected already, so the edge closes a cycle.", m.name(e.From), m.name(e.To))
			if isNew {
				because = fmt.Sprintf("They are in different sets, of %d and %d vertices.", size[a], size[b])
			}
			m.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("The next edge joins %s and %s. What does it do?", m.name(e.From), m.name(e.To)),
				Options: either(isNew, "It makes two sets one.", "Nothing: both are in one set."), Because: because, Claim: Claim{e.From, e.To, 0}})
		}
		f := m.frame(e.From, e.To, "%s and %s were in one set already: %s left.", m.name(e.From), m.name(e.To), count(left, "set"))
		if isNew {
			if size[a] < size[b] {
				a, b = b, a
			}
			leader[b] = a
			size[a] += size[b]
			left--
			f.Say = fmt.Sprintf("%s and %s: two sets become one of %s; %s left.", m.name(e.From), m.name(e.To), count(size[a], "vertex"), count(left, "set"))
			f.Lines = append(f.Lines, Line{Arc{e.From, e.To}, "used", ""})
		}
		f.mark(e.From, "done", "")
		f.mark(e.To, "done", "")
	}
	m.Intro = "Union-find: each edge makes two sets one, or joins vertices of one set."
}

// jumps replays how a tree with jump pointers grows.
func jumps(m *maker) {
	up := m.args.Up
	depth, jump := make([]int, len(up)), make([]int, len(up))
	m.frame(0, None, "%s is the root: it jumps to itself.", m.name(0)).mark(0, "done", "0")
	for v := 1; v < len(up); v++ {
		above := up[v]
		depth[v], jump[v] = depth[above]+1, above
		first := depth[above] - depth[jump[above]]
		second := depth[jump[above]] - depth[jump[jump[above]]]
		if first == second {
			jump[v] = jump[jump[above]]
		}
		because := fmt.Sprintf("The jumps of %s and of %s have the lengths %d and %d: ", m.name(above), m.name(jump[above]), first, second) +
			map[bool]string{true: "equal, so the new jump spans both.", false: "different, so the new jump leads to the parent."}[first == second]
		options := []Option{{m.name(jump[v]), "", jump[v], jump[v]}}
		for _, wrong := range []int{above, jump[above], 0} {
			options = append(options, Option{m.name(wrong), "", wrong, wrong})
		}
		if depth[v] > 2 {
			m.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("%s is dug from %s. Where does its jump lead?", m.name(v), m.name(above)),
				Options: options, Because: because, Claim: Claim{v, jump[v], 0}})
		}
		m.frame(v, jump[v], "%s jumps to %s. %s", m.name(v), m.name(jump[v]), because).mark(v, "done", fmt.Sprint(depth[v]))
	}
	m.Intro = "Each vertex of the tree knows its parent and one jump to an ancestor; the numbers are depths. Two vertices meet at their lowest common ancestor."
}
