// This file replays the searches of problems/lib/search.

package ask

import (
	"fmt"
	"slices"
	"strings"
)

// order says which of the waiting states is expanded next.
type order int

const (
	queue  order = iota // the one that was found first
	byCost              // the cheapest one
)

// expansion is a state that the search expanded, with the edges to its neighbours in the order in which the solution's
// function next returned them.
type expansion struct {
	state int
	edges []Event
}

// expansions returns the expanded states in the order of the search. The result end is the goal at which the search
// stopped, or None.
func (in *Input) expansions() (list []expansion, end int) {
	end = None
	for _, e := range in.Events {
		n := len(list)
		switch {
		case e.What == "visit", e.What == "step" && in.Helper == "Pursuit" && (n == 0 || list[n-1].state != e.From):
			list = append(list, expansion{state: e.From})
			end = None
			if e.What == "step" {
				list[n].edges = append(list[n].edges, e)
			}
		case e.What == "step":
			if n > 0 && (e.From == list[n-1].state || e.To == list[n-1].state) {
				list[n-1].edges = append(list[n-1].edges, e)
			}
		case e.What == "goal":
			end = e.From
		}
	}
	return list, end
}

// run is a search that is being replayed.
type run struct {
	*maker
	order   order
	cost    map[int]int // the cost of the cheapest way to each found state
	from    map[int]int // the state before it on this way; None for a start
	done    map[int]bool
	waiting []int
	known   map[string]bool // the places of states that were expanded, and of their neighbours
	end     int             // the goal at which the search stopped, or None
	rules   []rule
	later   []Event // the edges of the expanded state that come next
	again   *Event  // the first state that was seen again: From is its distance, Cost that of the other way

	// A search from both ends has two sides: side[v] is 1 if v was found from the goal. It stops where they meet.
	twoSides bool
	side     map[int]int
	hasMet   bool
}

// search replays a breadth-first search or Dijkstra's algorithm.
func (m *maker) search(o order) {
	r := &run{maker: m, order: o, cost: map[int]int{}, from: map[int]int{}, done: map[int]bool{}, known: map[string]bool{}, side: map[int]int{}}
	list, end := m.expansions()
	r.Search, r.twoSides = true, m.Helper == "TwoWay" || m.Helper == "NewDensePaths"
	r.rules = m.Words.rulesOf(m.Input)
	starts := m.Starts
	if len(starts) == 0 && len(list) > 0 {
		starts = []int{list[0].state}
	}
	if r.twoSides && len(m.Goals) > 0 {
		starts, end = []int{starts[0], m.Goals[0]}, None
		r.side[m.Goals[0]] = 1
	}

	// If the helper computes all distances, the page stops where the program has its answer.
	if m.Words.goal != nil && end == None && !m.Bare {
		end = m.firstGoal(list)
	}
	r.end = end
	if m.Words.before != nil {
		m.Words.before(r)
	}
	for _, v := range starts {
		r.begin(v)
	}
	r.askGoal()
	for _, x := range list {
		_, known := r.cost[x.state]
		if r.hasMet || r.twoSides && !known || x.state == end {
			break // what follows looks for the path, or for another one
		}
		if !r.done[x.state] {
			r.expand(x)
		}
	}
	r.finish()
}

// askConclusion asks what the distances of all states say about the puzzle.
func (r *run) askConclusion() {
	if r.Words.conclusion == nil || r.IsCut {
		return
	}
	distance := map[string]int{}
	for v, d := range r.cost {
		distance[r.Labels[v]] = d
	}
	question, texts, because := r.Words.conclusion(r.Input, distance)
	if question == "" {
		return
	}
	var options []Option
	for i, text := range texts {
		options = append(options, choice(i, text, ""))
	}
	r.ask(Question{Kind: kindResult, Text: question, Options: options, Because: because, Claim: Claim{0, 0, 0}})
	r.frame(None, None, "%s %s", texts[0], because)
}

// firstGoal returns the first state in which the solution has its answer, or None.
func (m *maker) firstGoal(list []expansion) int {
	for _, x := range list {
		for _, e := range x.edges {
			if m.Words.goal(m.Input, m.Labels[e.To]) {
				return e.To
			}
		}
	}
	return None
}

// pursuit lets the user play against the agent. If the map is too large for this, it replays all walks of the agent.
func pursuit(m *maker) {
	if c := m.newChase(); c != nil && !m.Bare {
		m.replay(c)
		return
	}
	m.search(queue)
	m.Intro = "Each state is the agent's node and the links that are left. The agent chooses its steps freely; the solution answers with a cut."
}

