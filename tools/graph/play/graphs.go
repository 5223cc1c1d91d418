// This file answers the questions about helpers of problems/lib/graph.

package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"oj/problems/lib/graph"
	"oj/tools/graph/ask"
)

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

// joins reports whether an undirected graph joins two vertices without one of its edges, or without a vertex.
func (c *checker) joins(a, b, edge, vertex int) bool {
	out := make([][]int, c.args.N)
	for i, e := range c.args.Edges {
		if i != edge && e.From != vertex && e.To != vertex {
			out[e.From], out[e.To] = append(out[e.From], e.To), append(out[e.To], e.From)
		}
	}
	return reach(out, a)[b]
}

// out returns the vertices to which edges lead directly from each vertex or literal.
func (c *checker) out() [][]int {
	out := make([][]int, max(len(c.args.Out), 2*c.args.N))
	for from, edges := range c.args.Out {
		for _, e := range edges {
			out[from] = append(out[from], e.To)
		}
	}
	for _, p := range c.args.Pairs {
		out[p[0]^1] = append(out[p[0]^1], p[1])
		out[p[1]^1] = append(out[p[1]^1], p[0])
	}
	return out
}

// state returns the state of a vertex or a literal.
func (c *checker) state(v int) int {
	switch {
	case c.in.Helper != "TwoSat":
		return v
	case v%2 == 1:
		return c.in.Number[fmt.Sprint("not ", v/2)]
	}
	return c.in.Number[fmt.Sprint(v/2)]
}

// component returns the states of the vertices that reach v and that v reaches.
func (c *checker) component(v int) (states []int) {
	out := c.out()
	for w, is := range reach(out, v) {
		if is && reach(out, w)[v] {
			states = append(states, c.state(w))
		}
	}
	return states
}

// sources returns the least number of vertices that reach all others. It tries all sets of vertices.
func (c *checker) sources() int {
	out, best := c.out(), infinite
	for set := range 1 << len(out) {
		var all []int
		size := 0
		for v := range out {
			if set>>v&1 == 1 {
				all = append(all, v)
				size++
			}
		}
		met := reach(append(slices.Clone(out), all), len(out))[:len(out)]
		if !slices.Contains(met, false) {
			best = min(best, size)
		}
	}
	return best
}

// texts returns the newest texts beside the states before a frame.
func (c *checker) texts(frame int) map[int]string {
	texts := map[int]string{}
	for _, f := range c.lesson.Frames[:frame] {
		for _, mark := range f.Set {
			texts[mark.State] = mark.Text
		}
	}
	return texts
}

// low returns the low of v after its edge to another vertex was examined. The numbers of both are those on the page, and
// the other vertex counts only if it reaches v.
func (c *checker) low(v, to, frame int) (low int) {
	var met int
	fmt.Sscanf(c.texts(frame)[c.state(v)], "%d,%d", &met, &low)
	if reach(c.out(), to)[v] {
		return -1 // both are in one component, which is not complete
	}
	return low
}

// complete returns a function that says when the component of a vertex is complete: when a plain depth-first search leaves
// the last of its vertices.
func (c *checker) complete() func(v int) int {
	out := c.out()
	left, met, clock := make([]int, len(out)), make([]bool, len(out)), 0
	var visit func(v int)
	visit = func(v int) {
		met[v] = true
		for _, next := range out[v] {
			if !met[next] {
				visit(next)
			}
		}
		clock++
		left[v] = clock
	}
	for v := range out {
		if !met[v] {
			visit(v)
		}
	}
	return func(v int) (last int) {
		for other, is := range reach(out, v) {
			if is && reach(out, other)[v] {
				last = max(last, left[other])
			}
		}
		return last
	}
}

