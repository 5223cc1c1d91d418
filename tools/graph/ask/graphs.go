// This file replays algorithms on graphs with numbered vertices, from the arguments of the helper.

package ask

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
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
	return &walker{maker: m, exits: exits, name: m.of, state: m.at, met: make([]int, n), low: make([]int, n), closed: make([]bool, n), parent: slices.Repeat([]int{None}, n), looks: map[int]string{}}
}

// visit searches from a vertex, to which the search came through an edge.
func (w *walker) visit(v, edge int) {
	w.clock++
	w.met[v], w.low[v] = w.clock, w.clock
	w.open = append(w.open, v)
	w.show(w.frame(w.state(v), None, "%s is met, as number %d.", w.name(v), w.clock), v, "waiting")
	for _, e := range w.exits[v] {
		switch {
		case e.edge == edge && !w.directed || w.closed[e.to]:
		case w.met[e.to] == 0:
			w.parent[e.to] = v
			w.visit(e.to, e.edge)
			w.low[v] = min(w.low[v], w.low[e.to])
		case w.met[e.to] < w.low[v]:
			w.low[v] = w.met[e.to]
			w.show(w.frame(w.state(v), w.state(e.to), "%s has an edge back to %s, number %d: its low becomes %d.",
				w.name(v), w.name(e.to), w.met[e.to], w.low[v]), v, "waiting")
		}
	}
	w.leave(v, edge)
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
		because := fmt.Sprintf("From %s and below, an edge leads up to number %d: there is a way around.", m.of(v), w.low[v])
		if isBridge {
			because = fmt.Sprintf("From %s and below, no other edge leads above number %d: without this edge they are cut off.", m.of(v), w.met[v])
		}

		// Ask about bridges and other edges in turn.
		if found == 0 || isBridge == (yes*2 <= found) {
			found++
			if isBridge {
				yes++
			}
			m.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("The search goes back from %s (number %d, low %d) to %s. Is the edge between them a bridge?",
				m.of(v), w.met[v], w.low[v], m.of(above)),
				Options: either(isBridge, "Yes.", "No."), Because: because, Claim: Claim{edge, 0, 0}})
		}
		f := m.frame(m.at(above), m.at(v), "Back from %s to %s: %s", m.of(v), m.of(above), map[bool]string{true: "this edge is a bridge.", false: "no bridge."}[isBridge])
		w.show(f, v, "done")
		if isBridge {
			f.Lines = append(f.Lines, Line{m.arc(in.Edges[edge].From, in.Edges[edge].To), "used", ""})
		}
	}
	if m.Helper == "Blocks" {
		w.leave = w.articulation(in.Edges)
	}
	w.all()
	m.Intro = "Depth-first search. Each vertex shows its number and its low: the smallest number that it or a vertex below it reaches by one more edge."
	return nil
}

// articulation returns the function that decides, when the search goes back to a vertex, whether the part below falls off
// without this vertex.
func (w *walker) articulation(edges []edge) func(v, edge int) {
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
			exits[v] = append(exits[v], exit{None, e.To})
		}
	}
	newWalker(m, exits).strong()
	m.Intro = "Tarjan's algorithm: a depth-first search. Each vertex shows its number and its low: the smallest number of an open vertex that it reaches."
	return nil
}