// askGoal lets the user guess the answer before the search begins. It does so only if the distances can be computed in
// advance: the record must contain all edges of the path.
func (r *run) askGoal() {
	if r.end == None || r.IsCut || r.Helper == "Pursuit" || len(r.Starts) != 1 || r.Starts[0] == r.end || r.Words.amount != nil {
		return
	}
	distance := map[int]int{r.Starts[0]: 0}
	for changed := true; changed; {
		changed = false
		for _, e := range r.Events {
			price := e.Cost
			if r.order == queue {
				price = 1
			}
			from, known := distance[e.From]
			if old, met := distance[e.To]; e.What == "step" && known && (!met || from+price < old) {
				distance[e.To], changed = from+price, true
			}
		}
	}
	if far, known := distance[r.end]; known && far > 1 {
		r.ask(Question{Kind: kindResult, Text: "First look at the puzzle and guess: how far is the goal?",
			Options: r.guesses(far), Because: fmt.Sprintf("The search will find it at %s. See how.", r.amount(far)), Claim: Claim{r.end, 0, 0}})
	}
}

// guesses returns the options of a question that asks for a distance, the right one first. How many of them are smaller
// depends on the problem, so that their order says nothing.
func (r *run) guesses(right int) (options []Option) {
	step, sum := max(1, right/3), right
	for _, letter := range r.Problem {
		sum += int(letter)
	}
	smaller := min(sum%mostOptions, (right-1)/step)
	for i := range mostOptions {
		d := right + (i-smaller)*step
		options = append(options, choice(d, r.amount(d), ""))
	}
	options[0], options[smaller] = options[smaller], options[0]
	return options
}

// begin adds a state at which the search begins.
func (r *run) begin(v int) {
	if _, known := r.cost[v]; known {
		return
	}
	r.cost[v], r.from[v] = 0, None
	r.waiting = append(r.waiting, v)
	f := r.frame(None, v, "The search begins with %s.", r.state(v))
	if r.side[v] == 1 {
		f.Say = fmt.Sprintf("A second search begins with the goal: %s.", r.state(v))
	}
	f.mark(v, "waiting", "0")
	f.Queue = r.queue()
}

// expand takes a state out of the queue and examines its neighbours.
func (r *run) expand(x expansion) {
	// Components and searches of unknown starts begin again where they like.
	if _, known := r.cost[x.state]; !known {
		r.begin(x.state)
	}
	d := r.cost[x.state]
	r.done[x.state] = true
	r.waiting = slices.DeleteFunc(r.waiting, func(v int) bool { return v == x.state })
	f := r.frame(x.state, None, "Next is %s, %s.", r.state(x.state), r.far(x.state, d))
	f.mark(x.state, "done", fmt.Sprint(d))
	f.Queue = r.queue()

	// A step that breaks a rule of the puzzle is not among the edges.
	r.askLayer(x.state, d)
	r.refuse(x)
	for i, e := range x.edges {
		r.later = x.edges[i+1:]
		if to := e.From + e.To - x.state; to != x.state && !r.hasMet {
			r.step(x.state, to, e.Cost)
		}
	}
}

// askLayer asks, before the last state of a layer is expanded, where all waiting states are afterwards.
func (r *run) askLayer(v, d int) {
	isLast := !slices.ContainsFunc(r.waiting, func(w int) bool { return r.cost[w] == d })
	if d == 0 || r.end != None && r.Helper != "DenseDistances" || r.order == byCost || r.twoSides || !isLast || len(r.waiting) == 0 {
		return
	}
	r.ask(Question{Kind: kindLayer, Text: fmt.Sprintf("%s is the last state at distance %d. How far are the states that wait when its steps are made?", upper(r.state(v)), d),
		Options: []Option{choice(d+1, fmt.Sprintf("All %s from the start.", r.amount(d+1)), ""),
			choice(0, fmt.Sprintf("Some %s, others %s.", r.amount(d+1), r.amount(d+2)), "A state at the larger distance is found only from one at the smaller distance, and none of those was expanded."),
			choice(d, fmt.Sprintf("Some still %s.", r.amount(d)), "All states at this distance were found before, from the layer before.")},
		Because: "States wait layer by layer: this is why the first way to a state is a shortest one.", Claim: Claim{d, 0, 0}})
}

// far returns a distance of a state in words, and from which end it is.
func (r *run) far(v, d int) string {
	if r.side[v] == 1 {
		return r.amount(d) + " from the goal"
	}
	return r.amount(d) + " from the start"
}

