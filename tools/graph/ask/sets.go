package ask

import "fmt"

// forest is union-find: each set is a tree, whose root is the leader.
type forest struct {
	*maker
	parent map[int]int // the parent of each vertex in its tree; leaders have no entry
	sets   int         // the number of sets
	joined []Arc       // the joins that merged two different sets
}

// sets asks about union-find: which joins merge two different sets, and how many sets are left.
func sets(m *maker) error {
	// In the record, each vertex has an event "visit", and each join has two events "step", one for each direction.
	vertices := 0
	for _, e := range m.Events {
		if e.What == "visit" {
			vertices++
		}
	}
	f := &forest{maker: m, parent: map[int]int{}, sets: vertices}

	joins, asked := 0, 0
	isBack := false
	for _, e := range m.Events {
		if e.What != "step" {
			continue
		}

		// Each join is recorded as two opposite edges; skip the second one.
		if isBack = !isBack; !isBack {
			continue
		}

		// Continue the joins even if the lesson is full, because the ending tells how many sets are left.
		joins++
		if m.isFull() {
			f.join(e)
			continue
		}
		asked = joins
		f.askJoin(e)
		if isNew := f.join(e); isNew {
			f.askLeft(e)
		}
	}

	m.lesson.Intro = "Union-find: each set is a tree, whose root is the leader. " + m.extent(asked, joins, "join")
	m.lesson.Ending = fmt.Sprintf("In the end %d of %d sets are left. Each join that merged two sets is "+
		"an edge of a spanning forest.", f.sets, vertices)
	return nil
}

// way returns the vertices from v up to its leader. It does not compress the path, so that the page can show it.
func (f *forest) way(v int) []int {
	way := []int{v}
	for up, has := f.parent[v]; has; up, has = f.parent[up] {
		way = append(way, up)
	}
	return way
}

// leader returns the leader of v's set.
func (f *forest) leader(v int) int {
	way := f.way(v)
	return way[len(way)-1]
}

// join merges the sets of the ends of an edge, and reports whether these sets were different.
func (f *forest) join(e Event) bool {
	a, b := f.leader(e.From), f.leader(e.To)
	if a == b {
		return false
	}
	f.parent[a] = b
	f.sets--
	f.joined = append(f.joined, Arc{e.From, e.To})
	return true
}

// shown returns the last joins, as many as a picture can show.
func (f *forest) shown() []Arc {
	const mostShown = 25
	return append([]Arc(nil), f.joined[max(0, len(f.joined)-mostShown):]...)
}

// parents returns the row with the path from a vertex to its leader. If a question is about a join of two
// vertices, the user can find the answer in the rows of these two vertices.
func (f *forest) parents(v int) Row {
	text := ""
	for i, up := range f.way(v) {
		if i > 0 {
			text += " > "
		}
		text += f.say(up)
	}
	return row("parents of "+f.name(v), text)
}

// askJoin asks what a join does, before it is made.
func (f *forest) askJoin(e Event) {
	a, b := f.leader(e.From), f.leader(e.To)
	isSame := a == b
	if e.From == e.To || !f.isDue("join", isSame) {
		return
	}

	now := Snapshot{Current: []int{e.From, e.To}, Marked: f.shown(),
		Rows: []Row{f.parents(e.From), f.parents(e.To), row("sets", fmt.Sprint(f.sets))}}
	f.askYesNo(Question{Kind: kindNew,
		Text: fmt.Sprintf("Are %s and %s in one set already?", f.say(e.From), f.say(e.To)),
		Now:  now,
	}, isSame,
		fmt.Sprintf("Both lead to the leader %s.", f.say(a)),
		fmt.Sprintf("The leader of %s is %s, and the leader of %s is %s.",
			f.say(e.From), f.say(a), f.say(e.To), f.say(b)))

	// The leader of the first set must get a parent. If the joined vertex itself got one instead, the other
	// vertices of its set would not join the other set.
	if !isSame && f.isDue("leader", len(f.joined)%2 == 0) {
		f.ask(Question{Kind: kindResult,
			Text: fmt.Sprintf("%s and %s are joined. Which leader gets a parent?", f.say(e.From), f.say(e.To)),
			Options: []Option{f.option(a, ""), f.option(b, "It stays the leader of both sets."),
				f.option(e.From, "Only leaders get a parent: otherwise the rest of its set would not join the other set."),
				f.option(e.To, "It keeps its parent.")},
			Because: fmt.Sprintf("The leader of the first set, %s, gets the parent %s.", f.say(a), f.say(b)),
			Now:     now})
	}
}

// askLeft asks how many sets there are after a join. The question is easy, so it is asked only after every third join.
func (f *forest) askLeft(e Event) {
	const rarely = 3
	if f.isFull() || len(f.joined)%rarely != 1 {
		return
	}
	f.ask(Question{Kind: kindCost,
		Text: fmt.Sprintf("%s and %s are joined. How many sets are left of %d?",
			f.say(e.From), f.say(e.To), f.sets+1),
		Options: number(f.sets, guess(f.sets+1, "Two sets became one.")),
		Because: fmt.Sprintf("One less than %d: %d.", f.sets+1, f.sets),
		Now:     Snapshot{Current: []int{e.From, e.To}, Marked: f.shown()}})
}
