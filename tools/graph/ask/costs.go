package ask

import (
	"fmt"
	"slices"
)

// allPairs asks, for each stop that is allowed, whether it makes paths better.
func allPairs(m *maker) error {
	var in struct {
		Before       [][]int
		IsSum, IsMax bool
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	d := in.Before
	if err := m.hasVertices(len(d)); err != nil {
		return err
	}

	// The record tells how the helper joins two halves of a path. A reason must show the computation, so
	// other ways have no questions.
	if !in.IsSum && !in.IsMax {
		return fmt.Errorf("AllPairs: the costs of two halves are neither added nor compared: %w",
			ErrUnknown)
	}

	// An edge of equal cost in both directions is drawn once.
	for a, all := range d {
		for b, cost := range all {
			isSymmetric := d[b][a] == cost
			if a != b && cost != unreached && !(a > b && isSymmetric) {
				m.write(a, b, fmt.Sprint(cost))
			}
		}
	}

	// The reasons show how each cost is computed.
	join := func(a, b int) (int, string) { return a + b, fmt.Sprintf("%d + %d", a, b) }
	if in.IsMax {
		join = func(a, b int) (int, string) { return max(a, b), fmt.Sprintf("max(%d, %d)", a, b) }
	}
	stops := 0

	for k := range d {
		if m.isFull() {
			break
		}
		for i := range d {
			for j := range d {
				// The whole matrix must stay right, so only questions are left out.
				if i == j || i == k || j == k || d[i][k] == unreached || d[k][j] == unreached {
					continue
				}
				cost, sum := join(d[i][k], d[k][j])
				m.askStop(k, i, j, d, cost, sum)
				d[i][j] = min(d[i][j], cost)
			}
		}
		stops++
	}

	m.lesson.Intro = "Floyd and Warshall: after each stop, the table has the best paths whose inner " +
		"vertices are the stops so far. " + m.extent(stops, len(d), "stop")
	m.lesson.Ending = "The stop must be the outermost of the three loops. Otherwise a path is used before " +
		"it is known."
	return nil
}

func (m *maker) askStop(k, i, j int, d [][]int, cost int, sum string) {
	old := d[i][j]
	isBetter := cost < old
	if m.isFull() || !m.isDue("stop", isBetter) {
		return
	}

	// The number that stands for a missing path would mean nothing to the user.
	known := fmt.Sprintf("%d", old)
	if old == unreached {
		known = "no path"
	}
	now := Snapshot{Current: []int{m.at(k)}, Waiting: m.allAt([]int{i, j}), Rows: []Row{
		row(fmt.Sprintf("%s to %s", m.of(i), m.of(k)), fmt.Sprint(d[i][k])),
		row(fmt.Sprintf("%s to %s", m.of(k), m.of(j)), fmt.Sprint(d[k][j])),
		row(fmt.Sprintf("%s to %s so far", m.of(i), m.of(j)), known),
	}}
	// The reason names both costs, whatever the answer is.
	m.askYesNo(Question{Kind: kindNew,
		Text: fmt.Sprintf("Paths may now stop at %s. Does that make the path from %s to %s better?",
			m.of(k), m.of(i), m.of(j)),
		Now: now,
	}, isBetter,
		fmt.Sprintf("Over %s: %s = %d. So far: %s.", m.of(k), sum, cost, known),
		fmt.Sprintf("Over %s: %s = %d, which is not less than %s.", m.of(k), sum, cost, known))
	if !isBetter {
		return
	}

	// One of the first two guesses is the right cost, and ask drops it. The other one comes from joining the
	// halves in the wrong way.
	options := []Option{{Text: fmt.Sprint(cost)}, guess(d[i][k]+d[k][j], "Here the larger of two costs "+
		"counts, not their sum."),
		guess(max(d[i][k], d[k][j]), "Here both costs count, not the larger one alone."), guess(cost+1, ""),
		guess(max(cost-1, 0), "")}

	m.ask(Question{Kind: kindCost,
		Text:    fmt.Sprintf("What does the best path from %s to %s cost now?", m.of(i), m.of(j)),
		Options: options, Because: fmt.Sprintf("%s = %d.", sum, cost), Now: now})
}

// bellmanFord asks which costs fall, round by round.
func bellmanFord(m *maker) error {
	var in struct {
		Cost    []int
		Edges   []edge
		Refused [][2]int
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	if err := m.hasVertices(len(in.Cost)); err != nil {
		return err
	}

	for _, e := range in.Edges {
		m.write(e.From, e.To, fmt.Sprint(e.Cost))
	}

	// The rounds go on when no question is left, because the last question is about their end.
	cost, rounds := in.Cost, 0
	var fallen []int
	for rounds <= len(cost) {
		rounds++
		fallen = nil
		for _, e := range in.Edges {
			// No path leads to the edge yet.
			if cost[e.From] == unreached {
				continue
			}
			c := cost[e.From] + e.Cost

			// The puzzle may forbid a cost, such as energy that is used up.
			isRefused := slices.Contains(in.Refused, [2]int{e.To, c})
			falls := c < cost[e.To] && !isRefused
			m.askFall(e, cost, c, falls, isRefused, rounds)
			if falls {
				cost[e.To] = c
				fallen = append(fallen, e.To)
			}
		}
		if fallen == nil {
			break
		}
	}

	// The end of the rounds is what the algorithm is used for, so its question comes whatever the number of the others.
	m.allow(1)
	hasCycle := fallen != nil
	m.askYesNo(Question{Kind: kindResult,
		Text: fmt.Sprintf("Of %s, costs fell in round %d for: %s. Does a cycle make costs fall for ever?",
			count(len(cost), "vertex"), rounds, m.list(fallen[:min(len(fallen), mostOptions)])),
		Now: Snapshot{Waiting: m.allAt(fallen)},
	}, hasCycle,
		fmt.Sprintf("Costs still fell in round %d. A path without a cycle has fewer than %d edges, so its "+
			"cost is final after %d rounds.", rounds, len(cost), len(cost)-1),
		fmt.Sprintf("Round %d changed nothing, so no later round can.", rounds))

	m.lesson.Intro = fmt.Sprintf("Bellman and Ford: rounds over all edges, until no cost falls. The run has %s.",
		count(rounds, "round")) + m.ofLimited(len(in.Edges)*rounds)
	m.lesson.Ending = "A cycle matters only if the start leads to it and it leads to the goal."
	return nil
}

// ofLimited says that the questions are about the first steps, if there are more steps.
func (m *maker) ofLimited(all int) string {
	if all <= m.most {
		return ""
	}
	return fmt.Sprintf(" The questions are about the first steps of %d, and about the end.", all)
}

func (m *maker) askFall(e edge, cost []int, c int, falls, isRefused bool, round int) {
	if m.isFull() || e.From == e.To || !m.isDue("fall", falls) {
		return
	}

	// The number that stands for a missing path would mean nothing to the user.
	old := "unreached"
	if cost[e.To] != unreached {
		old = fmt.Sprint(cost[e.To])
	}
	now := Snapshot{Current: []int{m.at(e.From)}, Waiting: []int{m.at(e.To)},
		Marked: []Arc{{m.at(e.From), m.at(e.To)}}, Rows: []Row{
			row("round", fmt.Sprint(round)), row("cost of "+m.of(e.From), fmt.Sprint(cost[e.From])),
			row("cost of "+m.of(e.To), old)}}
	because := fmt.Sprintf("%d + %d = %d, and the known cost is %s.", cost[e.From], e.Cost, c, old)
	if isRefused {
		because = fmt.Sprintf("%d + %d = %d, but the puzzle does not allow this cost there.",
			cost[e.From], e.Cost, c)
	}

	m.ask(Question{Kind: kindNew,
		Text: fmt.Sprintf("The edge from %s to %s costs %d. Does the cost of %s fall?", m.of(e.From),
			m.of(e.To), e.Cost, m.of(e.To)), Options: yesNo(falls), Because: because, Now: now})

	// All of these questions need one addition, so a few are enough.
	if falls && len(m.lesson.Questions)%3 == 0 {
		m.ask(Question{Kind: kindCost, Text: fmt.Sprintf("To what does the cost of %s fall?",
			m.of(e.To)),
			Options: []Option{{Text: fmt.Sprint(c)}, guess(e.Cost, "This is the cost of the edge alone."),
				guess(cost[e.From], fmt.Sprintf("This is the cost of %s. The edge costs something, too.",
					m.of(e.From))), guess(c+1, ""), guess(c-1, "")},
			Because: because, Now: now})
	}
}
