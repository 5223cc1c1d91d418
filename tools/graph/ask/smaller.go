// This file asks whether the search would still be right if a state had one field less.

package ask

import (
	"container/heap"
	"fmt"
	"strings"
)

// askSmaller asks, for each field of the states, what the search would answer without this field. It runs the search
// again on the recorded edges, but treats states as equal that differ only in the field.
func (r *run) askSmaller(unit string) {
	if r.end == None || r.IsCut || len(r.Starts) == 0 {
		return
	}
	right := r.cost[r.end]
	out := map[int][]Event{}
	list, _ := r.expansions()
	for _, x := range list {
		if _, known := out[x.state]; !known {
			out[x.state] = append([]Event{}, x.edges...)
		}
	}

	first := r.fields(r.Starts[0])
	for i, field := range first {
		c := &coarse{run: r, unit: unit, field: i, out: out, kept: map[string]int{}}
		answer, ok := c.search()
		if !ok || c.a == None {
			continue
		}
		r.askField(c, field.Name, right, answer)
	}
}

// never is the answer of a search that does not reach its goal.
const never = None

// askField asks what the search without a field answers.
func (r *run) askField(c *coarse, field string, right, answer int) {
	same, far, gone := fmt.Sprintf("The same: %s.", r.amount(right)), "A longer way.", "That the goal cannot be reached."
	options := []Option{choice(0, same, ""), choice(1, far, ""), choice(2, gone, "")}
	value, because := 0, fmt.Sprintf("Here the answer stays %s, although the two situations are different.", r.amount(right))
	switch {
	case answer == never:
		value, because = 2, "The search then ends without the goal."
	case answer != right:
		value, because = 1, fmt.Sprintf("The search then answers %s instead of %s.", r.amount(answer), r.amount(right))
	}
	options[0], options[value] = options[value], options[0]

	if !r.wants(kindSmaller) {
		return
	}
	r.frame(c.a, c.b, "Look at two situations that differ only in %s: %s; and %s.", field, r.state(c.a), r.state(c.b))
	r.ask(Question{Kind: kindSmaller,
		Text: fmt.Sprintf("Suppose the state had no %s. Then these two situations are the same, and the search keeps the one that it meets first. "+
			"What does it answer?", field),
		Options: options, Because: because, Claim: Claim{c.field, right, answer}})
	r.frame(None, None, "Without %s: %s", field, because)
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
	field int
	out   map[int][]Event
	kept  map[string]int // the state that stands for all states that are equal without the field
	a, b  int            // the first two states that became equal
}

// rest returns the name of a state without the field. ok is false if the state has other fields than the start.
func (c *coarse) rest(v int) (text string, ok bool) {
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
	waiting := &byPrice{}
	pushed := 0
	push := func(v, cost int) {
		pushed++
		heap.Push(waiting, entry{v, cost, pushed})
	}
	for _, v := range c.Starts {
		push(v, 0)
	}
	for waiting.Len() > 0 {
		at := heap.Pop(waiting).(entry)
		rest, is := c.rest(at.state)
		if !is {
			return 0, false
		}
		if other, met := c.kept[rest]; met {
			if c.a == None && other != at.state {
				c.a, c.b = other, at.state
			}
			continue
		}
		c.kept[rest] = at.state
		if c.isGoal(at.state) {
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

// isGoal reports whether the record says that a state is a goal.
func (c *coarse) isGoal(v int) bool {
	for _, g := range c.Goals {
		if g == v {
			return true
		}
	}
	return false
}

// entry is a state that waits. Of two entries with the same cost, the older one is first.
type entry struct{ state, cost, age int }

type byPrice []entry

func (q byPrice) Len() int { return len(q) }
func (q byPrice) Less(i, j int) bool {
	return q[i].cost < q[j].cost || q[i].cost == q[j].cost && q[i].age < q[j].age
}
func (q byPrice) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *byPrice) Push(x any)   { *q = append(*q, x.(entry)) }
func (q *byPrice) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}
