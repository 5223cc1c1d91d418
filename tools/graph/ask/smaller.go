// This file asks whether the search would still be right if a state had one field less or one field more, and replays the
// search without the field.

package ask

import (
	"fmt"
	"slices"
	"strings"

	"oj/problems/lib/ordered"
)

// obvious contains names of fields that say where something is. Nobody would leave them out.
var obvious = []string{"row", "column", "x", "y", "cell", "room", "place", "number"}

// mostReplayed is the maximum number of steps of a replay without a field.
const mostReplayed = 40

// askSmaller asks, for each field of the states, what the search would answer without this field. It runs the search
// again on the recorded edges, but treats states as equal that differ only in the field.
func (r *run) askSmaller(unit string) {
	isWalk := r.Helper == "Orbit"
	if r.end == None && !isWalk || r.IsCut || len(r.Starts) == 0 {
		return
	}
	right := r.cost[r.end]
	if isWalk {
		right = len(r.done) // the number of steps after which the walk returns to a state
	}
	out := map[int][]Event{}
	list, _ := r.expansions()
	for _, x := range list {
		if _, known := out[x.state]; !known {
			out[x.state] = append([]Event{}, x.edges...)
		}
	}

	// If the answer stays right without a field, that is luck of this input: a question would teach that the field is not needed.
	fields := r.fields(r.Starts[0])
	if r.Words.coarse.of != nil {
		fields = []Field{{Name: r.Words.coarse.lacks}}
	}
	for i, field := range fields {
		if slices.Contains(obvious, field.Name) {
			continue
		}
		name := strings.ReplaceAll(field.Name, "-", " ")
		if word := r.Words.fields[field.Name]; word != "" {
			name = word
		}
		c := &coarse{run: r, unit: unit, name: name, field: i, out: out, kept: map[string]int{}}
		answer, ok := c.search()
		c.answer = answer
		if ok && c.a != None && answer != right {
			r.askField(c, right)
		}
	}
}

// never is the answer of a search that does not reach its goal.
const never = None

// askField asks what the search without a field answers, and replays this search.
func (r *run) askField(c *coarse, right int) {
	same, far, gone := fmt.Sprintf("The same: %s.", r.amount(right)), "A longer way.", "That the goal cannot be reached."
	believes := "the search keeps the one that it meets first, and drops the other. What does it answer?"
	if r.Helper == "Orbit" {
		believes = "what does the program find?"
		same, far, gone = fmt.Sprintf("The same: the path returns after %s.", r.amount(right)), "A cycle, too early.", "That the path never returns."
	}
	options := []Option{choice(0, same, ""), choice(1, far, ""), choice(2, gone, "")}
	value, because := 0, fmt.Sprintf("Here the answer stays %s, although the two situations are different.", r.amount(right))
	switch {
	case c.answer == never:
		value, because = 2, "The search then ends without the goal."
	case c.answer != right && r.Helper == "Orbit":
		value, because = 1, fmt.Sprintf("It finds a cycle after %s. In truth, the path returns after %s.", r.amount(c.answer), r.amount(right))
	case c.answer != right:
		value, because = 1, fmt.Sprintf("The answer is then %s instead of %s.", r.amount(c.answer), r.amount(right))
	}
	options[0], options[value] = options[value], options[0]

	if !r.wants(kindSmaller) {
		return
	}
	field, _, _ := strings.Cut(c.name, " (")
	r.frame(c.a, c.b, "Look at two situations that differ only in %s: %s; and %s.", field, r.state(c.a), r.state(c.b))
	r.ask(Question{Kind: kindSmaller,
		Text:    fmt.Sprintf("Suppose a state did not say: %s. Then these two situations look the same: %s", c.name, believes),
		Options: options, Because: because, Claim: Claim{c.field, right, c.answer}})
	c.replay()
	r.frame(None, None, "%s", because)
}

// replay shows the search without the field from its beginning.
func (c *coarse) replay() {
	f := c.frame(None, None, "Now the search runs with states that do not say: %s.", c.name)
	for v := range c.Labels {
		if _, known := c.cost[v]; known {
			f.mark(v, "", "")
		}
	}
	for i, step := range c.log {
		if skipped := len(c.log) - mostReplayed; skipped > 0 && i >= mostReplayed-1 && i < len(c.log)-1 {
			if i == mostReplayed-1 {
				c.frame(None, None, "(%s later)", count(skipped, "step"))
			}
			continue
		}
		switch {
		case step.twin != None && c.Helper == "Orbit":
			c.frame(step.state, step.twin, "%s looks like %s, which was there before.", upper(c.maker.state(step.state)), c.maker.state(step.twin))
		case step.twin != None:
			f := c.frame(step.state, step.twin, "%s looks like %s, which was reached before: it is dropped, and with it all ways from there.",
				upper(c.maker.state(step.state)), c.maker.state(step.twin))
			f.Wall = c.Places[step.state]
		default:
			f := c.frame(step.state, None, "Next is %s, %s from the start.", c.maker.state(step.state), c.amount(step.cost))
			f.mark(step.state, "done", fmt.Sprint(step.cost))
		}
	}
}

