// This file answers the questions of a lesson by brute force, among them those about searches and games.

package play

import (
	"fmt"
	"slices"
	"strings"

	"oj/tools/graph/ask"
)

const infinite = 1 << 60

// Check answers each question of a lesson from the record alone, with simple and slow algorithms: the option that is marked
// as right must be right, and all others wrong. It returns a sentence for each question that is not so. It also returns
// how many questions it could check.
func Check(in *ask.Input, lesson *ask.Lesson) (faults []string, checked int) {
	c := &checker{in: in, lesson: lesson, unit: !strings.Contains(in.Helper, "Dijkstra")}
	var err error
	if c.args, err = in.Arguments(); err != nil {
		return []string{err.Error()}, 0
	}
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
	args   ask.Arguments
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
		if answers[c.in.Problem] != nil && q.Kind == "results" {
			return c.concluded(q), true
		}
		switch q.Kind {
		case "layers":
			return c.layer(q), true
		case "refused steps":
			return c.refused(q), true
		case "states seen again", "cheaper ways":
			return []int{c.outcome(a, b, d)}, true
		case "when to stop":
			return []int{c.stop(a, b, d)}, true
		case "results":
			if c.in.Helper == "Orbit" {
				return []int{c.orbit(a)}, true
			}
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
		if q.Kind == "results" {
			return []int{truth(c.wins(a))}, true
		}
		return c.moves(a), true
	case "Deepen":
		switch q.Kind {
		case "results":
			return []int{c.limit(a)}, true
		case "a bigger state":
			return []int{len(c.next(a))}, true
		case "when to stop":
			if len(c.next(a)) > 0 {
				return nil, true
			}
			return []int{0}, true
		}
		return []int{truth(a+b <= d)}, true
	case "Bridges":
		return []int{truth(!c.joins(c.args.Edges[a].From, c.args.Edges[a].To, a, ask.None))}, true
	case "Blocks":
		return []int{truth(!c.joins(a, d, ask.None, b))}, true
	case "SCC", "TwoSat":
		switch {
		case q.Kind == "states seen again":
			return []int{c.low(a, b, q.Frame)}, true
		case q.Kind == "implications" && d == 1:
			return arrowsOf(), true
		case q.Kind == "implications":
			return c.implied(a), true
		case q.Kind == "components":
			return c.component(a), true
		case c.in.Helper == "TwoSat":
			return c.value(a)
		}
		if strings.HasPrefix(q.Text, "How many") {
			return []int{c.sources()}, true
		}
		complete := c.complete()
		return []int{truth(complete(b) < complete(a))}, true
	case "Sets":
		return []int{truth(!c.isConnected(q))}, true
	case "FlowOf", "MinCostFlow", "Matching":
		return c.flow(q)
	case "AllPairs":
		return c.detour(q), true
	case "Topological":
		return c.ordered(q), true
	case "Trail":
		if q.Pick != nil {
			return c.begins(), true
		}
		return c.unused(q)
	case "BellmanFord":
		return []int{c.relaxed(q)}, true
	case "Jumps":
		return []int{c.jump(a)}, true
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

// orbit returns the length of the cycle of a walk or, if steps is not 0, where it is after so many steps.
func (c *checker) orbit(steps int) int {
	v := c.in.Starts[0]
	if steps > 0 {
		for range steps {
			v = c.next(v)[0].To
		}
		return v
	}

	// After as many steps as there are states, the walk is in its cycle.
	for range c.in.Labels {
		v = c.next(v)[0].To
	}
	length := 1
	for w := c.next(v)[0].To; w != v; w = c.next(w)[0].To {
		length++
	}
	return length
}

// layer returns the distance of all states that have been found and not expanded when the state that the frame before the
// question shows has been expanded. It is -1 if they have several distances.
func (c *checker) layer(q ask.Question) []int {
	far := c.distances()
	at, found, done, isOver := c.lesson.Frames[q.Frame-1].At, map[int]bool{}, map[int]bool{}, false
	for _, e := range c.in.Events {
		switch {
		case e.What == "visit" && isOver:
			e.What = "" // later states do not count
		case e.What == "visit":
			done[e.From], isOver = true, e.From == at
		case e.What == "step" && (!isOver || e.From == at):
			found[e.To] = true
		}
	}
	layers := map[int]bool{}
	for v := range found {
		if !done[v] {
			layers[far[v]] = true
		}
	}
	for d := range layers {
		if len(layers) == 1 {
			return []int{d}
		}
	}
	return []int{-1}
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
	if c.unit {
		return min(1, 2*(far[b]-d)+1)
	}
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
		if c.in.Problem == "uva658" {
			rest = fmt.Sprint(len(numbers(strings.ReplaceAll(c.in.Labels[at.v], "0", " "))))
		}
		if c.in.Problem == "uva589" {
			rest = strings.Fields(c.in.Labels[at.v])[0]
		}
		for i, word := range c.fields(at.v) {
			if c.in.Problem == "uva658" || c.in.Problem == "uva589" {
				break // how many bugs are left, not which; where the box is, not the man
			}
			if i != field {
				rest += word + " "
			}
		}
		if kept[rest] && c.in.Helper == "Orbit" {
			return at.cost
		}
		if kept[rest] {
			continue
		}
		kept[rest] = true
		if slices.Contains(c.in.Goals, at.v) {
			return at.cost
		}
		for _, e := range c.next(at.v) {
			waiting = append(waiting, entry{e.To, at.cost + c.cost(e)})
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

// next returns the edges that lead from a state, each once.
func (c *checker) next(v int) (list []ask.Event) {
	for _, e := range c.in.Events {
		if e.What == "step" && e.From == v && !slices.Contains(list, e) {
			list = append(list, e)
		}
	}
	return list
}

// wins reports whether the player to move wins, by trying all games.
func (c *checker) wins(v int) bool {
	list := c.next(v)
	loses := func(e ask.Event) bool { return !c.wins(e.To) }
	return len(list) == 0 && c.in.StuckWins || slices.ContainsFunc(list, loses)
}

// limit returns the least sum of steps and lower bound above a limit, of all paths whose sums before do not exceed it. A path
// does not turn back.
func (c *checker) limit(most int) int {
	least := map[int]int{}
	for _, e := range c.in.Events {
		if e.What == "least" {
			least[e.From] = e.Cost
		}
	}
	best := infinite
	var walk func(v, before, steps int)
	walk = func(v, before, steps int) {
		if sum := steps + least[v]; sum > most {
			best = min(best, sum)
			return
		}
		for _, e := range c.next(v) {
			if e.To != before {
				walk(e.To, v, steps+1)
			}
		}
	}
	walk(c.in.Starts[0], ask.None, 0)
	return best
}

// moves returns the winning moves of a position, or -1 if there is none.
func (c *checker) moves(v int) (good []int) {
	for _, e := range c.next(v) {
		if !c.wins(e.To) {
			good = append(good, e.To)
		}
	}
	if good == nil {
		return []int{ask.None}
	}
	return good
}
