// This file answers the questions of a lesson by brute force.

package play

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"oj/problems/lib/graph"
	"oj/tools/graph/ask"
)

const infinite = 1 << 60

// Check answers each question of a lesson from the record alone, with simple and slow algorithms: the option that is marked
// as right must be right, and all others wrong. It returns a sentence for each question that is not so. It also returns
// how many questions it could check.
func Check(in *ask.Input, lesson *ask.Lesson) (faults []string, checked int) {
	c := &checker{in: in, lesson: lesson, unit: !strings.Contains(in.Helper, "Dijkstra")}
	if len(lesson.Questions) > 8 {
		faults = append(faults, fmt.Sprintf("%d questions are too many", len(lesson.Questions)))
	}
	for _, q := range lesson.Questions {
		right, known := c.answer(q)
		if !known {
			continue
		}
		checked++
		if q.Pick != nil {
			if want := slices.Sorted(slices.Values(right)); !slices.Equal(want, slices.Sorted(slices.Values(q.Pick))) {
				faults = append(faults, fmt.Sprintf("%s: the right states are %v, marked %v", q.Text, want, q.Pick))
			}
			continue
		}
		for i, o := range q.Options {
			if slices.Contains(right, o.Value) != (i == q.Right) {
				faults = append(faults, fmt.Sprintf("%s: the option %q (%d) is marked %v, but right is %v", q.Text, o.Text, o.Value, i == q.Right, right))
			}
		}
	}
	return faults, checked
}

type checker struct {
	in     *ask.Input
	lesson *ask.Lesson
	unit   bool // whether each step costs 1
}

// answer returns the values of all right answers, or the right states of a question about a set. known is false for a
// question that cannot be checked.
func (c *checker) answer(q ask.Question) (right []int, known bool) {
	a, b, d := q.Claim.A, q.Claim.B, q.Claim.C
	if q.Kind == "the puzzle" {
		return puzzles[c.in.Problem](c.in, q), true
	}
	switch c.in.Helper {
	case "Shortest", "Reach", "DenseDistances", "Components", "Orbit", "Dijkstra", "DenseDijkstra":
		switch q.Kind {
		case "refused steps":
			return c.refused(q), true
		case "states seen again", "cheaper ways":
			return []int{c.outcome(a, b, d)}, true
		case "when to stop":
			return []int{c.stop(a, b, d)}, true
		case "results":
			return []int{c.distances()[a]}, true
		case "a bigger state":
			if few, many := c.walks(d); a+b > 0 && (few != a || many != b) {
				return []int{-1}, true
			}
			return []int{0}, true
		case "a smaller state":
			answer := c.coarse(a)
			switch {
			case answer < 0:
				return []int{2}, true
			case answer != b:
				return []int{1}, true
			}
			return []int{0}, true
		}
	case "TwoWay", "NewDensePaths":
		switch q.Kind {
		case "refused steps":
			return c.refused(q), true
		case "states seen again":
			return []int{truth(c.isMet(a, b))}, true
		case "results":
			return []int{c.distances()[b]}, true
		}
	case "Pursuit":
		return c.cuts(q), true
	case "DenseWinning":
		return c.moves(a), true
	case "Deepen":
		return []int{truth(a+b <= d)}, true
	case "Bridges":
		return []int{truth(c.isBridge(a))}, true
	case "Blocks":
		return []int{truth(c.fallsOff(a, b, d))}, true
	case "SCC":
		return c.component(a), true
	case "TwoSat":
		if q.Kind == "results" {
			return c.value(a)
		}
		if q.Kind == "implications" {
			return c.implied(a), true
		}
		return c.literals(a), true
	case "Sets":
		return []int{truth(!c.isConnected(q))}, true
	case "FlowOf", "MinCostFlow", "Matching":
		return c.flow(q)
	case "AllPairs":
		return c.detour(q), true
	case "Trail", "Jumps", "BellmanFord":
		return c.simple(q)
	}
	return nil, false
}

func truth(is bool) int {
	if is {
		return 1
	}
	return 0
}

// cost returns the cost of a step.
func (c *checker) cost(e ask.Event) int {
	if c.unit {
		return 1
	}
	return e.Cost
}

