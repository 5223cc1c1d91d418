// This file replays flows: the largest one, the cheapest one, and matchings, which are flows of one unit.

package ask

import (
	"fmt"
	"slices"
	"strings"

	"oj/problems/lib/graph"
)

// unbounded is the least capacity that is shown as infinite.
const unbounded = 1 << 30

// network is a flow that grows path by path.
type network struct {
	*maker
	pipes  []graph.Pipe
	flow   []int
	source int
	sink   int
	states []int // the number of the state that stands for each vertex, or None for a vertex that is not drawn
	priced bool
}

func (n *network) vertex(v int) string {
	if n.states[v] == None {
		return "outside"
	}
	return n.name(n.states[v])
}

// hop is a step of a path: along a pipe, or backwards against its flow.
type hop struct {
	pipe int
	back bool
}

func (n *network) ends(h hop) (from, to int) {
	p := n.pipes[h.pipe]
	if h.back {
		return p.To, p.From
	}
	return p.From, p.To
}

// room returns how many more units a hop can carry.
func (n *network) room(h hop) int {
	if h.back {
		return n.flow[h.pipe]
	}
	return n.pipes[h.pipe].Capacity - n.flow[h.pipe]
}

// cost returns the cost of a unit on a hop. Without prices each hop costs 1, so that the shortest path is the cheapest.
func (n *network) cost(h hop) int {
	switch {
	case !n.priced:
		return 1
	case h.back:
		return -n.pipes[h.pipe].Cost
	}
	return n.pipes[h.pipe].Cost
}

// path returns a cheapest path from the source to the sink on which all hops have room, or nil. It also returns which
// vertices can be reached, and by which hop. It is the algorithm of Bellman and Ford, because a backward hop may have a
// negative cost.
func (n *network) path() (path []hop, reached []bool, came []hop) {
	cost := slices.Repeat([]int{graph.Unreached}, len(n.states))
	came = make([]hop, len(n.states))
	cost[n.source] = 0
	for range n.states {
		for i := range n.pipes {
			for _, h := range []hop{{i, false}, {i, true}} {
				from, to := n.ends(h)
				if n.room(h) > 0 && cost[from] != graph.Unreached && cost[from]+n.cost(h) < cost[to] {
					cost[to] = cost[from] + n.cost(h)
					came[to] = h
				}
			}
		}
	}
	for v := range cost {
		reached = append(reached, cost[v] != graph.Unreached)
	}
	if !reached[n.sink] || n.source == n.sink {
		return nil, reached, came
	}
	for v := n.sink; v != n.source; {
		path = append(path, came[v])
		v, _ = n.ends(came[v])
	}
	slices.Reverse(path)
	return path, reached, came
}

// label returns the text beside a pipe.
func (n *network) label(i int) string {
	p := n.pipes[i]
	text := fmt.Sprintf("%d/%d", n.flow[i], p.Capacity)
	if p.Capacity >= unbounded {
		text = fmt.Sprintf("%d/∞", n.flow[i])
	}
	if n.priced && p.Cost != 0 {
		text += fmt.Sprint(" at ", p.Cost)
	}
	return text
}

// show adds the look of pipes to a frame. Parallel pipes share their text.
func (n *network) show(f *Frame, pipes []int) {
	for _, i := range pipes {
		p := n.pipes[i]
		arc := Arc{n.states[p.From], n.states[p.To]}
		if arc[0] == None || arc[1] == None {
			continue
		}
		var labels []string
		kind := ""
		for k, other := range n.pipes {
			if other.From == p.From && other.To == p.To {
				labels = append(labels, n.label(k))
				if n.flow[k] > 0 {
					kind = "used"
				}
			}
		}
		f.Lines = append(f.Lines, Line{arc, kind, strings.Join(labels, " ")})

		// Flow can be taken back along an arc in the opposite direction, unless a pipe is drawn there.
		back := Arc{arc[1], arc[0]}
		if isPipe := func(o graph.Pipe) bool { return n.states[o.From] == back[0] && n.states[o.To] == back[1] }; !slices.ContainsFunc(n.pipes, isPipe) {
			f.Lines = append(f.Lines, Line{back, map[string]string{"used": "back", "": "none"}[kind], ""})
		}
	}
}

// words returns a path in words, and its drawn edges.
func (n *network) words(path []hop) (text string, arcs []Arc) {
	for i, h := range path {
		from, to := n.ends(h)
		if i == 0 {
			text = n.vertex(from)
		}
		text += map[bool]string{false: " → ", true: " ⇠ "}[h.back] + n.vertex(to)
		if a := (Arc{n.states[n.pipes[h.pipe].From], n.states[n.pipes[h.pipe].To]}); a[0] != None && a[1] != None {
			arcs = append(arcs, a)
		}
	}
	return strings.TrimSuffix(strings.TrimPrefix(text, "outside → "), " → outside"), arcs
}

