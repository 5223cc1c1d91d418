// Package chase draws games of skynet1 and skynet2. The picture has a step for each turn, and one for the end.
//
// It reads these files in the feedback folder:
//
//   - game.txt: the record written by package referee. For each turn, it contains the agent's node
//   - turn_limit.txt: the milliseconds allowed for a turn, and for the first turn
//   - judgemessage.txt: how the game ended
//
// A game that was interrupted is drawn up to its last turn.
package chase

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"oj/testcases/internal/layout"
	"oj/testcases/internal/svg"
)

const (
	margin   = 40.
	charts   = 90. // height of the bars below the map
	labelled = 60  // maps up to this size show the numbers of all nodes
	trail    = 12  // the number of the agent's last moves that are shown

	narrowest = 540. // minimum width of the picture, so that the captions fit
)

type turn struct {
	agent, ms int
	answer    string
	link      int // the number of the link that is cut, -1 if the answer is not a remaining link
}

type game struct {
	nodes   int
	ground  []string // the lines of the record that begin with #
	links   [][2]int
	gateway []bool
	turns   []turn
	end     int // the agent's node at the end of the game, -1 if the game was interrupted
	limit   [2]int
	message string
	won     bool

	cut  []int // for each link, the turn in which it is cut, or -1
	x, y []float64
}

// Draw draws the picture of a game of skynet1 or skynet2.
func Draw(f svg.Files) *svg.Picture {
	g, err := read(f)
	if err != nil {
		return svg.Message("%v", err)
	}

	if s := f.Search(); s != nil {
		return g.drawStates(s)
	}

	// The state after the last turn is an additional step.
	width, height := g.place(narrowest)
	steps := len(g.turns)
	if g.end >= 0 || steps == 0 {
		steps++
	}

	// Later elements cover earlier ones, so the agent comes after the nodes.
	p := svg.New(width, height+charts, steps)
	g.drawLinks(p)
	g.drawTrail(p)
	g.drawNodes(p)
	g.drawWarnings(p)
	g.drawAgent(p)
	g.drawCaptions(p)
	g.drawTimes(p, height)
	p.Jumps(g.ground)
	p.Legend(svg.Key{Shape: "dot", Class: "f", Meaning: "the agent with its node"}, svg.Key{Shape: "dot", Class: "g", Meaning: "gateway"}, svg.Key{Shape: "dot", Class: "node", Meaning: "node"},
		svg.Key{Shape: "line", Class: "mark dash", Meaning: "the link that the player cuts"}, svg.Key{Shape: "line", Class: "thin dash", Meaning: "links that have been cut"},
		svg.Key{Shape: "line", Class: "trail", Meaning: "the agent's last steps"})
	return p
}

// read reads the map and the game.
func read(f svg.Files) (*game, error) {
	in := svg.NewWords(f.Input)
	g := &game{nodes: in.Int(1, 500), end: -1}

	// A cut of -1 means that the link has not been cut.
	links, gateways := in.Int(0, 1000), in.Int(0, 500)
	for range links {
		g.links = append(g.links, [2]int{in.Int(0, g.nodes-1), in.Int(0, g.nodes-1)})
		g.cut = append(g.cut, -1)
	}
	g.gateway = make([]bool, g.nodes)
	for range gateways {
		g.gateway[in.Int(0, g.nodes-1)] = true
	}
	if in.Short {
		return nil, fmt.Errorf("the input contains no map")
	}

	// If a file is missing or damaged, its numbers stay 0, and everything else is drawn.
	fmt.Sscan(f.Read("turn_limit.txt"), &g.limit[0], &g.limit[1])
	g.message = strings.TrimSpace(f.Read("judgemessage.txt"))

	ground, turns := f.Turns()
	g.ground = ground
	for _, turn := range turns {
		g.readTurn(turn)
	}
	return g, nil
}

// readTurn reads one turn of the game and ignores a damaged one.
func (g *game) readTurn(record svg.Turn) {
	agent, err := strconv.Atoi(record.State)
	if err != nil || agent < 0 || agent >= g.nodes {
		return
	}
	if record.End {
		g.end, g.won = agent, record.Answer == "won"
		return
	}

	t := turn{agent: agent, ms: record.MS, answer: record.Answer, link: -1}

	// Find the link that the player cuts. If the answer is not a remaining link, the referee has rejected the
	// answer, and t.link stays -1.
	var a, b int
	if n, _ := fmt.Sscan(t.answer, &a, &b); n == 2 {
		for l, ends := range g.links {
			if g.cut[l] < 0 && (ends == [2]int{a, b} || ends == [2]int{b, a}) {
				t.link = l
				g.cut[l] = len(g.turns)
				break
			}
		}
	}
	g.turns = append(g.turns, t)
}

