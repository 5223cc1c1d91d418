// This file compares the learner's search with ours.

package ask

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"oj/problems/lib/graph"
)

// Compare returns the lessons about the learner's run and about ours, and a sentence about the first point in which they
// differ. Both runs must be Bare. Both lessons reach this point at the same step, at which the page begins. The
// words of the puzzle are used only if the learner's states, or the vertices of the graph, are the same as ours.
func Compare(mine, ours *Input) (replay, lesson *Lesson, note string, err error) {
	renamed := *mine
	renamed.Labels = likeOurs(mine, ours)
	renamed.Own = true
	isSame := func(label string) bool { return slices.Contains(ours.Labels, label) }
	missing, more := lacking(ours.arcs(), mine.arcs()), lacking(mine.arcs(), ours.arcs())
	if ours.isGraph() && len(missing) > 0 && len(more) > 0 || !slices.ContainsFunc(renamed.Labels, isSame) {
		renamed.Problem = ""
	}
	if replay, err = Make(&renamed); err != nil {
		return nil, nil, "", err
	}
	if lesson, err = Make(ours); err != nil {
		return nil, nil, "", err
	}
	replay.Title = ours.Problem
	note = align(replay, lesson)
	if mine.Helper != ours.Helper && (ours.isGraph() || mine.isGraph()) {
		note = fmt.Sprintf("Your program calls %s, ours calls %s.", mine.Helper, ours.Helper)
	} else if ours.isGraph() {
		note = graphs(mine, ours, lesson)
		if replay.Answer != "" && replay.Answer == lesson.Answer && !slices.Equal(mine.Data, ours.Data) {
			note += fmt.Sprintf(" On this input both answers are the same: %s.", lesson.Answer)
			if mine.Failing != "" {
				note += fmt.Sprintf(" Take the case on which your program fails: -done of practise writes it to %s.", mine.Failing)
			}
		} else if a, b := replay.Frames[len(replay.Frames)-1].Say, lesson.Frames[len(lesson.Frames)-1].Say; a != b {
			note += fmt.Sprintf(" At the end of yours: %s At the end of ours: %s", a, b)
		}
	}
	return replay, lesson, note, nil
}

// isGraph reports whether the run is about a graph that the helper was given as an argument.
func (in *Input) isGraph() bool { return len(in.Data) > 0 && string(in.Data) != "null" }

// arcs returns the edges of a given graph, by the names of their ends.
func (in *Input) arcs() (list []string) {
	for _, e := range in.Events {
		if e.What == "step" {
			list = append(list, in.Labels[e.From]+"|"+in.Labels[e.To])
		}
	}
	slices.Sort(list)
	return list
}

// lacking returns the edges of one list that another one lacks.
func lacking(edges, in []string) []string {
	return slices.DeleteFunc(slices.Clone(edges), func(arc string) bool { return slices.Contains(in, arc) })
}

// useful returns the first of some edges through which flow can go from the source to the sink. It returns the first edge
// if there is none, or if the graph is no network.
func (in *Input) useful(edges []string) string {
	a, err := in.Arguments()
	if err != nil || len(a.Pipes) == 0 {
		return edges[0]
	}

	// Flow into the source, or out of the sink, is never needed.
	n := &network{pipes: slices.DeleteFunc(a.Pipes, func(p graph.Pipe) bool {
		return p.To == a.Source || p.From == a.Sink || p.Capacity <= 0
	})}
	forward := n.connected(a.Source, a.N, func(p graph.Pipe) (from, to int) { return p.From, p.To })
	backward := n.connected(a.Sink, a.N, func(p graph.Pipe) (from, to int) { return p.To, p.From })
	for _, edge := range edges {
		if slices.ContainsFunc(n.pipes, func(p graph.Pipe) bool {
			return forward[p.From] && backward[p.To] && in.Labels[p.From]+"|"+in.Labels[p.To] == edge
		}) {
			return edge
		}
	}
	return edges[0]
}

// graphs says how the learner's graph differs from ours. It names edges only if both seem to number the vertices alike.
func graphs(mine, ours *Input, lesson *Lesson) string {
	if slices.Equal(mine.Data, ours.Data) {
		return fmt.Sprintf("Your program gives %s the same graph as ours.", ours.Helper)
	}
	a, b := mine.arcs(), ours.arcs()
	note := fmt.Sprintf("Your graph has %s and %s, ours %s and %s.", count(len(mine.Labels), "vertex"), count(len(a), "edge"),
		count(len(ours.Labels), "vertex"), count(len(b), "edge"))
	missing := lacking(b, a)
	switch more := lacking(a, b); {
	case 2*len(missing) > len(b):
		return note + " The vertices have other numbers than ours."
	case len(missing) > 0:
		from, to, _ := strings.Cut(ours.useful(missing), "|")
		said := func(label string) string {
			return append(lesson.Short, lesson.Said...)[slices.Index(ours.Labels, label)]
		}
		return note + fmt.Sprintf(" Ours has the edge %s → %s, yours has not.", said(from), said(to))
	case len(more) > 0:
		from, to, _ := strings.Cut(mine.useful(more), "|")
		return note + fmt.Sprintf(" Yours also has the edge %s → %s.", from, to)
	}
	return note + " Only the numbers of edges differ, such as costs or capacities, or their order."
}