// twoSat replays the choice of values: literals that imply each other form a component, and each variable takes the
// value whose component is complete first.
func twoSat(m *maker) error {
	var in struct {
		N     int
		Pairs [][2]int
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
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
			return nil
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
		if isFree {
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
	return nil
}

// askImplied asks what follows from a literal: directly, and after two steps.
func (w *walker) askImplied(exits [][]exit) {
	said := w.name
	if w.Words.say != nil {
		said = func(l int) string { return w.Words.say(w.Labels[w.state(l)]) }
	}
	w.frame(None, None, "Each pair says: at least one of the two is true. So if one of them is not, the other one is: an arrow.")
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
	used := make([]bool, len(in.Edges))
	left := len(in.Edges)
	path, tour := []exit{{None, start}}, 0
	m.frame(m.at(start), None, "The walk begins at %s. An edge is used only once.", m.of(start)).mark(m.at(start), "waiting", "")
	for len(path) > 0 {
		v := path[len(path)-1].to
		next := slices.IndexFunc(exits[v], func(e exit) bool { return !used[e.edge] })
		if next >= 0 {
			e := exits[v][next]
			used[e.edge] = true
			left--
			path = append(path, e)
			f := m.frame(m.at(v), m.at(e.to), "Walk on from %s to %s.", m.of(v), m.of(e.to))
			f.mark(m.at(e.to), "waiting", "")
			f.Lines = append(f.Lines, Line{m.arc(in.Edges[e.edge].From, in.Edges[e.edge].To), "used", ""})
			continue
		}
		if left > 0 && len(path) > 1 {
			m.askStuck(v, path, exits, used)
		}
		path = path[:len(path)-1]
		tour++
		m.frame(m.at(v), None, "%s has no unused edge: it becomes place %d of the tour, counted from the end.", m.of(v), tour).mark(m.at(v), "done", fmt.Sprint(tour))
	}
	if left > 0 {
		m.frame(None, None, "%s left over: there is no tour of all edges.", count(left, "edge"))
	}
	m.Intro = "Hierholzer's algorithm: walk until you are stuck, then go back, and walk on from the first vertex with an unused edge."
	return nil
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
	options := []Option{{m.of(right), "", m.at(right), right}}
	for _, p := range path {
		if p.to != right {
			options = append(options, Option{m.of(p.to), "It has no unused edge, or is further back.", m.at(p.to), p.to})
		}
	}
	m.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("The walk is stuck at %s, and edges are left. It goes back along its edges. Where does it walk on?", m.of(v)),
		Options: options, Because: fmt.Sprintf("%s is the last vertex of the walk with an unused edge.", m.of(right)), Claim: Claim{v, right, 0}})
}