// place computes the coordinates of the nodes and returns the size of the map, which has at least the given width.
func (g *game) place(narrowest float64) (width, height float64) {
	g.x, g.y = layout.Place(g.nodes, g.links)

	// Choose the scale such that the mean length of a link is 78, or 56 on large maps, which show no numbers.
	mean := 0.
	for _, l := range g.links {
		mean += math.Hypot(g.x[l[0]]-g.x[l[1]], g.y[l[0]]-g.y[l[1]]) / float64(len(g.links))
	}
	unit := 56.
	if g.nodes <= labelled {
		unit = 78
	}
	if mean > 0 {
		unit /= mean
	}

	// If the map is taller than wide, swap the axes, because pages are wider than they are tall.
	minX, maxX := span(g.x)
	minY, maxY := span(g.y)
	if maxY-minY > maxX-minX {
		g.x, g.y = g.y, g.x
		minX, maxX, minY, maxY = minY, maxY, minX, maxX
	}

	// Move the map to the middle of the picture, below the captions.
	width = math.Max(narrowest, unit*(maxX-minX)+2*margin)
	for v := range g.x {
		g.x[v] = width/2 + unit*(g.x[v]-(minX+maxX)/2)
		g.y[v] = margin + 30 + unit*(g.y[v]-minY)
	}
	return width, unit*(maxY-minY) + 2*margin + 30
}

// span returns the smallest and the greatest of the coordinates.
func span(z []float64) (least, most float64) {
	least, most = z[0], z[0]
	for _, v := range z {
		least, most = math.Min(least, v), math.Max(most, v)
	}
	return least, most
}

// line draws a line between two nodes.
func (g *game) line(s svg.Span, a, b int, class string) {
	s.Line(g.x[a], g.y[a], g.x[b], g.y[b], class)
}

// drawLinks draws each link: as a normal line before it is cut, marked at the step of the cut, and dashed
// afterwards.
func (g *game) drawLinks(p *svg.Picture) {
	// Thin lines keep large maps readable.
	edge := "edge"
	if g.nodes > labelled {
		edge = "thin"
	}

	for l, ends := range g.links {
		// A link that was never cut is drawn as one element for all steps.
		k := g.cut[l]
		if k < 0 {
			g.line(p.Always(), ends[0], ends[1], edge)
			continue
		}
		g.line(p.At(0, k-1), ends[0], ends[1], edge)
		g.line(p.At(k, k), ends[0], ends[1], "mark dash")
		g.line(p.At(k+1, p.Steps-1), ends[0], ends[1], "thin dash")
	}
}

// positions returns the agent's node at each step.
func (g *game) positions() (nodes []int) {
	for _, t := range g.turns {
		nodes = append(nodes, t.agent)
	}
	if g.end >= 0 {
		nodes = append(nodes, g.end)
	}
	return nodes
}

// drawTrail draws the last moves of the agent.
func (g *game) drawTrail(p *svg.Picture) {
	nodes := g.positions()
	for k := 1; k < len(nodes); k++ {
		// Each line disappears after some steps, so that the trail shows the direction.
		if nodes[k] != nodes[k-1] {
			g.line(p.At(k, k+trail), nodes[k-1], nodes[k], "trail")
		}
	}
}

// drawNodes draws all nodes, the gateways above all other nodes.
func (g *game) drawNodes(p *svg.Picture) {
	// Draw the gateways in a second pass, so that no other node covers a gateway.
	for _, gateways := range []bool{false, true} {
		class, name, radius, text := "node", "node", 4., "small middle"
		if gateways {
			class, name, radius, text = "g", "gateway", 12, "small middle pale"
		}
		if g.nodes <= labelled {
			radius = 14
		}

		// Small dots have no room for numbers. Their numbers are tooltips: they appear when the mouse is on a
		// dot.
		for v := range g.nodes {
			if g.gateway[v] != gateways {
				continue
			}
			p.Always().Circle(g.x[v], g.y[v], radius, class, fmt.Sprint(name, " ", v))
			if radius > 4 {
				p.Always().Text(g.x[v], g.y[v]+4, fmt.Sprint(v), text)
			}
		}
	}
}

// drawWarnings draws two kinds of rings: around a node while it has links to two gateways, and around the agent
// while it is next to a gateway, because the player must then cut the link between them. Each kind of rings is a
// layer, which is hidden until the user turns it on.
func (g *game) drawWarnings(p *svg.Picture) {
	// doors[v] contains, for each link from v to a gateway, the step at which the link is cut, or p.Steps if
	// the link is never cut.
	doors := make([][]int, g.nodes)
	for l, ends := range g.links {
		until := g.cut[l]
		if until < 0 {
			until = p.Steps
		}
		for i, v := range ends {
			if g.gateway[ends[1-i]] && !g.gateway[v] {
				doors[v] = append(doors[v], until)
			}
		}
	}

	two := p.Always().Layer("nodes with two gateways")
	for v, until := range doors {
		if len(until) < 2 {
			continue
		}

		// The ring disappears when the node has only one gateway link left. This happens at the
		// second greatest step in the list `until`.
		last, before := -1, -1
		for _, k := range until {
			if k > last {
				last, before = k, last
			} else if k > before {
				before = k
			}
		}
		two.During(0, before).Circle(g.x[v], g.y[v], 19, "ring", "")
	}

	// The cut is forced if the agent is next to a gateway before the player answers.
	for k, t := range g.turns {
		for _, until := range doors[t.agent] {
			if until >= k {
				p.At(k, k).Layer("forced cuts").Circle(g.x[t.agent], g.y[t.agent], 24, "mark dash", "")
				break
			}
		}
	}
}