// value returns the value that the rule of the question gives a variable: of the two literals, the one whose component is
// complete first is true. The result is unknown unless these values satisfy all pairs, and the helper gives the same value.
func (c *checker) value(x int) ([]int, bool) {
	complete := c.complete()
	isTrue := func(l int) bool { return complete(l) < complete(l^1) }
	var pairs [][2]graph.Literal
	for _, p := range c.args.Pairs {
		if !isTrue(p[0]) && !isTrue(p[1]) {
			return nil, false
		}
		pairs = append(pairs, [2]graph.Literal{graph.Literal(p[0]), graph.Literal(p[1])})
	}
	if values, _ := graph.TwoSat(c.args.N, pairs); values[x] != isTrue(2*x) {
		return nil, false
	}
	return []int{truth(isTrue(2 * x))}, true
}

// implied returns the literals that are true in all solutions in which literal l is true. It tries all values. If there are
// too many, or no solution, it follows the arrows.
func (c *checker) implied(l int) (literals []int) {
	out, pairs := c.out(), c.args.Pairs
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

// arrowsOf returns which of three pairs of arrows mean the same as "a or b": from the opposite of each to the other one (0),
// from each to the opposite of the other one (1), or from each to the other one (2). It tries all values.
func arrowsOf() (right []int) {
	for k, arrows := range []func(a, b bool) bool{
		func(a, b bool) bool { return (a || b) && (b || a) },
		func(a, b bool) bool { return (!a || !b) && (!b || !a) },
		func(a, b bool) bool { return (!a || b) && (!b || a) },
	} {
		isSame := true
		for values := range 4 {
			a, b := values&1 == 1, values&2 == 2
			isSame = isSame && arrows(a, b) == (a || b)
		}
		if isSame {
			right = append(right, k)
		}
	}
	return right
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

// paired returns the answer of a problem that is solved by a matching. It tries all matchings.
func (c *checker) paired() int {
	used := map[int]bool{}
	var most func(l int) int
	most = func(l int) int {
		if l == len(c.args.Likes) {
			return 0
		}
		best := most(l + 1)
		for _, r := range c.args.Likes[l] {
			if !used[r] {
				used[r] = true
				best = max(best, 1+most(l+1))
				used[r] = false
			}
		}
		return best
	}
	left, pairs := len(c.args.Likes), most(0)
	switch c.in.Problem {
	case "uva1201":
		return left - pairs
	case "uva12168":
		return left + c.args.Right - pairs
	}
	return pairs
}

// price returns what a unit costs on the next path: by how much the cheapest flow becomes dearer by one unit.
func (c *checker) price(q ask.Question) int {
	in, sent := c.args, 0
	for arc, label := range c.labels(q.Frame) {
		if flow, _ := flows(label); arc[0] == in.Source {
			sent += flow
		}
	}
	before, _ := graph.MinCostFlow(in.N, in.Pipes, in.Source, in.Sink, sent)
	after, _ := graph.MinCostFlow(in.N, in.Pipes, in.Source, in.Sink, sent+1)
	return after - before
}

// flow answers questions about flows from the texts beside the edges.
func (c *checker) flow(q ask.Question) ([]int, bool) {
	switch {
	case q.Kind == "results" && c.in.Helper == "Matching":
		return []int{c.paired()}, true
	case q.Kind == "flows" && q.Claim.C == 2:
		return []int{c.price(q)}, true
	case q.Kind == "results":
		in := c.args
		cost, ok := graph.MinCostFlow(in.N, in.Pipes, in.Source, in.Sink, in.Units)
		return []int{cost}, ok
	}
	if q.Claim.C == 3 && c.in.Helper == "Matching" {
		for arc, label := range c.labels(q.Frame + 1) {
			if flow, _ := flows(label); flow > 0 && arc[0] == q.Claim.A {
				return []int{arc[1]}, true
			}
		}
		return []int{ask.None}, true
	}
	labels := c.labels(q.Frame)
	if q.Kind == "cuts" {
		in := c.args
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
		source := in.Source
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

// ordered answers questions about orders in which each edge leads to a later vertex. It tries all orders of the vertices.
func (c *checker) ordered(q ask.Question) []int {
	out := c.out()
	isDone := make([]bool, len(out))
	isFree := func(v int) bool {
		for u, list := range out {
			if !isDone[u] && slices.Contains(list, v) {
				return false
			}
		}
		return !isDone[v]
	}
	switch q.Kind {
	case "results":
		var first []int
		for v := range out {
			if isFree(v) {
				first = append(first, v)
			}
		}
		return first
	case "when to stop":
		var count func(left int) int
		count = func(left int) (n int) {
			for v := range out {
				if isFree(v) {
					isDone[v] = true
					n += count(left - 1)
					isDone[v] = false
				}
			}
			return n + truth(left == 0)
		}
		return []int{truth(count(len(out)) == 1)}
	}
	for _, f := range c.lesson.Frames[:q.Frame] {
		if f.At != ask.None {
			isDone[f.At] = true
		}
	}
	isDone[q.Claim.A] = true
	return []int{truth(isFree(q.Claim.B))}
}

// detour returns the best way between two vertices when the vertices up to that of the frame are allowed on the way.
func (c *checker) detour(q ask.Question) []int {
	in := c.args
	from, to, last := q.Claim.A, q.Claim.B, len(in.Before)
	if q.Kind != "results" {
		last = c.lesson.Frames[q.Frame].Path[0][1]
	}

	// Try all simple paths through allowed vertices.
	best := infinite
	used := make([]bool, len(in.Before))
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

// jump returns the vertex to which the jump of v leads. Its length is the last digit of the depth of v in skew binary, whose
// places have the values 1, 3, 7 and so on.
func (c *checker) jump(v int) int {
	depth := 0
	for u := v; u != 0; u = c.args.Up[u] {
		depth++
	}
	length := 0
	for depth > 0 {
		length = 1
		for 2*length+1 <= depth {
			length = 2*length + 1
		}
		depth -= length
	}
	for range length {
		v = c.args.Up[v]
	}
	return v
}

// relaxed returns the cost of a vertex after an edge to it was tried. The costs before are the newest texts beside the
// vertices. For a question about the end it returns 0 if no edge can be tried with success, otherwise 1.
func (c *checker) relaxed(q ask.Question) int {
	cost := map[int]int{}
	for v, text := range c.texts(q.Frame) {
		cost[v], _ = strconv.Atoi(text)
		if c.in.Problem == "uva10557" {
			cost[v] = -cost[v] // its page shows energies, whose costs have the opposite sign
		}
	}
	best, falls := cost[q.Claim.B], 0
	for _, e := range c.args.Edges {
		from, known := cost[e.From]
		d := from + e.Cost
		if e.From == q.Claim.A && e.To == q.Claim.B {
			best = min(best, d)
		}
		if old, is := cost[e.To]; known && (!is || d < old) && !slices.Contains(c.args.Refused, [2]int{e.To, d}) {
			falls = 1
		}
	}
	if q.Kind == "when to stop" {
		return falls
	}
	return best
}

// begins returns the vertices at which a walk along all edges can begin. It tries all walks.
func (c *checker) begins() (list []int) {
	edges, used := c.args.Edges, make([]bool, len(c.args.Edges))
	var walk func(v, left int) bool
	walk = func(v, left int) bool {
		for i, e := range edges {
			if used[i] || e.From != v && (c.args.Directed || e.To != v) {
				continue
			}
			used[i] = true
			isDone := walk(e.From+e.To-v, left-1)
			used[i] = false
			if isDone {
				return true
			}
		}
		return left == 0
	}
	for v := range c.args.N {
		if walk(v, len(edges)) {
			list = append(list, v)
		}
	}
	return list
}

// unused returns the last vertex of the walk that has an unused edge. It counts the edges of each vertex that the frames
// have used.
func (c *checker) unused(q ask.Question) ([]int, bool) {
	in := c.args
	left := map[int]int{}
	for _, e := range in.Edges {
		left[e.From]++
		if !in.Directed {
			left[e.To]++
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
			return []int{v}, true
		}
	}
	return nil, false
}