// queue returns the names of the waiting states. If costs decide which one is next, their costs are with them.
func (r *run) queue() []string {
	list := r.names(r.waiting)
	switch {
	case len(list) == 0:
		list = []string{"no state"}
	case r.order == byCost && r.Words.board:
		list[0] += ", the cheapest one at " + r.amount(r.cost[r.waiting[0]])
	case r.order == byCost:
		for i := range min(len(r.waiting), len(list), mostQueue) {
			list[i] += fmt.Sprintf(" (%d)", r.cost[r.waiting[i]])
		}
	}
	return list
}

// The outcomes of a step. A refused step has the number of its rule added to outcomeRefused.
const (
	outcomeNew = iota
	outcomeSeen
	outcomeBetter
	outcomeRefused
)

// step follows an edge.
func (r *run) step(at, to, price int) {
	if r.order == queue {
		price = 1
	}
	d := r.cost[at] + price
	old, known := r.cost[to]
	text := r.stepText(at, to)

	switch {
	case known && r.side[at] != r.side[to]:
		r.meet(at, to)
	case !known:
		r.side[to] = r.side[at]
		if to == r.end {
			r.askStop(at, to, d)
		}
		r.cost[to], r.from[to] = d, at
		r.waiting = append(r.waiting, to)
		r.sort()
		f := r.frame(at, to, "%s: this is new, %s. It waits.", text, r.far(to, d))
		f.mark(to, "waiting", fmt.Sprint(d))
		f.Queue = r.queue()
	case d < old && !r.done[to]:
		r.askStep(kindBetter, at, to, outcomeBetter, d)
		r.cost[to], r.from[to] = d, at
		r.sort()
		f := r.frame(at, to, "%s: this is a cheaper way, %s instead of %s.", text, r.amount(d), r.amount(old))
		f.mark(to, "waiting", fmt.Sprint(d))
		f.Queue = r.queue()
	default:
		// A step back, or a second step to the same state, is nothing to think about.
		kind := fmt.Sprint(kindSeen, d == old)
		if to != r.from[at] && r.from[to] != at && r.Helper != "Pursuit" && r.asked[kind] == 0 && (r.order == byCost || r.asked[kindSeen] == 0) {
			r.askStep(kindSeen, at, to, outcomeSeen, d)
			r.asked[kind]++
		}
		if r.again == nil && d > old {
			r.again = &Event{From: old, To: to, Cost: d}
		}
		if r.Words.board && to == r.from[at] && !r.Bare {
			return // a step back, in a picture of its own, shows nothing
		}
		f := r.frame(at, to, "%s: reached before, %s. Now it would be %s, so nothing changes.", text, r.far(to, old), r.amount(d))
		f.Queue = r.queue()
	}
}

// stepText returns a step in words.
func (r *run) stepText(at, to int) string {
	if r.Words.leave != "" && to == r.end {
		return r.Words.leave
	}
	return r.maker.step(at, to)
}

// meet shows the step on which the two sides of a search meet.
func (r *run) meet(at, to int) {
	total := r.cost[at] + 1 + r.cost[to]
	r.ask(Question{Kind: kindResult,
		Text: fmt.Sprintf("You are at: %s, %s. %s. The other side has reached this already, %s. How long is a shortest way from the start to the goal?",
			r.state(at), r.far(at, r.cost[at]), r.stepText(at, to), r.far(to, r.cost[to])),
		Options: number(total, guess(r.cost[at]+r.cost[to], "The step between the two sides counts, too.")),
		Because: fmt.Sprintf("%d + 1 + %d = %d. With a shorter way the two sides would have met earlier.", r.cost[at], r.cost[to], total),
		Claim:   Claim{r.Starts[0], r.Goals[0], 0}, Asks: &Arc{at, to}})
	f := r.frame(at, to, "%s: the other side was here. The two sides meet, and the shortest way has %s.", r.stepText(at, to), r.amount(total))
	for _, end := range []int{at, to} {
		path := r.pathTo(end)
		for i := 1; i < len(path); i++ {
			f.Path = append(f.Path, Arc{path[i-1], path[i]})
		}
	}
	f.Path = append(f.Path, Arc{at, to})
	r.hasMet = true
}

// sort puts the waiting states into the order in which they are expanded.
func (r *run) sort() {
	if r.order == byCost {
		slices.SortStableFunc(r.waiting, func(v, w int) int { return r.cost[v] - r.cost[w] })
	}
}