// run sends flow along paths until no path has room, or the wanted units are sent. It returns the units and their cost.
func (n *network) run(units int) (total, cost int) {
	n.Residual = true
	say := "No flow yet. Each pipe shows its flow and its capacity. Later, a dashed arc shows flow that can be taken back."
	if n.Helper == "Matching" {
		say = "No pairs yet. An edge shows 1/1 if it is a pair."
	}
	f := n.frame(None, None, "%s", say)
	var every []int
	for i := range n.pipes {
		every = append(every, i)
	}
	n.show(f, every)

	for total < units {
		path, _, _ := n.path()
		if path == nil {
			break
		}
		bottleneck, price := units-total, 0
		for _, h := range path {
			bottleneck = min(bottleneck, n.room(h))
			price += n.cost(h)
		}
		text, arcs := n.words(path)
		next := "The next path with room: %s."
		if n.Helper == "Matching" {
			next = "The next path between two vertices without a partner: %s."
		}
		n.frame(None, None, next, text).Path = arcs
		n.askPath(path, bottleneck, price)
		var touched []int
		undone := ""
		for _, h := range path {
			touched = append(touched, h.pipe)
			if h.back {
				n.flow[h.pipe] -= bottleneck
				from, to := n.ends(h)
				undone = fmt.Sprintf(" It takes %d back from the pipe %s → %s.", bottleneck, n.vertex(to), n.vertex(from))
			} else {
				n.flow[h.pipe] += bottleneck
			}
		}
		total += bottleneck
		if n.priced {
			cost += bottleneck * price
			text += fmt.Sprintf(", %d each", price)
		}
		f := n.frame(None, None, "%s more along %s.%s", count(bottleneck, "unit"), text, undone)
		if n.Helper == "Matching" {
			f.Say = "One pair more: " + n.pairs(path) + "."
		}
		f.Path = arcs
		n.show(f, touched)
	}
	return total, cost
}

// askPath asks for the bottleneck of a path, and what happens to a pipe that the path uses backwards.
func (n *network) askPath(path []hop, bottleneck, price int) {
	text, _ := n.words(path)
	var rooms []string
	largest := 0
	back := None
	for _, h := range path {
		if room := n.room(h); room < unbounded {
			rooms = append(rooms, fmt.Sprint(room))
			largest = max(largest, room)
		}
		if h.back && back == None {
			back = h.pipe
		}
	}
	if back != None && n.priced {
		plus := 0
		for _, h := range path {
			plus += max(n.cost(h), -n.cost(h))
		}
		n.ask(Question{Kind: kindFlow, Text: fmt.Sprintf("The cheapest path with room is %s. What does a unit cost on it?", text),
			Options: number(price, guess(plus, "Flow that is taken back is no longer paid.")),
			Because: fmt.Sprintf("Add the prices of its pipes, and subtract those of the pipes that it uses backwards: %d.", price), Claim: Claim{bottleneck, price, 2}, Graph: true})
	}
	if back != None && n.Helper == "Matching" {
		n.askPartner(path)
		return
	}
	if back != None {
		p := n.pipes[back]
		after := n.flow[back] - bottleneck
		n.ask(Question{Kind: kindFlow,
			Text: fmt.Sprintf("The next path is %s. It uses the pipe %s → %s backwards, which carries %d. What does this pipe carry afterwards?",
				text, n.vertex(p.From), n.vertex(p.To), n.flow[back]),
			Options: number(after, guess(n.flow[back]+bottleneck, "The path goes against the flow."), guess(n.flow[back], "A path against the flow takes flow back.")),
			Because: fmt.Sprintf("%d of %d units are taken back: they reach the sink by another way now.", bottleneck, n.flow[back]),
			Claim:   Claim{back, after, 0}, Graph: true})
		return
	}
	if len(slices.Compact(slices.Sorted(slices.Values(rooms)))) > 1 {
		n.ask(Question{Kind: kindFlow,
			Text:    fmt.Sprintf("The next path is %s. How many units can it carry?", text),
			Options: number(bottleneck, guess(largest, "Another pipe of the path has less room.")),
			Because: fmt.Sprintf("The room on its pipes, from the source on: %s. The smallest one counts: %d.", strings.Join(rooms, ", "), bottleneck),
			Claim:   Claim{bottleneck, price, 1}, Graph: true})
	}
}

// pairs returns the new pairs on a path of a matching.
func (n *network) pairs(path []hop) string {
	var list []string
	for _, h := range path {
		p := n.pipes[h.pipe]
		if !h.back && n.states[p.From] != None && n.states[p.To] != None {
			list = append(list, n.vertex(p.From)+" and "+n.vertex(p.To))
		}
	}
	return strings.Join(list, ", ")
}