// distances relaxes all recorded edges until nothing changes.
func (c *checker) distances() map[int]int {
	d := map[int]int{}
	for _, v := range c.in.Starts {
		d[v] = 0
	}
	if len(c.in.Starts) == 0 {
		for _, e := range c.in.Events {
			if e.What == "visit" {
				d[e.From] = 0
				break
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, e := range c.in.Events {
			from, known := d[e.From]
			to, met := d[e.To]
			if e.What == "step" && known && (!met || from+c.cost(e) < to) {
				d[e.To], changed = from+c.cost(e), true
			}

			// The edges of this helper lead in both directions.
			if e.What == "step" && met && c.in.Helper == "NewDensePaths" && (!known || to+1 < from) {
				d[e.From], changed = to+1, true
			}
		}
	}
	return d
}

// outcome returns what the step from a to b of cost d does: it is new (0), seen before (1), or cheaper (2).
func (c *checker) outcome(a, b, d int) int {
	far := c.distances()
	best := infinite
	for _, v := range c.in.Starts {
		if v == b {
			best = 0
		}
	}
	for _, e := range c.in.Events {
		if e.What != "step" {
			continue
		}
		if e.From == a && e.To == b && far[a]+c.cost(e) == d {
			break
		}
		if e.To == b {
			best = min(best, far[e.From]+c.cost(e))
		}
	}
	switch {
	case best == infinite:
		return 0
	case d < best:
		return 2
	}
	return 1
}

// isMet reports whether the step from a to b is not the first one that leads to b.
func (c *checker) isMet(a, b int) bool {
	at := ask.None
	for _, e := range c.in.Events {
		switch {
		case e.What == "visit":
			at = e.From
		case e.What == "step" && at == a && e.From+e.To-at == b:
			return b == c.in.Starts[0] || b == c.in.Goals[0]
		case e.What == "step" && e.From+e.To-at == b:
			return true
		}
	}
	return false
}

// stop returns 0 if a state with a cost below d waits when the step from a to b is made, or follows from a later step of a.
// Otherwise d must be the answer: stop returns 1, or -1 if there is a cheaper way to b.
func (c *checker) stop(a, b, d int) int {
	far := c.distances()
	cheapest := map[int]int{}
	for _, v := range c.in.Starts {
		cheapest[v] = 0
	}
	done, isAsked := map[int]bool{}, false
	for _, e := range c.in.Events {
		if e.What == "visit" && isAsked {
			break
		}
		if e.What == "visit" {
			done[e.From] = true
		}
		isAsked = isAsked || e.What == "step" && e.From == a && e.To == b
		if old, met := cheapest[e.To]; e.What == "step" && (!met || far[e.From]+c.cost(e) < old) {
			cheapest[e.To] = far[e.From] + c.cost(e)
		}
	}
	for v, cost := range cheapest {
		if !done[v] && v != b && cost < d {
			return 0
		}
	}
	if far[b] < d {
		return -1
	}
	return 1
}

// coarse returns the answer of a search whose states lack a field, or -1: it repeats the search with a plain list.
func (c *checker) coarse(field int) int {
	type entry struct{ v, cost int }
	var waiting []entry
	for _, v := range c.in.Starts {
		waiting = append(waiting, entry{v, 0})
	}
	kept := map[string]bool{}
	for len(waiting) > 0 {
		best := 0
		for i, e := range waiting {
			if e.cost < waiting[best].cost {
				best = i
			}
		}
		at := waiting[best]
		waiting = slices.Delete(waiting, best, best+1)
		rest := ""
		for i, word := range c.fields(at.v) {
			if i != field {
				rest += word + " "
			}
		}
		if kept[rest] {
			continue
		}
		kept[rest] = true
		if slices.Contains(c.in.Goals, at.v) {
			return at.cost
		}
		for _, e := range c.in.Events {
			if e.What == "step" && e.From == at.v {
				waiting = append(waiting, entry{e.To, at.cost + c.cost(e)})
			}
		}
	}
	return -1
}

// walks returns the number of states at a distance below far, and the number of pairs (state, length of a walk to it) with
// such a length. It answers by a table: whether a walk of this length leads to this state.
func (c *checker) walks(far int) (states, pairs int) {
	n := len(c.in.Labels)
	table := make([][]bool, far)
	any := make([]bool, n)
	for d := range table {
		table[d] = make([]bool, n)
		for v := range n {
			if d == 0 {
				table[d][v] = slices.Contains(c.in.Starts, v)
			}
		}
		for _, e := range c.in.Events {
			if d > 0 && e.What == "step" && table[d-1][e.From] {
				table[d][e.To] = true
			}
		}
		for v, is := range table[d] {
			if is {
				any[v] = true
				pairs++
			}
		}
	}
	for _, is := range any {
		if is {
			states++
		}
	}
	return states, pairs
}

// fields returns the fields of a state.
func (c *checker) fields(v int) (words []string) {
	for _, f := range c.in.Fields[v] {
		words = append(words, f.Value)
	}
	if words == nil {
		words = strings.FieldsFunc(c.in.Labels[v], func(r rune) bool { return strings.ContainsRune(" \n,:{}[]()", r) })
	}
	return words
}

// wins reports whether the player to move wins, by trying all games.
func (c *checker) wins(v int, known map[int]bool) bool {
	if is, met := known[v]; met {
		return is
	}
	moves := 0
	for _, e := range c.in.Events {
		if e.What == "step" && e.From == v {
			moves++
			if !c.wins(e.To, known) {
				known[v] = true
				return true
			}
		}
	}
	known[v] = moves == 0 && c.in.StuckWins
	return known[v]
}

// moves returns the winning moves of a position, or -1 if there is none.
func (c *checker) moves(v int) (good []int) {
	known := map[int]bool{}
	for _, e := range c.in.Events {
		if e.What == "step" && e.From == v && !c.wins(e.To, known) {
			good = append(good, e.To)
		}
	}
	if good == nil {
		return []int{ask.None}
	}
	return good
}

// decode reads the arguments of the helper.
func (c *checker) decode(into any) { json.Unmarshal(c.in.Data, into) }

// reach returns which vertices can be reached from v.
func reach(out [][]int, v int) []bool {
	seen := make([]bool, len(out))
	for stack := []int{v}; len(stack) > 0; {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !seen[v] {
			seen[v] = true
			stack = append(stack, out[v]...)
		}
	}
	return seen
}

// isBridge reports whether the ends of an edge are apart without it.
func (c *checker) isBridge(edge int) bool {
	var in struct {
		N     int
		Edges []graph.Edge
	}
	c.decode(&in)
	out := make([][]int, in.N)
	for i, e := range in.Edges {
		if i != edge {
			out[e.From], out[e.To] = append(out[e.From], e.To), append(out[e.To], e.From)
		}
	}
	return !reach(out, in.Edges[edge].From)[in.Edges[edge].To]
}

// fallsOff reports whether v cannot reach the vertex `above` without the vertex cut.
func (c *checker) fallsOff(v, cut, above int) bool {
	var in struct {
		N     int
		Edges []graph.Edge
	}
	c.decode(&in)
	out := make([][]int, in.N)
	for _, e := range in.Edges {
		if e.From != cut && e.To != cut {
			out[e.From], out[e.To] = append(out[e.From], e.To), append(out[e.To], e.From)
		}
	}
	return !reach(out, v)[above]
}

// component returns the states of the vertices that reach v and that v reaches.
func (c *checker) component(v int) (states []int) {
	var in struct{ Out [][]graph.Edge }
	c.decode(&in)
	out := make([][]int, len(in.Out))
	for from, edges := range in.Out {
		for _, e := range edges {
			out[from] = append(out[from], e.To)
		}
	}
	for w, is := range reach(out, v) {
		if is && reach(out, w)[v] {
			states = append(states, c.in.Number[fmt.Sprint(w)])
		}
	}
	return states
}

// value returns the value that the helper itself gives a variable.
func (c *checker) value(x int) ([]int, bool) {
	var in struct {
		N     int
		Pairs [][2]graph.Literal
	}
	c.decode(&in)
	values, ok := graph.TwoSat(in.N, in.Pairs)
	if !ok {
		return nil, false
	}
	return []int{truth(values[x])}, true
}

// arrows returns the literals that follow directly from each literal.
func (c *checker) arrows() (out [][]int, pairs [][2]int) {
	var in struct {
		N     int
		Pairs [][2]int
	}
	c.decode(&in)
	out = make([][]int, 2*in.N)
	for _, p := range in.Pairs {
		out[p[0]^1] = append(out[p[0]^1], p[1])
		out[p[1]^1] = append(out[p[1]^1], p[0])
	}
	return out, in.Pairs
}

// implied returns the literals that are true in all solutions in which literal l is true. It tries all values. If there are
// too many, or no solution, it follows the arrows.
func (c *checker) implied(l int) (literals []int) {
	out, pairs := c.arrows()
	isTrue := func(values, literal int) bool { return values>>(literal/2)&1 != literal%2 }
	count, hits := 0, make([]int, len(out))
	const most = 16
	for values := 0; len(out) <= 2*most && values < 1<<(len(out)/2); values++ {
		breaks := func(p [2]int) bool { return !isTrue(values, p[0]) && !isTrue(values, p[1]) }
		if !isTrue(values, l) || slices.ContainsFunc(pairs, breaks) {
			continue
		}
		count++
		for other := range hits {
			hits[other] += truth(isTrue(values, other))
		}
	}
	follows := reach(out, l)
	for other := range out {
		if other != l && (count > 0 && hits[other] == count || count == 0 && follows[other]) {
			literals = append(literals, other)
		}
	}
	return literals
}

// literals returns the states of the literals that literal l implies and that imply it.
func (c *checker) literals(l int) (states []int) {
	out, _ := c.arrows()
	for other, is := range reach(out, l) {
		if is && reach(out, other)[l] {
			name := fmt.Sprint(other / 2)
			if other%2 == 1 {
				name = "not " + name
			}
			states = append(states, c.in.Number[name])
		}
	}
	return states
}

// isConnected reports whether the edges before this question connect its two vertices.
func (c *checker) isConnected(q ask.Question) bool {
	out := make([][]int, len(c.in.Labels))
	joins := 0
	for _, e := range c.in.Events {
		if e.What != "step" || joins/2 >= q.Frame {
			continue
		}
		joins++
		out[e.From] = append(out[e.From], e.To)
	}
	return reach(out, q.Claim.A)[q.Claim.B]
}

// labels returns the flow and the capacity of each edge after a number of frames, as the page writes them.
func (c *checker) labels(frames int) map[ask.Arc]string {
	labels := map[ask.Arc]string{}
	for _, f := range c.lesson.Frames[:frames] {
		for _, l := range f.Lines {
			labels[l.Arc] = l.Text
		}
	}
	return labels
}

// flows returns the flow and the room of an edge; parallel edges are added.
func flows(label string) (flow, room int) {
	for _, word := range strings.Fields(strings.ReplaceAll(label, "∞", fmt.Sprint(infinite))) {
		var used, all int
		if n, _ := fmt.Sscanf(word, "%d/%d", &used, &all); n == 2 {
			flow, room = flow+used, room+all-used
		}
	}
	return flow, room
}

// alone returns the states of the vertices on the left of a matching from which no flow leads.
func (c *checker) alone(labels map[ask.Arc]string) (list []int) {
	for v, name := range c.in.Labels {
		isAlone := strings.HasPrefix(name, "left")
		for arc, label := range labels {
			flow, _ := flows(label)
			isAlone = isAlone && (arc[0] != v || flow == 0)
		}
		if isAlone {
			list = append(list, v)
		}
	}
	return list
}

// flow answers questions about flows from the texts beside the edges.
func (c *checker) flow(q ask.Question) ([]int, bool) {
	if q.Kind == "results" {
		var in struct {
			N, Source, Sink, Units int
			Pipes                  []graph.Pipe
		}
		c.decode(&in)
		cost, ok := graph.MinCostFlow(in.N, in.Pipes, in.Source, in.Sink, in.Units)
		return []int{cost}, ok
	}
	labels := c.labels(q.Frame)
	if q.Kind == "cuts" {
		var in struct{ N, Source int }
		c.decode(&in)
		out := make([][]int, len(c.in.Labels))
		for arc, label := range labels {
			flow, room := flows(label)
			if room > 0 {
				out[arc[0]] = append(out[arc[0]], arc[1])
			}
			if flow > 0 {
				out[arc[1]] = append(out[arc[1]], arc[0])
			}
		}
		var side []int
		source := c.in.Number[fmt.Sprint(in.Source)]
		if c.in.Helper == "Matching" {
			// A new vertex leads to all vertices on the left without a partner.
			source = len(out)
			out = append(out, c.alone(labels))
		}
		for v, is := range reach(out, source) {
			// A vertex through which nothing can flow is not shown.
			if is && slices.ContainsFunc(q.Options, func(o ask.Option) bool { return o.State == v }) {
				side = append(side, v)
			}
		}
		return side, true
	}

	// The amount of a path is the difference that its frame makes. It must be possible, and no more than possible: an
	// edge of the path becomes full or empty.
	after := c.labels(q.Frame + 1)
	amount, isTight := 0, false
	for _, arc := range c.lesson.Frames[q.Frame].Path {
		before, _ := flows(labels[arc])
		now, _ := flows(after[arc])
		amount = max(amount, now-before, before-now)

		// Of parallel edges, look at the one that has changed.
		old, words := strings.Fields(labels[arc]), strings.Fields(after[arc])
		for i, word := range words {
			used, room := flows(word)
			isTight = isTight || word != old[i] && (room == 0 || used == 0)
		}
	}
	if c.in.Helper == "FlowOf" && !isTight {
		return nil, true
	}
	if q.Claim.C == 1 {
		return []int{amount}, true
	}

	// The question is about the first edge of the path that loses flow. Parallel edges cannot be told apart.
	for _, arc := range c.lesson.Frames[q.Frame].Path {
		before, _ := flows(labels[arc])
		now, _ := flows(after[arc])
		if now < before {
			return []int{now}, strings.Count(after[arc], "/") == 1
		}
	}
	return nil, false
}

// detour returns the best way between two vertices when the vertices up to that of the frame are allowed on the way.
func (c *checker) detour(q ask.Question) []int {
	var in struct {
		Before [][]int
		IsMax  bool
	}
	c.decode(&in)
	path := c.lesson.Frames[q.Frame].Path
	middle := path[0][1]
	n := len(in.Before)
	vertex := map[int]int{}
	for v := range n {
		vertex[c.in.Number[fmt.Sprint(v)]] = v
	}
	from, to, last := vertex[q.Claim.A], vertex[q.Claim.B], vertex[middle]
	if path[0][0] != q.Claim.A {
		from, to = q.Claim.A, q.Claim.B // the claim names vertices, not states
	}

	// Try all simple paths through allowed vertices.
	best := infinite
	used := make([]bool, n)
	var walk func(v, cost int)
	walk = func(v, cost int) {
		if v == to {
			best = min(best, cost)
			return
		}
		used[v] = true
		for w, price := range in.Before[v] {
			if used[w] || price >= infinite || w > last && w != to {
				continue
			}
			if in.IsMax {
				walk(w, max(cost, price))
			} else {
				walk(w, cost+price)
			}
		}
		used[v] = false
	}
	walk(from, 0)
	return []int{best}
}

// simple answers questions whose claim contains what is needed.
func (c *checker) simple(q ask.Question) ([]int, bool) {
	switch c.in.Helper {
	case "Jumps":
		// A jump leads to depth d-1 if d-1 has a 1-bit less in skew binary, found here by trying all ancestors.
		var up []int
		c.decode(&up)
		depth := func(v int) (d int) {
			for ; v != 0; v = up[v] {
				d++
			}
			return d
		}
		// length is the length of the jump at a depth: the last digit of the depth in skew binary, whose places have the
		// values 1, 3, 7 and so on.
		length := func(d int) (last int) {
			for d > 0 {
				last = 1
				for 2*last+1 <= d {
					last = 2*last + 1
				}
				d -= last
			}
			return last
		}
		v := q.Claim.A
		for range length(depth(q.Claim.A)) {
			v = up[v]
		}
		return []int{v}, true
	case "Trail":
		return c.unused(q)
	case "BellmanFord":
		// The cost of the first vertex is the newest text beside it.
		cost := map[int]int{}
		for _, f := range c.lesson.Frames[:q.Frame] {
			for _, mark := range f.Set {
				var n int
				fmt.Sscan(mark.Text, &n)
				cost[mark.State] = n
			}
		}
		var in struct{ Edges []graph.Edge }
		c.decode(&in)
		best := infinite
		for _, e := range in.Edges {
			if e.From == q.Claim.A && e.To == q.Claim.B {
				best = min(best, cost[c.in.Number[fmt.Sprint(e.From)]]+e.Cost)
			}
		}
		return []int{best}, true
	}
	return nil, false
}

// unused returns the last vertex of the walk that has an unused edge. It counts the edges of each vertex that the frames
// have used.
func (c *checker) unused(q ask.Question) ([]int, bool) {
	var in struct {
		N        int
		Edges    []graph.Edge
		Directed bool
	}
	c.decode(&in)
	left := map[int]int{}
	for _, e := range in.Edges {
		left[c.in.Number[fmt.Sprint(e.From)]]++
		if !in.Directed {
			left[c.in.Number[fmt.Sprint(e.To)]]++
		}
	}
	walk := []int{c.lesson.Frames[0].At}
	for _, f := range c.lesson.Frames[1:q.Frame] {
		if f.To == ask.None {
			walk = walk[:len(walk)-1]
			continue
		}
		walk = append(walk, f.To)
		left[f.At]--
		if !in.Directed {
			left[f.To]--
		}
	}
	for _, v := range slices.Backward(walk) {
		if left[v] > 0 {
			for x := range in.N {
				if c.in.Number[fmt.Sprint(x)] == v {
					return []int{x}, true
				}
			}
		}
	}
	return nil, false
}