// refuse shows the steps from a state that the rules of the puzzle forbid.
func (r *run) refuse(x expansion) {
	if r.Words.tries == nil || r.Own {
		return
	}
	// Nothing is shown of a step to a wall, or to a place that is known.
	r.known[r.Places[x.state]] = true
	for _, e := range x.edges {
		r.known[r.Places[e.From+e.To-x.state]] = true
	}
	for _, t := range r.Words.tries(r.Input, r.Labels[x.state]) {
		broken := r.broken(x.state, t)
		if broken == None || r.rules[broken].isPlain || t.place != "" && r.known[t.place] {
			continue
		}
		r.askRefused(x.state, t, broken)
		f := r.frame(x.state, None, "%s: refused, because %s.", t.text, r.reason(x.state, t, broken))
		f.Wall, f.Queue = t.place, r.queue()
	}
}

// broken returns the number of the first rule that a step breaks, or None.
func (r *run) broken(at int, t try) int {
	return slices.IndexFunc(r.rules, func(one rule) bool { return one.broken(r.Labels[at], t, r.cost[at]+1) })
}

// reason returns why a step breaks a rule, with the numbers of this step if the rule has some.
func (r *run) reason(at int, t try, broken int) string {
	one := r.rules[broken]
	if one.numbers != nil {
		return one.text + one.numbers(r.Labels[at], t, r.cost[at]+1)
	}
	return one.text
}

// finish shows the goal and what it cost.
func (r *run) finish() {
	unit := "step"
	if r.order == byCost {
		unit = "cost"
	}
	end := r.end
	_, known := r.cost[end]
	if r.hasMet {
		// The meeting was the last event.
	} else if end == None || !known {
		r.frame(None, None, "No state waits any more: the search has seen everything that it can reach, %s.",
			count(len(r.done), "state"))
	} else {
		// The last frame must be on the page even if the search was too long.
		if r.isLong() {
			r.Frames = r.Frames[:len(r.Frames)-1]
			r.left++
		}
		path := r.pathTo(end)
		f := r.frame(end, None, "The goal: %s, %s from the start.", r.state(end), r.amount(r.cost[end]))
		f.mark(end, "goal", fmt.Sprint(r.cost[end]))
		for i := 1; i < len(path); i++ {
			f.Path = append(f.Path, Arc{path[i-1], path[i]})
		}
		if r.left > 0 {
			f.Say = fmt.Sprintf("(%s left out) %s", count(r.left, "event"), f.Say)
		}
	}
	r.Intro = map[order]string{
		queue:  "Breadth-first search: states wait in the order in which they were found.",
		byCost: "Dijkstra's algorithm: the cheapest of the waiting states is next.",
	}[r.order]
	if r.twoSides {
		r.Intro = "Breadth-first search from both ends: layers from the start and from the goal, until they meet."
	}
	if r.left > 0 {
		r.Intro += fmt.Sprintf(" The run is long: the page shows its first %d events.", mostFrames-1)
	}
	r.extra = len(r.Frames) + mostReplayed + 10 - mostFrames
	r.askConclusion()
	r.askSmaller(unit)
	r.askBigger()
}

// pathTo returns the states on the path to a state.
func (r *run) pathTo(v int) (path []int) {
	for ; v != None; v = r.from[v] {
		path = append(path, v)
	}
	slices.Reverse(path)
	return path
}

// state returns a state in words.
func (m *maker) state(v int) string {
	if m.Words.outside != "" && m.Words.goal(m.Input, m.Labels[v]) {
		return m.Words.outside
	}
	return m.Words.state(m.name(v), m.Labels[v])
}

// amount returns a distance in words.
func (r *run) amount(d int) string {
	if r.Words.amount != nil {
		return r.Words.amount(r.Input, d)
	}
	unit := r.Words.unit
	if unit == "" {
		if unit = "step"; r.order == byCost {
			return fmt.Sprint("cost ", d)
		}
	}
	return count(d, unit)
}

// askStep asks what happens with a step. The options are the possible outcomes; exactly one of them is right.
func (r *run) askStep(kind string, at, to, outcome, d int) {
	if !r.wants(kind) {
		return
	}
	text := r.stepText(at, to)
	because := fmt.Sprintf("%s was reached before with %s; this way would be %s.", upper(r.state(to)), r.amount(r.cost[to]), r.amount(d))
	r.ask(Question{Kind: kind, Text: fmt.Sprintf("You are at: %s. %s. What does the search do?", r.state(at), text),
		Options: r.outcomes(outcome, nil), Because: because, Claim: Claim{at, to, d}, Hide: []int{to}, Asks: &Arc{at, to}})
}