// askPartner asks which partner a vertex has after it has given up another one, for which a path of a matching needs it.
func (n *network) askPartner(path []hop) {
	text, _ := n.words(path)
	i := slices.IndexFunc(path, func(h hop) bool { return h.back })
	who, old := n.pipes[path[i].pipe].From, n.pipes[path[i].pipe].To
	partner := n.pipes[path[i+1].pipe].To
	option := func(v int, why string) Option { return choice(n.states[v], upper(n.vertex(v))+".", why) }
	options := []Option{option(partner, ""), option(old, "It belongs to "+n.vertex(n.pipes[path[i-1].pipe].From)+" now."), choice(None, "None.", "The path goes on from it, to a new partner.")}
	for v := range n.states {
		isNear := slices.ContainsFunc(n.pipes, func(p graph.Pipe) bool { return p.From == who && p.To == v })
		if n.states[v] != None && isNear && v != partner && v != old {
			options = append(options, option(v, "It is not on the path."))
		}
	}
	n.ask(Question{Kind: kindFlow, Text: fmt.Sprintf("The next path is %s. So %s gives up %s. Which partner does %s have afterwards?", text, n.vertex(who), n.vertex(old), n.vertex(who)),
		Options: options, Because: fmt.Sprintf("Each pair on the path is exchanged: %s gets %s.", n.vertex(who), n.vertex(partner)), Claim: Claim{n.states[who], 0, 3}})
}

// newNetwork returns the network of the arguments. Its vertices are drawn with their numbers.
func newNetwork(m *maker) *network {
	vertices, pipes, source, sink := m.args.N, m.args.Pipes, m.args.Source, m.args.Sink
	n := &network{maker: m, pipes: pipes, flow: make([]int, len(pipes)), source: source, sink: sink}

	// Leave out vertices through which nothing can ever flow.
	forward := n.connected(source, vertices, func(p graph.Pipe) (from, to int) { return p.From, p.To })
	backward := n.connected(sink, vertices, func(p graph.Pipe) (from, to int) { return p.To, p.From })
	for v := range vertices {
		state := None
		if forward[v] && backward[v] || v == source || v == sink || m.Bare {
			state = v
		}
		n.states = append(n.states, state)
	}
	if m.Words.ends[0] != "" {
		for v := range m.Labels {
			m.Short = append(m.Short, m.name(v))
		}
		m.Short[source], m.Short[sink] = m.Words.ends[0], m.Words.ends[1]
	}
	for _, p := range pipes {
		if n.states[p.From] != None && n.states[p.To] != None {
			m.Texts[Arc{p.From, p.To}] = "0/00"
		}
	}
	return n
}

// connected returns which vertices can be reached from a vertex along pipes, whose ends the function tells.
func (n *network) connected(start, vertices int, ends func(p graph.Pipe) (from, to int)) []bool {
	reached := make([]bool, vertices)
	reached[start] = true
	for list := []int{start}; len(list) > 0; list = list[1:] {
		for _, p := range n.pipes {
			if from, to := ends(p); from == list[0] && !reached[to] && p.Capacity > 0 {
				reached[to] = true
				list = append(list, to)
			}
		}
	}
	return reached
}

// maxFlow replays a largest flow and its smallest cut.
func maxFlow(m *maker) {
	n := newNetwork(m)
	total, _ := n.run(graph.Unreached)
	n.finish(total, n.vertex(n.source))
	m.Intro = "A largest flow: as long as a path has room, send as much along it as it can carry."
}

