package ask

import (
	"container/heap"
	"fmt"
	"slices"
	"strings"
)

// askSmaller asks whether a state with fewer fields would be enough to solve the puzzle. For each field of the state,
// it asks which two states become equal without this field although their distances to the goal differ. The parameter
// `unit` is "step", or "cost" for a search with costs.
//
// In this file, the answer of a state is its distance to a goal or, if there is no goal, its distance from the
// start. A search that stops at a goal may not show the exact answers. Let D be the distance from the start to
// this goal, and d the distance from the start to a state. Then the state is at least D-d away from any goal.
// Otherwise a goal nearer to the start would have ended the search.
func (m *maker) askSmaller(unit string) {
	_, end := m.expansions()
	m.askSmallerAt(unit, end)
}

// askSmallerAt is like askSmaller, for a search that stopped at a goal. The parameter end is the number of this
// goal, or -1 if the search has visited everything.
func (m *maker) askSmallerAt(unit string, end int) {
	far := m.costs(m.Starts, unit, forwards)
	m.askDropped(keys(far), m.answers(far, unit, end))
}

// askDropped drops each field of the states in turn and asks which states become equal. The parameter
// `answers` contains the known facts about the answer of each state.
func (m *maker) askDropped(states []int, answers map[int]answer) {
	const most = 4
	m.allow(most)

	// The map `fields` is empty unless the states have at least two fields, so that one can be dropped.
	fields := m.fields(states)
	if len(fields) == 0 {
		m.none = "The states of this record have no common fields, of which one could be dropped."
		return
	}

	isRepeated := false
	for i := range fields[states[0]] {
		m.askWithout(i, fields, answers)
		isRepeated = isRepeated || hasEqual(i, fields)
	}
	m.none = "Each field follows from the others in this record: no two situations become equal if one is dropped."
	if isRepeated {
		m.none = "If one field is dropped, no two situations of this record become equal although their answers " +
			"differ. Try another input."
	}
}

// hasEqual reports whether two states become equal without field number i.
func hasEqual(i int, fields map[int][]Field) bool {
	seen := map[string]bool{}
	for _, list := range fields {
		rest := without(i, list)
		if seen[rest] {
			return true
		}
		seen[rest] = true
	}
	return false
}

// answer is a state's distance to a goal, or another result for the state (see askSmaller). The record may show
// only a lower bound of it.
type answer struct {
	least   int
	isExact bool   // whether least is the exact value; otherwise it is a lower bound
	text    string // the fact in words, such as "3 steps from the goal"
}

// differ reports whether two answers certainly differ.
func differ(a, b answer) bool {
	return a.isExact && b.isExact && a.least != b.least ||
		a.isExact && !b.isExact && a.least < b.least || !a.isExact && b.isExact && b.least < a.least
}

// fields returns the fields of all states. It returns nil if the states have different fields, or fewer than
// two.
func (m *maker) fields(states []int) map[int][]Field {
	fields := map[int][]Field{}
	length := -1

	for _, v := range states {
		parts := m.Fields[v]
		if parts == nil {
			parts = m.words(m.Labels[v])
		}

		// Fields are compared by their index, so all states must have equally many.
		if length >= 0 && len(parts) != length || len(parts) < 2 {
			return nil
		}
		length = len(parts)
		fields[v] = parts
	}
	return fields
}

// words splits the name of a state that is not a struct into fields.
func (m *maker) words(label string) (fields []Field) {
	split := func(r rune) bool { return strings.ContainsRune(" \n,:{}[]()", r) }

	parts := strings.FieldsFunc(label, split)
	for i, word := range parts {
		name := fmt.Sprintf("part %d", i+1)
		if len(m.Names) == len(parts) {
			name = m.Names[i]
		}
		fields = append(fields, Field{name, word})
	}
	return fields
}

// keys returns the sorted keys of a map, so that the questions do not depend on the iteration order of maps.
func keys[V any](m map[int]V) (list []int) {
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}

// answers returns what the record tells about the answer of each state. The map `far` contains the
// distances from the start. The parameter `end` is the goal at which the search stopped, or -1.
func (m *maker) answers(far map[int]int, unit string, end int) map[int]answer {
	isStopped := end >= 0
	answers := map[int]answer{}

	// In a search without a goal, the answer of a state is its distance from the start.
	if len(m.Goals) == 0 {
		if m.IsCut && unit == "cost" {
			return answers // the rest of the record may contain a cheaper path to any state
		}
		for v, d := range far {
			answers[v] = answer{least: d, isExact: true, text: fmt.Sprintf("%s from the start", amount(d, unit))}
		}
		return answers
	}

	// The record contains all edges of a state only if the state was expanded.
	list, _ := m.expansions()
	expanded := map[int]bool{}

	for _, x := range list {
		expanded[x.state] = true
	}
	back := m.costs(m.Goals, unit, backwards)

	for v, d := range far {
		way, reached := back[v]
		switch {
		case isStopped && expanded[v] && reached && way+d == far[end]:
			answers[v] = answer{least: way, isExact: true, text: fmt.Sprintf("%s from the goal", amount(way, unit))}
		case isStopped && far[end] > d:
			answers[v] = answer{least: far[end] - d, isExact: false, text: fmt.Sprintf("at least %s from a goal",
				amount(far[end]-d, unit))}
		case !isStopped && !m.IsCut && reached:
			answers[v] = answer{least: way, isExact: true, text: fmt.Sprintf("%s from the nearest goal", amount(way, unit))}
		}
	}
	return answers
}