// bellmanFord replays the rounds of relaxations.
func bellmanFord(m *maker) error {
	var in struct {
		Cost    []int
		Edges   []edge
		Refused [][2]int
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	if err := m.hasVertices(len(in.Cost)); err != nil {
		return err
	}
	refused := map[[2]int]bool{}
	for _, r := range in.Refused {
		refused[r] = true
	}
	cost := in.Cost
	f := m.frame(None, None, "The costs at the beginning.")
	for v, c := range cost {
		if c != unreached {
			f.mark(m.at(v), "waiting", fmt.Sprint(c))
		}
	}
	for _, e := range in.Edges {
		m.Texts[m.arc(e.From, e.To)] = fmt.Sprint(e.Cost)
	}
	for round := 1; round <= len(cost); round++ {
		changed := false
		for _, e := range in.Edges {
			if cost[e.From] == unreached {
				continue
			}
			d := cost[e.From] + e.Cost
			switch {
			case d >= cost[e.To]:
				continue
			case refused[[2]int{e.To, d}]:
				m.frame(m.at(e.From), m.at(e.To), "Round %d: %s would get %d, which the puzzle does not allow.", round, m.of(e.To), d)
				continue
			}
			if cost[e.To] != unreached {
				m.ask(Question{Kind: kindBetter, Text: fmt.Sprintf("%s has cost %d, and an edge of cost %d leads to %s, which has cost %d. What is its cost afterwards?",
					m.of(e.From), cost[e.From], e.Cost, m.of(e.To), cost[e.To]),
					Options: number(d, guess(cost[e.To], "The way through this edge costs less.")), Because: fmt.Sprintf("%d + %d = %d is less than %d.", cost[e.From], e.Cost, d, cost[e.To]),
					Claim: Claim{e.From, e.To, d}})
			}
			cost[e.To], changed = d, true
			m.frame(m.at(e.From), m.at(e.To), "Round %d: from %s to %s: %d.", round, m.of(e.From), m.of(e.To), d).mark(m.at(e.To), "waiting", fmt.Sprint(d))
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
	return nil
}

// allPairs replays the algorithm of Floyd and Warshall.
func allPairs(m *maker) error {
	var in struct {
		Before       [][]int
		IsSum, IsMax bool
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	if err := m.hasVertices(len(in.Before)); err != nil {
		return err
	}
	d := in.Before
	join := func(a, b int) int { return a + b }
	word := "sum"
	if in.IsMax {
		join, word = func(a, b int) int { return max(a, b) }, "larger one"
	}
	for a, row := range d {
		for b, c := range row {
			if a != b && c != unreached {
				m.Texts[m.arc(a, b)] = fmt.Sprint(c)
			}
		}
	}
	for k := range d {
		f := m.frame(m.at(k), None, "From now on a path may pass through %s.", m.of(k))
		f.mark(m.at(k), "done", "")
		for a := range d {
			for b := range d {
				if a == b || d[a][k] == unreached || d[k][b] == unreached {
					continue
				}
				c := join(d[a][k], d[k][b])
				if c >= d[a][b] {
					continue
				}
				old := "nothing"
				if d[a][b] != unreached {
					old = fmt.Sprint(d[a][b])
					if a < b {
						m.ask(Question{Kind: kindBetter, Text: fmt.Sprintf("From %s to %s the best is %d. From %s to %s it is %d, from there to %s %d. What is the best from %s to %s now?",
							m.of(a), m.of(b), d[a][b], m.of(a), m.of(k), d[a][k], m.of(b), d[k][b], m.of(a), m.of(b)),
							Options: number(c, guess(d[a][b], "The way through the new vertex is better.")), Because: fmt.Sprintf("The %s of %d and %d is %d.", word, d[a][k], d[k][b], c), Claim: Claim{a, b, c}})
					}
				}
				d[a][b] = c
				f := m.frame(m.at(a), m.at(b), "From %s to %s through %s: %d instead of %s.", m.of(a), m.of(b), m.of(k), c, old)
				f.Path = []Arc{m.arc(a, k), m.arc(k, b)}
			}
		}
	}
	m.frame(None, None, "All vertices were allowed: the table is complete.")
	m.Intro = "The algorithm of Floyd and Warshall: allow one vertex after the other in the middle of paths."
	return nil
}

// sets replays union-find.
func sets(m *maker) error {
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
	return nil
}

// jumps replays how a tree with jump pointers grows.
func jumps(m *maker) error {
	var up []int
	if err := m.arguments(&up); err != nil {
		return err
	}
	if err := m.hasVertices(len(up)); err != nil {
		return err
	}
	depth, jump := make([]int, len(up)), make([]int, len(up))
	m.frame(m.at(0), None, "%s is the root: it jumps to itself.", m.of(0)).mark(m.at(0), "done", "0")
	for v := 1; v < len(up); v++ {
		above := up[v]
		depth[v], jump[v] = depth[above]+1, above
		first := depth[above] - depth[jump[above]]
		second := depth[jump[above]] - depth[jump[jump[above]]]
		if first == second {
			jump[v] = jump[jump[above]]
		}
		because := fmt.Sprintf("The jumps of %s and of %s have the lengths %d and %d: ", m.of(above), m.of(jump[above]), first, second) +
			map[bool]string{true: "equal, so the new jump spans both.", false: "different, so the new jump leads to the parent."}[first == second]
		options := []Option{{m.of(jump[v]), "", m.at(jump[v]), jump[v]}}
		for _, wrong := range []int{above, jump[above], 0} {
			options = append(options, Option{m.of(wrong), "", m.at(wrong), wrong})
		}
		if depth[v] > 2 {
			m.ask(Question{Kind: kindGroup, Text: fmt.Sprintf("%s is dug from %s. Where does its jump lead?", m.of(v), m.of(above)),
				Options: options, Because: because, Claim: Claim{v, jump[v], 0}})
		}
		m.frame(m.at(v), m.at(jump[v]), "%s jumps to %s. %s", m.of(v), m.of(jump[v]), because).mark(m.at(v), "done", fmt.Sprint(depth[v]))
	}
	m.Intro = "Each vertex of the tree knows its parent and one jump to an ancestor; the numbers are depths. Two vertices meet at their lowest common ancestor."
	return nil
}