// askBigger asks what changes if the state also has the distance from the start. Nothing does, except that the search
// meets more situations.
func (r *run) askBigger() {
	dependsOnTime := r.Helper == "DenseDistances"
	if r.again == nil || r.IsCut || r.order != queue || !r.wants(kindBigger) || dependsOnTime != (r.Words.later != "") || !dependsOnTime && r.end == None {
		return
	}
	unit := r.Words.unit
	if unit == "" {
		unit = "step"
	}
	to, before, later := r.again.To, r.again.From, r.again.Cost
	text := fmt.Sprintf("Suppose the state also had the number of %ss so far. Then %s after %s and the same after %s would be two situations. "+
		"What would change?", unit, r.state(to), r.amount(before), r.amount(later))
	options := []Option{
		choice(0, "Not the answer, but the search would meet more situations.", ""),
		choice(1, "Nothing at all.", "The two situations are now expanded both."),
		choice(2, "The search might find a shorter way.", "The search has found a shortest way to each state already."),
	}

	// If the steps depend on the distance, the situations cannot be counted.
	few, many, because := 0, 0, r.Words.later
	if !dependsOnTime {
		few, many = r.situations()
		because = fmt.Sprintf("It would expand %d situations that are nearer than the goal, instead of %d. Whatever can be done from there later can also be done earlier.", many, few)
	}
	if few == many && !dependsOnTime {
		return
	}
	r.frame(to, None, "Look at %s once more: it was reached with %s, and again with %s.", r.state(to), r.amount(before), r.amount(later))
	r.ask(Question{Kind: kindBigger, Text: text, Options: options, Because: because, Claim: Claim{few, many, max(0, r.cost[r.end])}})
	r.frame(to, None, "%s", because)
}

// situations returns the number of states nearer than the goal, and how many pairs of such a state and the length of a walk
// to it there are, if the walk is shorter than the way to the goal.
func (r *run) situations() (few, many int) {
	out := map[int][]int{}
	list, _ := r.expansions()
	for _, x := range list {
		if _, known := out[x.state]; !known {
			for _, e := range x.edges {
				out[x.state] = append(out[x.state], e.From+e.To-x.state)
			}
		}
	}
	met, now := map[int]bool{}, map[int]bool{}
	for _, v := range r.Starts {
		now[v] = true
	}
	for d := 0; d < r.cost[r.end]; d++ {
		next := map[int]bool{}
		for v := range now {
			met[v] = true
			many++
			for _, w := range out[v] {
				next[w] = true
			}
		}
		now = next
	}
	return len(met), many
}

// fields returns the fields of a state, or nil if it has fewer than two.
func (in *Input) fields(v int) []Field {
	if parts := in.Fields[v]; parts != nil {
		return parts
	}
	split := func(r rune) bool { return strings.ContainsRune(" \n,:{}[]()", r) }
	parts := strings.FieldsFunc(in.Labels[v], split)
	if len(parts) < 2 || len(parts) > 6 {
		return nil
	}
	var fields []Field
	for i, word := range parts {
		name := fmt.Sprintf("part %d of its name", i+1)
		if len(in.Names) == len(parts) {
			name = in.Names[i]
		}
		fields = append(fields, Field{name, word})
	}
	return fields
}

// coarse is a search whose states lack a field.
type coarse struct {
	*run
	unit  string
	name  string // of the field
	field int
	out   map[int][]Event
	kept  map[string]int // the state that stands for all states that are equal without the field
	a, b  int            // the first two states that became equal

	answer int
	log    []coarseStep
}

// coarseStep is a state that the search takes out of its queue. If it equals a state that was kept, this is its twin.
type coarseStep struct{ state, cost, twin int }

// rest returns the name of a state without the field. ok is false if the state has other fields than the start.
func (c *coarse) rest(v int) (text string, ok bool) {
	if c.Words.coarse.of != nil {
		return c.Words.coarse.of(c.Labels[v]), true
	}
	fields := c.fields(v)
	if len(fields) <= c.field {
		return "", false
	}
	for i, f := range fields {
		if i != c.field {
			text += f.Name + "=" + f.Value + ";"
		}
	}
	return text, true
}

// search returns the cost at which the search reaches the goal, or never. ok is false if the record does not contain
// the edges that the search needs.
func (c *coarse) search() (answer int, ok bool) {
	c.a, c.b = None, None
	// Of two states with the same cost, the one that waits longer is first.
	type entry struct{ state, cost, age int }
	waiting, pushed := ordered.NewHeap(func(a, b entry) bool { return a.cost < b.cost || a.cost == b.cost && a.age < b.age }), 0
	push := func(v, cost int) {
		pushed++
		waiting.Push(entry{v, cost, pushed})
	}
	for _, v := range c.Starts {
		push(v, 0)
	}
	for waiting.Len() > 0 {
		at := waiting.Pop()
		rest, is := c.rest(at.state)
		if !is {
			return 0, false
		}
		if other, met := c.kept[rest]; met {
			if other != at.state {
				c.log = append(c.log, coarseStep{at.state, at.cost, other})
			}
			if c.a == None && other != at.state {
				c.a, c.b = other, at.state
			}
			if c.Helper == "Orbit" {
				return at.cost, true
			}
			continue
		}
		c.kept[rest] = at.state
		c.log = append(c.log, coarseStep{at.state, at.cost, None})
		if slices.Contains(c.Goals, at.state) {
			return at.cost, true
		}
		edges, known := c.out[at.state]
		if !known {
			return 0, false // the search did not expand this state, so its edges are unknown
		}
		for _, e := range edges {
			if c.unit == "step" {
				e.Cost = 1
			}
			push(e.To, at.cost+e.Cost)
		}
	}
	return never, true
}
