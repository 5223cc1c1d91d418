package ask

import (
	"fmt"
	"slices"
)

// allPairs asks about the algorithm of Floyd and Warshall. Each round allows paths to pass through one more vertex.
// The questions ask which paths become cheaper because of this vertex.
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

	// A solution may define the cost of a path as the sum or as the maximum of the costs of its two halves. The
	// record tells which. The explanations of the answers show how a cost is computed, so other definitions are not
	// supported.
	if !in.IsSum && !in.IsMax {
		return fmt.Errorf("AllPairs: the cost of a path is neither the sum nor the maximum of the costs of its halves: %w", ErrUnknown)
	}

	// If both directions of an edge cost the same, the edge is drawn once.
	for a, all := range d {
		for b, cost := range all {
			isSymmetric := d[b][a] == cost
			if a != b && cost != unreached && !(a > b && isSymmetric) {
				m.write(a, b, fmt.Sprint(cost))
			}
		}
	}

	// join returns the cost of a path from the costs of its halves, and the computation as a string.
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
				// Update every entry of the matrix, but ask only about paths between three different vertices.
				isDetour := i != j && i != k && j != k
				if !isDetour || d[i][k] == unreached || d[k][j] == unreached {
					continue
				}
				cost, sum := join(d[i][k], d[k][j])
				m.askStop(d, detour{from: i, stop: k, to: j, cost: cost, sum: sum})
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

// detour is a path through an intermediate vertex, the stop. The field `sum` is the computation of the path's cost as
// a string, such as "3 + 4".
type detour struct {
	from, stop, to int
	cost           int
	sum            string
}

// askStop asks whether a detour is better than the best path so far, whose cost is in the matrix d.
func (m *maker) askStop(d [][]int, t detour) {
	i, k, j := t.from, t.stop, t.to
	old := d[i][j]
	isBetter := t.cost < old
	if m.isFull() || !m.isDue("stop", isBetter) {
		return
	}

	// Do not show the number that stands for "no path", because it would mean nothing to the user.
	known := fmt.Sprintf("%d", old)
	if old == unreached {
		known = "no path"
	}
	now := Snapshot{Current: []int{m.at(k)}, Waiting: m.allAt([]int{i, j}), Rows: []Row{
		row(fmt.Sprintf("%s to %s", m.of(i), m.of(k)), fmt.Sprint(d[i][k])),
		row(fmt.Sprintf("%s to %s", m.of(k), m.of(j)), fmt.Sprint(d[k][j])),
		row(fmt.Sprintf("%s to %s so far", m.of(i), m.of(j)), known),
	}}
	// Both explanations name the cost of the new path and the cost of the best path so far.
	m.askYesNo(Question{Kind: kindNew,
		Text: fmt.Sprintf("Paths may now stop at %s. Does that make the path from %s to %s better?",
			m.of(k), m.of(i), m.of(j)),
		Now: now,
	}, isBetter,
		fmt.Sprintf("Over %s: %s = %d. So far: %s.", m.of(k), t.sum, t.cost, known),
		fmt.Sprintf("Over %s: %s = %d, which is not less than %s.", m.of(k), t.sum, t.cost, known))
	if !isBetter {
		return
	}

	// The first two guesses are the sum of the costs of the path's two halves, and their maximum. One of these
	// guesses is the right cost, which is already an option, so the method ask drops this guess. The other guess
	// is the result of adding instead of taking the maximum, or vice versa.
	options := []Option{{Text: fmt.Sprint(t.cost)}, guess(d[i][k]+d[k][j], "Here the larger of two costs "+
		"counts, not their sum."),
		guess(max(d[i][k], d[k][j]), "Here both costs count, not the larger one alone."), guess(t.cost+1, ""),
		guess(max(t.cost-1, 0), "")}

	m.ask(Question{Kind: kindCost,
		Text:    fmt.Sprintf("What does the best path from %s to %s cost now?", m.of(i), m.of(j)),
		Options: options, Because: fmt.Sprintf("%s = %d.", t.sum, t.cost), Now: now})
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

	// Continue even if there are enough questions, because the last question is about the end of the last
	// round.
	cost, rounds := in.Cost, 0
	var fallen []int
	for rounds <= len(cost) {
		rounds++
		fallen = nil
		for _, e := range in.Edges {
			// No path leads to the start of this edge yet.
			if cost[e.From] == unreached {
				continue
			}
			c := cost[e.From] + e.Cost

			// The puzzle may forbid reaching a vertex at some cost, for example because no energy would be left.
			isRefused := slices.Contains(in.Refused, [2]int{e.To, c})
			r := relaxation{edge: e, round: rounds, from: cost[e.From], old: cost[e.To], isRefused: isRefused}
			m.askFall(r)
			if r.falls() {
				cost[e.To] = c
				fallen = append(fallen, e.To)
			}
		}
		if fallen == nil {
			break
		}
	}

	// Finding negative cycles is the purpose of the algorithm, so this question is never left out.
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

// ofLimited returns a sentence that says that the questions cover only the first few of all steps, or "" if
// they cover all of them.
func (m *maker) ofLimited(all int) string {
	if all <= m.most {
		return ""
	}
	return fmt.Sprintf(" The questions are about the first steps of %d, and about the end.", all)
}

// relaxation is one step of the algorithm: it tests whether a path that ends with this edge is cheaper than the
// cheapest known path to the same vertex.
type relaxation struct {
	edge
	round     int
	from, old int  // the costs of both ends before the relaxation
	isRefused bool // the puzzle does not allow the new cost
}

func (r relaxation) cost() int { return r.from + r.Cost }

func (r relaxation) falls() bool { return r.cost() < r.old && !r.isRefused }

// askFall asks whether a relaxation lowers the cost of the vertex at the edge's end.
func (m *maker) askFall(r relaxation) {
	falls := r.falls()
	if m.isFull() || r.From == r.To || !m.isDue("fall", falls) {
		return
	}

	// Do not show the number that stands for "no path", because it would mean nothing to the user.
	old := "unreached"
	if r.old != unreached {
		old = fmt.Sprint(r.old)
	}
	from, to := m.of(r.From), m.of(r.To)
	now := Snapshot{
		Current: []int{m.at(r.From)},
		Waiting: []int{m.at(r.To)},
		Marked:  []Arc{{m.at(r.From), m.at(r.To)}},
		Rows: []Row{row("round", fmt.Sprint(r.round)), row("cost of "+from, fmt.Sprint(r.from)),
			row("cost of "+to, old)},
	}
	because := fmt.Sprintf("%d + %d = %d, and the known cost is %s.", r.from, r.Cost, r.cost(), old)
	if r.isRefused {
		because = fmt.Sprintf("%d + %d = %d, but the puzzle does not allow this cost there.", r.from, r.Cost, r.cost())
	}

	m.ask(Question{Kind: kindNew,
		Text:    fmt.Sprintf("The edge from %s to %s costs %d. Does the cost of %s fall?", from, to, r.Cost, to),
		Options: yesNo(falls), Because: because, Now: now})

	// Each of these questions needs only one addition, so a few are enough.
	const rarely = 3
	if falls && len(m.lesson.Questions)%rarely == 0 {
		m.ask(Question{Kind: kindCost, Text: fmt.Sprintf("To what does the cost of %s fall?", to),
			Options: []Option{
				{Text: fmt.Sprint(r.cost())},
				guess(r.Cost, "This is the cost of the edge alone."),
				guess(r.from, fmt.Sprintf("This is the cost of %s. The edge costs something, too.", from)),
				guess(r.cost()+1, ""),
				guess(r.cost()-1, ""),
			},
			Because: because, Now: now})
	}
}
