package ask

import "fmt"

// sets asks which joins make one set of two.
func sets(m *maker) error {
	// The record has each vertex as a visit, and each join as an edge in both directions.
	n := 0

	for _, e := range m.Events {
		if e.What == "visit" {
			n++
		}
	}
	parent := map[int]int{}
	find := func(v int) int {
		for {
			up, has := parent[v]
			if !has {
				return v
			}
			v = up
		}
	}

	// Leaders are followed without shortening the paths, so that the page can show them.
	left, joins, asked := n, 0, 0
	var marked []Arc
	isBack := false
	for _, e := range m.Events {
		if e.What != "step" {
			continue
		}

		// The second edge of a join is the first one backwards.
		if isBack = !isBack; !isBack {
			continue
		}
		joins++
		a, b := find(e.From), find(e.To)
		if !m.isFull() {
			asked = joins
			m.askJoin(e, a == b, a, b, marked, parent, left)
		}
		if a != b {
			parent[a] = b
			left--
			marked = append(marked, Arc{e.From, e.To})

			// Counting is easy, so every third join is enough.
			if !m.isFull() && len(marked)%3 == 1 {
				m.ask(Question{Kind: kindCost,
					Text: fmt.Sprintf("%s and %s are joined. How many sets are left of %d?",
						m.say(e.From), m.say(e.To), left+1),
					Options: number(left, guess(left+1, "Two sets became one.")),
					Because: fmt.Sprintf("One less than %d: %d.", left+1, left),
					Now:     Snapshot{Current: []int{e.From, e.To}, Marked: lastOf(marked)}})
			}
		}
	}

	m.lesson.Intro = "Union-find: each set is a tree, whose root is the leader. " + m.extent(asked, joins, "join")
	m.lesson.Ending = fmt.Sprintf("In the end %d of %d sets are left. Each join that made one set of two is "+
		"an edge of a spanning forest.", left, n)
	return nil
}

// lastOf returns the last edges, as many as a picture can show.
func lastOf(marked []Arc) []Arc {
	const mostShown = 25
	return append([]Arc(nil), marked[max(0, len(marked)-mostShown):]...)
}

func (m *maker) askJoin(e Event, isSame bool, a, b int, marked []Arc, parent map[int]int, left int) {
	if e.From == e.To || !m.isDue("join", isSame) {
		return
	}

	// The page shows the way from each vertex to its leader, because the answer can be read from it.
	way := func(v int) string {
		text := m.say(v)
		for up, has := parent[v]; has; up, has = parent[v] {
			text += " > " + m.say(up)
			v = up
		}
		return text
	}
	now := Snapshot{Current: []int{e.From, e.To}, Marked: lastOf(marked), Rows: []Row{
		row("parents of "+m.name(e.From), way(e.From)), row("parents of "+m.name(e.To), way(e.To)),
		row("sets", fmt.Sprint(left))}}
	m.askYesNo(Question{Kind: kindNew,
		Text: fmt.Sprintf("Are %s and %s in one set already?", m.say(e.From), m.say(e.To)),
		Now:  now,
	}, isSame,
		fmt.Sprintf("Both lead to the leader %s.", m.say(a)),
		fmt.Sprintf("The leader of %s is %s, and the leader of %s is %s.",
			m.say(e.From), m.say(a), m.say(e.To), m.say(b)))

	// The parent belongs to the leader. Giving it to the vertex itself would leave the rest of the set
	// behind.
	if !isSame && m.isDue("leader", len(marked)%2 == 0) {
		m.ask(Question{Kind: kindResult,
			Text: fmt.Sprintf("%s and %s are joined. Which leader gets a parent?", m.say(e.From), m.say(e.To)),
			Options: []Option{m.option(a, ""), m.option(b, "It stays the leader of both sets."),
				m.option(e.From, "Only leaders are joined: otherwise the rest of its set would stay behind."),
				m.option(e.To, "It keeps its parent.")},
			Because: fmt.Sprintf("The leader of the first set, %s, gets the parent %s.",
				m.say(a), m.say(b)),
			Now: now})
	}
}