// drawAgent draws the agent at each step. If the agent stays on a node for several steps, one element of the
// picture shows it at all these steps.
func (g *game) drawAgent(p *svg.Picture) {
	nodes := g.positions()
	for k := 0; k < len(nodes); {
		until := k
		for until+1 < len(nodes) && nodes[until+1] == nodes[k] {
			until++
		}

		// The agent covers the node's number, so write the number on the agent.
		v := nodes[k]
		s := p.At(k, until)
		s.Circle(g.x[v], g.y[v], 14, "f edge", fmt.Sprint("the agent, on node ", v))
		s.Text(g.x[v], g.y[v]+4, fmt.Sprint(v), "small middle on")
		k = until + 1
	}
}

// drawCaptions writes what happens in each turn, and how the game ends.
func (g *game) drawCaptions(p *svg.Picture) {
	for k, t := range g.turns {
		// An answer that is not an existing link breaks the rules: quote it.
		text := fmt.Sprintf("turn %d: agent on %d, the player cuts %s", k+1, t.agent, t.answer)
		class := ""
		if t.link < 0 {
			text = fmt.Sprintf("turn %d: agent on %d, the player says %q", k+1, t.agent, t.answer)
			class = "bad"
		}
		p.At(k, k).Caption().Text(16, 24, fmt.Sprintf("%s (%d ms)", text, t.ms), class)
	}

	// Describe the end of the game at the last step.
	last := p.At(p.Steps-1, p.Steps-1).Caption()
	switch {
	case len(g.turns) == 0:
		last.Text(16, 24, "no turn was played", "bad")
	case g.end < 0:
		last.Text(16, 44, "the game was interrupted here", "bad")
	case g.gateway[g.end]:
		last.Text(16, 24, fmt.Sprintf("the agent walks into gateway %d: the player has lost", g.end), "bad")
	case g.won:
		last.Text(16, 24, "the agent cannot reach a gateway any more: the player has won", "good")
	default:
		last.Text(16, 24, "the player has lost", "bad")
	}
	if g.message != "" {
		last.Text(16, 44, g.message, "small faint")
	}
}

// drawTimes draws a bar for the answer time of each turn, and a line for the limit unless it is far above all bars.
func (g *game) drawTimes(p *svg.Picture, top float64) {
	if len(g.turns) == 0 {
		return
	}

	// The slowest turn determines the scale.
	slowest := 0
	for k, t := range g.turns {
		if t.ms > g.turns[slowest].ms {
			slowest = k
		}
	}

	// The limit for the first turn is different. It is not drawn.
	most := float64(max(1, g.turns[slowest].ms))
	limit := float64(g.limit[0])
	if limit <= 3*most {
		most = math.Max(most, limit)
	}

	// The more turns there are, the narrower are the bars.
	bottom, left := top+charts-24, margin+30
	width := math.Min(40, (p.Width-left-margin)/float64(len(g.turns)))
	y := func(ms int) float64 { return bottom - 56*math.Min(1, float64(ms)/most) }

	// A click on a bar shows its turn. The bar of the shown turn has another colour.
	for k, t := range g.turns {
		x := left + width*float64(k)
		high := math.Max(1.5, bottom-y(t.ms))
		p.Always().Goto(k).Rect(x, bottom-high, math.Max(1, width*0.8), high, "b")
		p.At(k, k).Rect(x, bottom-high, math.Max(1, width*0.8), high, "f")
	}

	// If the limit is far above all bars, a scale that includes it would make the bars invisible: write the limit as
	// text only.
	about := fmt.Sprintf("answer time of each turn; slowest: %d ms in turn %d", g.turns[slowest].ms, slowest+1)
	switch {
	case limit > most:
		about += fmt.Sprintf("; limit: %d ms, far above", g.limit[0])
	case limit > 0:
		p.Always().Line(left, y(g.limit[0]), p.Width-margin, y(g.limit[0]), "ring dash")
		p.Always().Text(left-4, y(g.limit[0])+4, fmt.Sprint(g.limit[0], " ms"), "small end")
	}
	p.Always().Text(left, bottom+16, about, "small faint")
	p.Jump("slowest turn", slowest)
	p.Jump("end", p.Steps-1)
}