// outcomes returns the possible outcomes of a step, the right one first. isBroken[i] says whether the step breaks rule i
// too, so that this rule cannot be offered as a wrong answer.
func (r *run) outcomes(right int, isBroken []bool) []Option {
	options := []Option{
		choice(outcomeNew, "It is new: it waits for its turn.", "It is not new."),
		choice(outcomeSeen, "It was reached before, at no higher cost: nothing changes.", "This way is cheaper, or the first one."),
		choice(outcomeBetter, "It was reached before, but this way is cheaper: its cost falls.", "No earlier way to it cost more."),
	}
	if r.order == queue {
		options[1].Text, options[1].Why = "It was reached before: nothing changes.", "It was not reached before."
		options[2] = choice(outcomeBetter, "It was reached before, but this way is shorter: its distance falls.", "A breadth-first search reaches each state by a shortest way first.")
	}
	if r.order == queue && right != outcomeSeen {
		options = options[:2]
	}
	if right >= outcomeRefused {
		for i := range options {
			options[i].Why = "A rule of the puzzle forbids the step."
		}
	}
	for i, one := range r.rules {
		if right == outcomeRefused+i || isBroken == nil || !isBroken[i] {
			options = append(options, choice(outcomeRefused+i, "It is refused: "+one.text+".", "This rule allows the step."))
		}
	}
	i := slices.IndexFunc(options, func(o Option) bool { return o.Value == right })
	options[0], options[i] = options[i], options[0]
	return options
}

// askRefused asks what happens with a step that breaks a rule.
func (r *run) askRefused(at int, t try, broken int) {
	// One question for each rule is enough.
	kind := fmt.Sprint(kindRefused, broken)
	one := r.rules[broken]
	if r.asked[kind] > 0 || !r.wants(kindRefused) || one.isClose != nil && !one.isClose(r.Labels[at], t, r.cost[at]+1) {
		return
	}
	isBroken := make([]bool, len(r.rules))
	for i, one := range r.rules {
		isBroken[i] = one.broken(r.Labels[at], t, r.cost[at]+1)
	}
	before := len(r.Questions)
	r.ask(Question{Kind: kindRefused,
		Text:    fmt.Sprintf("You are at: %s. %s. What does the search do?", r.state(at), t.text),
		Options: r.outcomes(outcomeRefused+broken, isBroken),
		Because: "It is refused, because " + r.reason(at, t, broken) + ".", Claim: Claim{at, None, r.cost[at] + 1}, Hide: []int{None}, Asks: &Arc{at, None}})
	if len(r.Questions) > before {
		r.asked[kind]++
	}
}

// askStop asks, when Dijkstra's algorithm finds the goal for the first time, whether it may stop.
func (r *run) askStop(at, to, d int) {
	if r.order == queue {
		if len(r.waiting) == 0 {
			return // no state could lead here by fewer steps
		}
		r.ask(Question{Kind: kindStop, Text: fmt.Sprintf("%s: this is the goal, reached for the first time, after %s. Is this surely the answer?", r.stepText(at, to), r.amount(d)),
			Options: []Option{choice(1, "Yes: every other way has at least as many steps.", ""),
				choice(0, "No: a state that waits may lead here by fewer steps.", "All states that wait are at least as far from the start as this one, which is expanded now."),
				choice(2, "No: only when no state waits any more.", "What is found later is no nearer to the start.")},
			Because: fmt.Sprintf("States are expanded in the order of their distances, so no way found later is shorter than %s.", r.amount(d)), Claim: Claim{at, to, d}, Asks: &Arc{at, to}})
		return
	}

	// The states that wait with a lower cost could lead to a cheaper way.
	cheaper := 0
	for _, v := range r.waiting {
		if r.cost[v] < d {
			cheaper++
		}
	}
	next := 0
	for _, e := range r.later {
		switch {
		case r.done[e.To] || r.cost[at]+e.Cost >= d:
		case e.To == to:
			return // the same step is made again for less
		default:
			next++
		}
	}
	r.ask(Question{Kind: kindStop,
		Text: fmt.Sprintf("%s: this is the goal, reached for the first time, with %s. Is this surely the answer?",
			r.stepText(at, to), r.amount(d)),
		Options: either(cheaper+next == 0, "Yes: no other state that waits, or is found next, costs less.", "No: another state costs less, and may lead here for less."),
		Because: fmt.Sprintf("Of the waiting states, %d cost less than %s; of the steps from here that come next, %d. "+
			"The search stops when the goal is the cheapest waiting state.", cheaper, r.amount(d), next),
		Claim: Claim{at, to, d}, Asks: &Arc{at, to}})
}

// upper returns a sentence with a capital letter at its beginning.
func upper(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}