// amount returns a distance with its unit.
func amount(n int, unit string) string {
	if unit == "step" {
		return steps(n)
	}
	return fmt.Sprint(n, " away")
}

// direction says whether paths follow the edges forwards or backwards.
type direction bool

const (
	forwards  direction = false
	backwards direction = true
)

// costs returns, for each state, the cost of the cheapest recorded path between this state and any state in the
// list ends. If d is forwards, the path leads from an end to the state. If d is backwards, it leads from the state
// to an end.
func (m *maker) costs(ends []int, unit string, d direction) map[int]int {
	out := map[int][]Event{}

	for _, e := range m.Events {
		if e.What != "step" {
			continue
		}
		if unit == "step" {
			e.Cost = 1
		}
		if d == backwards {
			e.From, e.To = e.To, e.From
		}
		out[e.From] = append(out[e.From], e)
	}

	// Dijkstra's algorithm. The record may contain several edges between two states; the cheapest one counts.
	least := map[int]int{}
	waiting := &byCost{}

	for _, v := range ends {
		heap.Push(waiting, Event{From: v})
	}

	for waiting.Len() > 0 {
		at := heap.Pop(waiting).(Event)
		if _, known := least[at.From]; known {
			continue
		}
		least[at.From] = at.Cost
		for _, e := range out[at.From] {
			heap.Push(waiting, Event{From: e.To, Cost: at.Cost + e.Cost})
		}
	}
	return least
}

// byCost is a heap of states, the cheapest first. In each Event, From is the state and Cost is its cost.
type byCost []Event

func (q byCost) Len() int           { return len(q) }
func (q byCost) Less(i, j int) bool { return q[i].Cost < q[j].Cost }
func (q byCost) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *byCost) Push(x any)        { *q = append(*q, x.(Event)) }
func (q *byCost) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

// without returns all fields except number i as one string.
func without(i int, fields []Field) string {
	var rest []string
	for k, f := range fields {
		if k != i {
			rest = append(rest, f.Name+" "+f.Value)
		}
	}
	return strings.Join(rest, ", ")
}

// askWithout asks which states become equal without field number i. It asks nothing if all states that become
// equal have equal answers.
func (m *maker) askWithout(i int, fields map[int][]Field, answers map[int]answer) {
	// Among the states that become equal, the first pair with different answers is the example.
	equal := map[string][]int{}
	a, b := -1, -1

	for _, v := range keys(answers) {
		rest := without(i, fields[v])
		for _, w := range equal[rest] {
			if a < 0 && differ(answers[v], answers[w]) {
				a, b = w, v
			}
		}
		if a >= 0 {
			break
		}

		// Several states may become equal without field i. Keep one for each different answer, because
		// another one with the same answer would give the same example.
		isSame := func(w int) bool { return answers[w] == answers[v] }
		if !slices.ContainsFunc(equal[rest], isSame) {
			equal[rest] = append(equal[rest], v)
		}
	}
	if a < 0 {
		return
	}

	// The wrong options are other states of the record that do not become equal to a.
	name := fields[a][i].Name
	rest := without(i, fields[a])
	options := []Option{m.option(b, "")}

	for _, v := range keys(answers) {
		if other := without(i, fields[v]); other != rest && len(options) < mostOptions {
			options = append(options, m.option(v, fmt.Sprintf("Without %s it is %s, so it stays apart.",
				name, other)))
		}
	}

	m.ask(Question{Kind: kindSmaller,
		Text: fmt.Sprintf("What if the state were smaller? Drop %s. Which situation becomes equal to %s, "+
			"although its answer differs?", name, m.say(a)),
		Options: options,
		Because: fmt.Sprintf("Without %s, both are %s. But %s is %s, and %s is %s: a search that cannot "+
			"tell them apart gives one of them a wrong answer.",
			name, rest, m.say(a), answers[a].text, m.say(b), answers[b].text),
		Now: Snapshot{Current: []int{a}, Rows: []Row{
			row("dropped", name), row("situation", m.describe(fields[a])...),
		}}})
}

// describe returns all fields of a state.
func (m *maker) describe(fields []Field) (list []string) {
	for _, f := range fields {
		list = append(list, f.Name+": "+f.Value)
	}
	return list
}