// likeOurs returns the names of the learner's states, written like ours: {1 2} becomes 2,3 if our names look like 2,3 and
// one of us counts cells from 0. Names with other words than numbers, or with more numbers than ours, stay as they are.
func likeOurs(mine, ours *Input) []string {
	const parts = 2
	if len(mine.Starts) == 0 || len(ours.Starts) == 0 {
		return mine.Labels
	}
	form, first := ours.Labels[ours.Starts[0]], mine.Labels[mine.Starts[0]]
	a, b := wholeNumber.FindAllString(form, -1), wholeNumber.FindAllString(first, -1)
	hasWords := strings.ContainsFunc(form+first, unicode.IsLetter)
	if hasWords || len(a) != len(b) || len(a) < parts {
		return mine.Labels
	}

	// Cells may be counted from 0 or from 1: choose what more states of ours have.
	known := map[string]bool{}
	for _, label := range ours.Labels {
		known[label] = true
	}
	best, most := mine.Labels, -1
	for _, shift := range []int{0, 1, -1} {
		labels, hits := slices.Clone(mine.Labels), 0
		for v, label := range labels {
			if numbers := wholeNumber.FindAllString(label, -1); len(numbers) == len(a) {
				labels[v] = wholeNumber.ReplaceAllStringFunc(form, func(string) string {
					n, _ := strconv.Atoi(numbers[0])
					numbers = numbers[1:]
					return strconv.Itoa(n + shift)
				})
			}
			if known[labels[v]] {
				hits++
			}
		}
		if hits > most && (shift == 0 || len(a) == parts) {
			best, most = labels, hits
		}
	}
	return best
}

// journey is what a comparison needs of a replay.
type journey struct {
	*Lesson
	cost   map[string]string         // the last known cost of each state
	visits map[string]int            // the frame in which each state was expanded
	steps  map[string]map[string]int // the frame of each step from a state
	prices map[[2]string]string      // the cost that a step has given to the state to which it leads
}

func newJourney(l *Lesson) *journey {
	j := &journey{l, map[string]string{}, map[string]int{}, map[string]map[string]int{}, map[[2]string]string{}}
	for i, f := range l.Frames {
		for _, m := range f.Set {
			j.cost[l.States[m.State]] = m.Text
		}
		if f.At == None || f.Wall != "" || len(f.Path) > 0 {
			continue
		}
		at := l.States[f.At]
		if _, known := j.visits[at]; !known {
			j.visits[at] = i
			j.steps[at] = map[string]int{}
		}
		if f.To != None {
			j.steps[at][l.States[f.To]] = i
			for _, m := range f.Set {
				if m.State == f.To {
					j.prices[[2]string{at, l.States[f.To]}] = m.Text
				}
			}
		}
	}
	return j
}

// difference is the first point in which two replays differ in more than their order.
type difference struct {
	mine, ours int // frames
	note       string
}

// align makes both replays reach the first frame in which they differ at the same step, lets the page begin there, and
// returns a sentence about the difference. States that only wait in another order are no difference.
func align(mine, ours *Lesson) (note string) {
	d := differ(newJourney(mine), newJourney(ours))
	mine.Same = strings.HasSuffix(d.note, agree) || slices.EqualFunc(mine.Frames, ours.Frames, func(a, b Frame) bool { return a.Say == b.Say })
	pad(mine, d.mine, max(d.mine, d.ours))
	pad(ours, d.ours, max(d.mine, d.ours))
	mine.First = max(d.mine, d.ours)
	return d.note
}

// pad repeats the frame before number `from`, so that this frame becomes number `to`.
func pad(l *Lesson, from, to int) {
	still := Frame{Say: "(waits for the other search)", At: None, To: None}
	if from > 0 {
		still = l.Frames[from-1]
		still.Set, still.Lines = nil, nil
	}
	l.Frames = slices.Insert(l.Frames, from, slices.Repeat([]Frame{still}, to-from)...)
}

func differ(mine, ours *journey) difference {
	isCommon := func(name string) bool { _, known := ours.cost[name]; return known }
	switch {
	case !mine.Search || !ours.Search:
		return mine.firstSaid(ours)
	case !slices.ContainsFunc(mine.States, isCommon):
		return mine.firstLayer(ours)
	}

	// Only states that ours has found have a known cost. It finds all states that are nearer than its goal.
	for i, f := range mine.Frames {
		switch {
		case f.At == None && f.To != None && !isCommon(mine.States[f.To]):
			return difference{i, 0, fmt.Sprintf("Your search begins with %s; ours does not.", mine.name(f.To))}
		case f.At == None || f.Wall != "" || len(f.Path) > 0:
			continue
		}
		at := mine.States[f.At]
		visit, both := ours.visits[at]
		if both {
			if d := mine.compareVisit(ours, i, visit, at); d.note != "" {
				return d
			}
		}
		if !both && ours.isWhole() {
			return difference{i, len(ours.Frames) - 1, fmt.Sprintf("Your search reaches %s; ours never does.", mine.name(f.At))}
		}
	}
	if a, b := mine.end(), ours.end(); a != b {
		return difference{len(mine.Frames) - 1, len(ours.Frames) - 1, fmt.Sprintf("Your search ends with: %s Ours ends with: %s", a, b)}
	}
	d := mine.firstSaid(ours)
	d.note = "Your search finds the same states at the same distances as ours."
	if d.mine < len(mine.Frames)-1 {
		d.note += fmt.Sprintf(" Only the order differs, first at step %d.", d.mine+1)
	}
	return d
}