// finish lets the user choose the vertices that the source still reaches, which are one side of a smallest cut, and shows
// this cut. The parameter start says where the search for a path begins.
func (n *network) finish(total int, start string) {
	_, reached, came := n.path()
	n.Answer = "a flow of " + fmt.Sprint(total)
	if n.Helper == "Matching" {
		n.Answer = count(total, "pair")
	}

	// The vertices that the source still reaches are one side of a smallest cut.
	var side []int
	var names []string
	backwards := ""
	var options []Option
	for v, is := range reached {
		if is && n.states[v] != None {
			side, names = append(side, n.states[v]), append(names, n.vertex(v))
			if came[v].back {
				from, _ := n.ends(came[v])
				backwards += fmt.Sprintf(" %s is reached backwards from %s: flow between them can be taken back.", n.vertex(v), n.vertex(from))
			}
		}
		if n.states[v] != None {
			options = append(options, Option{n.vertex(v), "", n.states[v], v})
		}
	}
	question := Question{Kind: kindCut,
		Text:    fmt.Sprintf("No path has room any more. Choose what can still be reached from %s: along pipes with room, or backwards along pipes with flow.", start),
		Options: options, Pick: side,
		Because: fmt.Sprintf("Right: %s. All pipes that leave these vertices are full. Their capacities are %d together, as much as the flow: this is the smallest cut.", strings.Join(names, ", "), total) + backwards}
	if n.Helper == "Matching" {
		question.Text = "No path between two vertices without a partner is left. Choose what can be reached from " + start + ": to the right along edges that are no pairs, back along pairs."
		question.Because = fmt.Sprintf("Right: %s. All others on the left, and those on the right that are reached, touch every edge: %d, as many as there are pairs.", strings.Join(names, ", "), total)
	}
	if len(side) > 0 {
		n.ask(question)
	}
	f := n.frame(None, None, "")
	if n.Helper != "Matching" {
		for _, v := range side {
			f.mark(v, "goal", "")
		}
	}
	var cut []string
	for i, p := range n.pipes {
		if !reached[p.From] || reached[p.To] || n.flow[i] == 0 {
			continue
		}
		if arc := (Arc{n.states[p.From], n.states[p.To]}); arc[0] != None && arc[1] != None {
			f.Cut = append(f.Cut, arc)
		} else {
			f.Cut = append(f.Cut, Arc{max(arc[0], arc[1]), max(arc[0], arc[1])})
		}
		from, to := n.vertex(p.From), n.vertex(p.To)
		text := from + " → " + to
		if n.Words.cuts != nil {
			text = n.Words.cuts(from, to)
		} else if n.Helper == "Matching" {
			text = strings.TrimPrefix(strings.TrimSuffix(from+to, "outside"), "outside")
		}
		if !slices.Contains(cut, text) {
			cut = append(cut, text)
		}
	}
	f.Say = fmt.Sprintf("The flow is %d, as much as the smallest cut: %s.", total, strings.Join(cut, ", "))
	if total == 0 {
		f.Say = "The flow is 0: no path with room leads from the source to the sink."
	}
	if n.Helper == "Matching" {
		f.Say = fmt.Sprintf("No path to a vertex without a partner is left: there are %s, and as many vertices touch all edges: %s.", count(total, "pair"), strings.Join(cut, ", "))
	}
}

// minCostFlow replays a cheapest flow of some units. The helper uses another algorithm, with the same cost.
func minCostFlow(m *maker) {
	n, wanted := newNetwork(m), m.args.Units
	n.priced = true
	total, cost := n.run(wanted)
	n.ask(Question{Kind: kindResult, Text: fmt.Sprintf("%s of %d flow. What do they cost together?", count(total, "unit"), wanted),
		Options: number(cost), Because: fmt.Sprintf("Add flow times price over all pipes: %d.", cost), Claim: Claim{total, cost, 0}})
	n.Answer = fmt.Sprintf("%s for %d", count(total, "unit"), cost)
	n.frame(None, None, "%s of %d wanted ones flow, for %d.", count(total, "unit"), wanted, cost)
	m.Intro = "A cheapest flow: send units along the cheapest path with room. (The helper finds the same cost in another way.)"
}

// matching replays a largest matching: a flow of one unit from each vertex on the left to each one on the right.
func matching(m *maker) {
	in := m.args
	left := len(in.Likes)
	source, sink := left+in.Right, left+in.Right+1
	n := &network{maker: m, source: source, sink: sink, states: slices.Repeat([]int{None}, sink+1)}
	for l, likes := range in.Likes {
		n.states[l] = m.Number[fmt.Sprint("left ", l)]
		n.pipes = append(n.pipes, graph.Pipe{From: source, To: l, Capacity: 1})
		for _, r := range likes {
			n.states[left+r] = m.Number[fmt.Sprint("right ", r)]
			n.pipes = append(n.pipes, graph.Pipe{From: l, To: left + r, Capacity: 1})
		}
	}
	for r := range in.Right {
		n.pipes = append(n.pipes, graph.Pipe{From: left + r, To: sink, Capacity: 1})
	}
	n.flow = make([]int, len(n.pipes))
	total, _ := n.run(graph.Unreached)
	n.finish(total, "a vertex on the left without a partner")
	if result := m.Words.result; result.question != "" {
		answer := result.answer(left, in.Right, total)
		m.ask(Question{Kind: kindResult, Text: result.question, Options: number(answer, guess(total, "This is the number of pairs."), guess(left, "")),
			Because: fmt.Sprintf("%d on the left, %d on the right, %s: %d.", left, in.Right, count(total, "pair"), answer)})
		m.frame(None, None, "%s %d.", result.question, answer)
	}
	m.Intro = "A largest matching: a path that begins and ends at vertices without a partner exchanges pairs for one pair more."
}
