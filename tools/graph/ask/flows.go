package ask

import (
	"fmt"
	"slices"
	"strings"
)

const none = -1 // a vertex or edge that does not exist

// matching asks about the algorithm of Hopcroft and Karp: what the search for an augmenting path does next.
func matching(m *maker) error {
	var in struct {
		Likes [][]int
		Right int
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	p := &pairing{maker: m, likes: in.Likes, partner: slices.Repeat([]int{none}, len(in.Likes)),
		of: slices.Repeat([]int{none}, in.Right), level: make([]int, len(in.Likes))}
	rounds := 0

	// Each round swaps pairs along shortest augmenting paths until no augmenting path of this length is left.
	// setLevels returns false if no augmenting path is left.
	for p.setLevels() {
		rounds++
		p.tried = make([]int, len(in.Likes))
		for l := range in.Likes {
			if p.partner[l] == none {
				p.augment(l)
			}
		}
	}

	// The size of the matching is the result, so this question is asked even if the lesson is full.
	m.allow(1)
	m.ask(Question{Kind: kindResult,
		Text:    "No augmenting path is left. How many pairs does the largest matching have?",
		Options: number(p.pairs, guess(len(in.Likes), "Not every vertex on the left has a partner.")),
		Because: fmt.Sprintf("%d. A larger matching would leave an augmenting path.", p.pairs),
		Now:     p.now(none)})

	m.lesson.Intro = fmt.Sprintf("Hopcroft and Karp: each round finds disjoint shortest augmenting paths. "+
		"The run has %s.",
		count(rounds, "round")) + m.ofLimited(p.tries)
	m.lesson.Ending = "On an augmenting path, pairs and other edges alternate. Swapping them gives one pair more."
	return nil
}

// pairing is a matching that grows.
type pairing struct {
	*maker
	likes       [][]int // for each vertex on the left, its neighbours on the right
	partner, of []int   // the partner of each vertex on the left, and of each vertex on the right
	level       []int   // see setLevels
	tried       []int   // for each vertex on the left, how many of its edges were tried in this round
	pairs       int
	tries       int // how many edges were tried in all rounds
}

// left and right return the numbers of the states that stand for a vertex on the left or on the right.
func (p *pairing) left(l int) int  { return p.Number[fmt.Sprint("left ", l)] }
func (p *pairing) right(r int) int { return p.Number[fmt.Sprint("right ", r)] }

// setLevels sets the level of each vertex l on the left. The level is the number of pairs on a shortest
// alternating path to l that starts at a vertex on the left without a partner. setLevels reports whether an
// augmenting path exists.
func (p *pairing) setLevels() (found bool) {
	var queue []int
	for l, r := range p.partner {
		p.level[l] = none
		if r == none {
			p.level[l] = 0
			queue = append(queue, l)
		}
	}

	for i := 0; i < len(queue); i++ {
		l := queue[i]
		for _, r := range p.likes[l] {
			next := p.of[r]
			if next == none {
				found = true
			} else if p.level[next] == none {
				p.level[next] = p.level[l] + 1
				queue = append(queue, next)
			}
		}
	}
	return found
}

// now returns a snapshot of the pairs. The parameter l is the vertex on the left that is looking for a partner, or -1.
func (p *pairing) now(l int) Snapshot {
	var s Snapshot
	var pairs []string
	for l, r := range p.partner {
		if r != none {
			pairs = append(pairs, fmt.Sprintf("left %d and right %d", l, r))
			s.Marked = append(s.Marked, Arc{p.left(l), p.right(r)})
		}
	}
	s.Rows = []Row{row("pairs", pairs...)}
	if l != none {
		s.Current = []int{p.left(l)}
	}

	return s
}

// augment looks for an augmenting path from start. It asks about each edge that it tries, and swaps the pairs
// on the path.
func (p *pairing) augment(start int) {
	// Search depth-first, always to the next level. Try each edge only once in a round: after a dead end,
	// the edge stays useless until the levels are computed again.
	path := []int{start}

	for len(path) > 0 {
		l := path[len(path)-1]
		if p.tried[l] == len(p.likes[l]) {
			path = path[:len(path)-1]
			continue
		}
		r := p.likes[l][p.tried[l]]
		p.tried[l]++
		p.tries++
		next := p.of[r]
		p.askTry(path, l, r, next)
		if next == none {
			p.swap(path)
			return
		}
		if p.level[next] == p.level[l]+1 {
			path = append(path, next)
		}
	}
}

// askTry asks what the algorithm does with the edge from l to r. The parameter `next` is the partner of r, or none.
func (p *pairing) askTry(path []int, l, r, next int) {
	const pair = "pair the two: the path ends"
	const goOn = "go on from its partner"
	const skip = "skip this edge"
	right := pair
	because := fmt.Sprintf("right %d has no partner.", r)

	// The path may continue only to the next level, because the paths of a round must be shortest augmenting
	// paths.
	switch {
	case next == none:
	case p.level[next] == p.level[l]+1:
		right = goOn
		because = fmt.Sprintf("left %d, the partner of right %d, may find another partner. Its level is one "+
			"higher than that of left %d.", next, r, l)
	default:
		right = skip
		because = fmt.Sprintf("The level of left %[2]d, the partner of right %[1]d, is not one higher: no shortest "+
			"path leads over it.", r, next)
	}

	// Most of these questions are alike, so stop after a few with the same answer.
	const atMost = 8
	if p.yes[right] >= atMost {
		return
	}
	p.yes[right]++
	now := p.now(l)
	now.Rows = append(now.Rows, row("path", fmt.Sprint(path)))

	p.ask(Question{Kind: kindNext,
		Text:    fmt.Sprintf("left %d looks at right %d. What does the algorithm do?", l, r),
		Options: rightFirst(right, Option{Text: pair}, Option{Text: goOn}, Option{Text: skip}),
		Because: because, Now: now})
}

// swap matches each vertex on the path with the neighbour that this vertex tried last.
func (p *pairing) swap(path []int) {
	for _, l := range path {
		r := p.likes[l][p.tried[l]-1]
		p.partner[l] = r
		p.of[r] = l
	}

	// An augmenting path that visits several vertices on the left changes existing pairs, so ask about each
	// such path. A path that is a single edge is easy, so ask about only a third of these.
	p.pairs++
	if len(path) > 1 || p.pairs%3 == 1 {
		p.ask(Question{Kind: kindResult,
			Text: fmt.Sprintf("The path over %s on the left is complete. How many pairs are there now?",
				count(len(path), "vertex")),
			Options: number(p.pairs, guess(p.pairs-1+len(path), "The vertices on the path, except the "+
				"first, had partners before.")),
			Because: fmt.Sprintf("Each augmenting path adds one pair: %d + 1 = %d.", p.pairs-1, p.pairs),
			Now:     p.now(none)})
	}
}

// pipe is an edge of the flow network, decoded from a graph.Pipe of problems/lib/graph.
type pipe struct{ From, To, Capacity, Cost int }

// residual is a residual network. The field `room` contains the residual capacity of each arc: for arc 2i, the unused
// capacity of pipe i; for the backward arc 2i+1, the flow in this pipe, which can be undone.
type residual struct {
	*maker
	to, room, cost []int // for each arc: the vertex at its end, its residual capacity, and its cost per unit
	arcsAt         [][]int
	level          []int
	total          int  // the value of the flow
	isPriced       bool // whether pipes have costs, so that questions show them
}

// unbounded is the capacity that solutions use for unlimited pipes.
const unbounded = 1 << 30

// newResidual returns a network without flow. It writes the capacities, and the costs if isPriced is set, into the
// picture.
func newResidual(m *maker, n int, pipes []pipe, isPriced bool) *residual {
	r := &residual{maker: m, arcsAt: make([][]int, n), isPriced: isPriced}

	// Arcs 2i and 2i+1 are the two directions of pipe i, so a^1 is the arc opposite to a.
	for i, p := range pipes {
		r.to = append(r.to, p.To, p.From)
		r.room = append(r.room, p.Capacity, 0)
		r.cost = append(r.cost, p.Cost, -p.Cost)
		r.arcsAt[p.From] = append(r.arcsAt[p.From], 2*i)
		r.arcsAt[p.To] = append(r.arcsAt[p.To], 2*i+1)
		text := amountOf(p.Capacity)
		if isPriced {
			text += fmt.Sprint(" at ", p.Cost)
		}
		m.write(p.From, p.To, text)
	}
	return r
}

// amountOf returns a capacity as a string.
func amountOf(capacity int) string {
	if capacity >= unbounded {
		return "any"
	}
	return fmt.Sprint(capacity)
}

// setLevels sets the level of each vertex: the number of arcs on a shortest path to it from the source, along arcs
// with residual capacity. It reports whether such a path leads to the sink.
func (r *residual) setLevels(source, sink int) bool {
	r.level = slices.Repeat([]int{none}, len(r.arcsAt))
	r.level[source] = 0
	queue := []int{source}

	for i := 0; i < len(queue); i++ {
		v := queue[i]
		if v == sink {
			return true
		}
		for _, a := range r.arcsAt[v] {
			if u := r.to[a]; r.room[a] > 0 && r.level[u] == none {
				r.level[u] = r.level[v] + 1
				queue = append(queue, u)
			}
		}
	}
	return false
}

// vertices returns the vertices on a path of arcs.
func (r *residual) vertices(path []int) []int {
	list := []int{r.to[path[0]^1]}

	for _, a := range path {
		list = append(list, r.to[a])
	}
	return list
}

// pathNow returns a snapshot of a path with the residual capacities of its arcs.
func (r *residual) pathNow(path []int) Snapshot {
	var rooms []string
	for _, a := range path {
		text := fmt.Sprintf("%s to %s: room %s", r.of(r.to[a^1]), r.of(r.to[a]), amountOf(r.room[a]))
		if r.isPriced {
			text += fmt.Sprint(", cost ", r.cost[a])
		}
		if a%2 == 1 {
			text += ", backwards"
		}
		rooms = append(rooms, text)
	}
	vertices := r.vertices(path)
	return Snapshot{Current: r.allAt(vertices), Marked: r.arcs(vertices), Rows: []Row{{"path", rooms}}}
}

// send asks how many units the algorithm sends along a path, and sends them. The parameter `most` is an upper limit
// for the number of units.
func (r *residual) send(path []int, most int) {
	// The arc with the least room limits the number of units.
	least, sum := most, 0

	for _, a := range path {
		least = min(least, r.room[a])
		sum += min(r.room[a], unbounded)
	}
	now := r.pathNow(path)
	names := r.list(r.vertices(path))
	options := number(least, guess(min(r.room[path[0]], unbounded), "Another arc of the path has less "+
		"room."), guess(sum, "The smallest room on the path counts, not the sum."))

	r.ask(Question{Kind: kindCost,
		Text:    fmt.Sprintf("A path with room leads over %s. How many units does the algorithm send?", names),
		Options: options,
		Now:     now,
		Because: fmt.Sprintf("The least room of an arc on the path, or the number of units that are left to "+
			"send if that is less: %d.",
			least)})

	// A path over a backward arc undoes flow in that arc's pipe.
	isUndone := slices.ContainsFunc(path, func(a int) bool { return a%2 == 1 })
	if r.isDue("undo", isUndone) {
		r.askYesNo(Question{Kind: kindWhy,
			Text: fmt.Sprintf("Does the path over %s undo flow of an earlier path?", names),
			Now:  now,
		}, isUndone,
			"It uses a pipe backwards: units that an earlier path sent through this pipe now take another way.",
			"It uses each pipe in the pipe's own direction.")
	}

	for _, a := range path {
		r.room[a] -= least
		r.room[a^1] += least
	}

	// Every path increases the flow, even a path that undoes earlier flow.
	r.total += least
	r.ask(Question{Kind: kindResult,
		Text:    fmt.Sprintf("%s sent. How large is the flow now?", count(least, "unit")),
		Options: number(r.total, guess(least, "The units of earlier paths still flow.")),
		Because: fmt.Sprintf("%d + %d = %d.", r.total-least, least, r.total), Now: now})
}

// maxFlow asks about the levels, the paths and the minimum cut in Dinic's algorithm.
func maxFlow(m *maker) error {
	var in struct {
		N, Source, Sink int
		Pipes           []pipe
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	if err := m.hasVertices(in.N); err != nil {
		return err
	}

	const isPriced = false // the pipes of MaxFlow have no costs
	r := newResidual(m, in.N, in.Pipes, isPriced)

	// Reserve some questions for the minimum cut.
	const forEnd = 3
	all := m.most
	m.most -= forEnd
	rounds := 0

	for in.Source != in.Sink && r.setLevels(in.Source, in.Sink) {
		rounds++
		r.askLevel(in.Source, in.Sink)
		r.saturate(in.Source, in.Sink)
	}
	m.most = all

	// After the last round, the vertices that the source reaches along arcs with residual capacity are the source's
	// side of a minimum cut. setLevels gives levels to exactly these vertices.
	r.setLevels(in.Source, none)
	var side, reached []int
	for v, level := range r.level {
		if level >= 0 {
			side = append(side, m.at(v))
			reached = append(reached, v)
		}
	}
	now := Snapshot{Waiting: side}

	m.ask(Question{Kind: kindResult,
		Text: fmt.Sprintf("No path with room leads from %s to %s. How much capacity has a minimum cut?",
			m.of(in.Source), m.of(in.Sink)),
		Options: number(r.total, guess(len(in.Pipes), "This is the number of pipes.")), Now: now,
		Because: fmt.Sprintf("%d, as much as the flow: every pipe that leaves the source's side is full.",
			r.total)})

	for _, p := range in.Pipes {
		isCut := r.level[p.From] >= 0 && r.level[p.To] < 0
		if m.isDue("cut", isCut) {
			m.ask(Question{Kind: kindResult,
				Text: fmt.Sprintf("With the last flow, the source reaches: %s. Is the pipe from %s to %s in "+
					"the minimum cut?",
					m.list(reached[:min(len(reached), mostValues)]), m.of(p.From), m.of(p.To)),
				Options: yesNo(isCut),
				Now:     now,
				Because: fmt.Sprintf("A pipe of the cut leads from a reached vertex to one that is not "+
					"reached. %s is %s, and %s is %s.", m.of(p.From),
					reachedWord(r.level[p.From]), m.of(p.To), reachedWord(r.level[p.To]))})
		}
	}

	m.lesson.Intro = fmt.Sprintf("Dinic's algorithm. The room of an arc is its residual capacity. Each round "+
		"fills all shortest paths with room. The run has %s.",
		count(rounds, "round")) + m.ofLimited(len(in.Pipes)*rounds)
	m.lesson.Ending = "The largest flow is as large as the smallest cut."
	return nil
}

// reachedWord returns "reached" or "not reached", for a vertex with this level.
func reachedWord(level int) string {
	if level >= 0 {
		return "reached"
	}
	return "not reached"
}

// askLevel asks how far the sink is at the beginning of a round.
func (r *residual) askLevel(source, sink int) {
	var names []string
	for v, level := range r.level {
		if level == r.level[sink]-1 {
			names = append(names, r.of(v))
		}
	}

	r.ask(Question{Kind: kindNew,
		Text: fmt.Sprintf("A round begins. The level of a vertex is the number of arcs with room from %s. "+
			"What is the level of %s?", r.of(source), r.of(sink)),
		Options: number(r.level[sink], guess(r.level[sink]+1, "This is the number of vertices on the path.")),
		Because: fmt.Sprintf("Breadth-first search finds %s one level before: %s.",
			r.of(sink), strings.Join(names[:min(len(names), mostOptions)], ", ")),
		Now: Snapshot{Current: []int{r.at(source), r.at(sink)}}})
}

// saturate sends flow along shortest paths of a round until none of them has residual capacity.
func (r *residual) saturate(source, sink int) {
	// Depth-first search: v is the end of the path, and every arc of the path leads to the next level. Do not try an
	// arc again after it led to a dead end.
	tried := make([]int, len(r.arcsAt))
	var path []int
	v := source
	for {
		if v == sink {
			r.send(path, unbounded)
			path, v = nil, source
			continue
		}
		if tried[v] < len(r.arcsAt[v]) {
			a := r.arcsAt[v][tried[v]]
			if r.room[a] > 0 && r.level[r.to[a]] == r.level[v]+1 {
				path = append(path, a)
				v = r.to[a]
			} else {
				tried[v]++
			}
			continue
		}
		// This is a dead end, so skip the arc that led to it for the rest of the round.
		if len(path) == 0 {
			return
		}
		a := path[len(path)-1]
		path = path[:len(path)-1]
		v = r.to[a^1]
		tried[v]++
	}
}

// minCostFlow asks about the algorithm of successive cheapest paths in the residual network. The helper MinCostFlow
// uses another algorithm, the network simplex method, which finds a flow of the same cost.
func minCostFlow(m *maker) error {
	var in struct {
		N, Source, Sink, Units int
		Pipes                  []pipe
	}
	if err := m.arguments(&in); err != nil {
		return err
	}
	if err := m.hasVertices(in.N); err != nil {
		return err
	}

	const isPriced = true
	r := newResidual(m, in.N, in.Pipes, isPriced)
	all := m.most

	// Reserve one question for the cost of the whole flow.
	m.most--
	cost, paths := 0, 0

	for in.Source != in.Sink && r.total < in.Units {
		path, price, ok := r.cheapest(in.Source, in.Sink)
		if !ok {
			break
		}
		paths++
		m.ask(Question{Kind: kindNext,
			Text: fmt.Sprintf("The cheapest path with room leads over %s. What does a unit cost there?",
				m.list(r.vertices(path))),
			Options: number(price, guess(absolute(r, path), "A unit that goes backwards saves its cost."),
				guess(len(path), "This is the number of arcs.")),
			Because: "The costs of its arcs are added; an arc that undoes flow counts with a minus: " +
				fmt.Sprint(price) + ".",
			Now: r.pathNow(path)})

		// The path may have room for more units than are left to send.
		before := r.total
		r.send(path, in.Units-r.total)
		cost += (r.total - before) * price
	}
	m.most = all

	// The network may have too little capacity for all units.
	enough := r.total == in.Units
	text := fmt.Sprintf("%s flow. What do they cost together?", count(r.total, "unit"))

	m.ask(Question{Kind: kindResult, Text: text, Options: number(cost, guess(cost+r.total, "")),
		Because: fmt.Sprintf("Units times cost, over all paths: %d. All %d units get through: %v.",
			cost, in.Units, enough)})

	m.lesson.Intro = fmt.Sprintf("The cheapest flow, found with successive cheapest paths: %s. The room of an "+
		"arc is its residual capacity. The helper finds the same cost with the network simplex method.", count(paths, "path"))
	m.lesson.Ending = "A later path may undo flow of an earlier one. Each path costs at least as much as " +
		"the one before."
	return nil
}

// absolute adds the costs of the arcs of a path without their signs. The questions offer this sum as a wrong
// option for users who forget that an arc that undoes flow has a negative cost.
func absolute(r *residual, path []int) (sum int) {
	for _, a := range path {
		sum += max(r.cost[a], -r.cost[a])
	}
	return sum
}

// cheapest finds a cheapest path from the source to the sink along arcs with residual capacity. It returns the
// path's arcs and its cost per unit. ok is false if there is no such path.
func (r *residual) cheapest(source, sink int) (path []int, price int, ok bool) {
	// Use the algorithm of Bellman and Ford, because backward arcs have negative costs.
	cost := slices.Repeat([]int{unreached}, len(r.arcsAt))
	came := slices.Repeat([]int{none}, len(r.arcsAt))
	cost[source] = 0

	for range r.arcsAt {
		for a, to := range r.to {
			from := r.to[a^1]
			if c := cost[from] + r.cost[a]; r.room[a] > 0 && cost[from] != unreached && c < cost[to] {
				cost[to] = c
				came[to] = a
			}
		}
	}
	if cost[sink] == unreached {
		return nil, 0, false
	}

	// Follow the arcs back from the sink to the source.
	for v := sink; v != source; v = r.to[came[v]^1] {
		path = append(path, came[v])
	}
	slices.Reverse(path)
	return path, cost[sink], true
}