// compareVisit compares the expansion of a state. The note of the result is "" if both are the same.
func (mine *journey) compareVisit(ours *journey, i, visit int, at string) (d difference) {
	name := mine.name(mine.Frames[i].At)
	if a, b := mine.cost[at], ours.cost[at]; a != b {
		return difference{i, visit, fmt.Sprintf("Your search reaches %s with %s, ours with %s.", name, a, b)}
	}
	for to, step := range ours.steps[at] {
		if _, known := mine.steps[at][to]; !known && (d.note == "" || step < d.ours) {
			d = difference{i, step, fmt.Sprintf("From %s, ours also goes to %s; yours does not.", name, ours.name(ours.Frames[step].To))}
		}
	}
	for to, step := range mine.steps[at] {
		if _, known := ours.steps[at][to]; !known && (d.note == "" || step < d.mine) {
			d = difference{step, visit, fmt.Sprintf("From %s, yours also goes to %s; ours does not.", name, mine.name(mine.Frames[step].To))}
		}
	}

	// The same step may have another cost.
	if d.note == "" {
		for to, step := range mine.steps[at] {
			a, b := mine.prices[[2]string{at, to}], ours.prices[[2]string{at, to}]
			if a != "" && b != "" && a != b && (d.note == "" || step < d.mine) {
				d = difference{step, ours.steps[at][to], fmt.Sprintf("From %s, yours reaches %s with %s, ours with %s.", name, mine.name(mine.Frames[step].To), a, b)}
			}
		}
	}

	// If a rule of the puzzle forbids the learner's step, our frame with the reason is beside it.
	if d.note != "" && d.ours == visit {
		place := mine.Places[mine.Frames[d.mine].To]
		for k := visit; k < len(ours.Frames) && ours.Frames[k].At == ours.Frames[visit].At; k++ {
			if f := ours.Frames[k]; place != "" && f.Wall == place {
				d.ours, d.note = k, fmt.Sprintf("From %s, yours goes to %s. A rule forbids it: %s", name, mine.name(mine.Frames[d.mine].To), f.Say)
			}
		}
	}
	return d
}

// firstSaid returns the first frames with different texts.
func (mine *journey) firstSaid(ours *journey) difference {
	i := 0
	for i < len(mine.Frames)-1 && i < len(ours.Frames)-1 && mine.Frames[i].Say == ours.Frames[i].Say {
		i++
	}
	if mine.Frames[i].Say == ours.Frames[i].Say {
		return difference{i, i, "Your program does the same as ours."}
	}
	return difference{i, i, fmt.Sprintf("The first difference is at step %d.", i+1)}
}

// agree ends the note about searches with other names that are the same.
const agree = "They agree at each distance."

// firstLayer compares how many states have each distance. It is all that can be compared if the states have other names.
func (mine *journey) firstLayer(ours *journey) difference {
	const names = "Your states have other names than ours, so only their numbers are compared. "
	sizes := func(j *journey) map[string]int {
		size := map[string]int{}
		for _, d := range j.cost {
			size[d]++
		}
		return size
	}
	a, b := sizes(mine), sizes(ours)
	for d := range max(len(a), len(b)) {
		text := fmt.Sprint(d)
		isFirst := func(f Frame) bool { return slices.ContainsFunc(f.Set, func(m Mark) bool { return m.Text == text }) }
		i, k := slices.IndexFunc(mine.Frames, isFirst), slices.IndexFunc(ours.Frames, isFirst)
		if a[text] != b[text] {
			return difference{max(0, i), max(0, k), names + fmt.Sprintf("At distance %d yours finds %s, ours %s.", d, count(a[text], "state"), count(b[text], "state"))}
		}
	}
	return difference{0, 0, names + agree}
}

// isWhole reports whether a search has seen everything that it can reach.
func (j *journey) isWhole() bool { return j.end() == "no goal." }

// end returns how a search ends. A search without a goal ends when no state waits.
func (j *journey) end() string {
	last := j.Frames[len(j.Frames)-1]
	if last.At == None {
		return "no goal."
	}
	return fmt.Sprintf("%s, %s.", j.name(last.At), j.cost[j.States[last.At]])
}

// name returns a state as the frames call it.
func (j *journey) name(v int) string { return j.Said[v] }
