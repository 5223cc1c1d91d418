// This file makes the game that a page lets the user play against a perfect opponent.

package ask

import (
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strings"
)

// Game is a game of two players who move in turn. The user moves first, in position 0.
type Game struct {
	You       string     `json:"you"`      // what the user does, such as "You cut a link."
	Opponent  string     `json:"opponent"` // the name of the opponent
	Positions []Position `json:"positions"`
}

// Position is a position of a game.
type Position struct {
	Say   string `json:"say"`
	State int    `json:"state"`           // the state that the pictures show, or None
	Wins  bool   `json:"wins"`            // whether the player to move wins against every reply
	Moves []Move `json:"moves,omitempty"` // none if the game is over; then Wins says who has won
}

// Move is a move to another position, in which the other player moves.
type Move struct {
	Say string `json:"say"`
	To  int    `json:"to"`
}

// mostPositions is the maximum number of positions of a game on a page.
const mostPositions = 60

// recordedGame returns the largest recorded game that is small enough for a page: all positions that can follow one. It is
// nil if no game offers a choice.
func (m *maker) recordedGame(list []expansion, won map[int]bool) *Game {
	moves := map[int][]Event{}
	for _, x := range list {
		moves[x.state] = x.edges
	}
	var best []int
	for i := len(list) - 1; i >= 0 && len(best) < mostPositions/2; i-- {
		if found := following(list[i].state, moves); len(found) > len(best) && won[list[i].state] && len(moves[list[i].state]) > 1 {
			best = found
		}
	}
	if best == nil {
		return nil
	}

	g := &Game{You: strings.TrimSpace(m.Words.how + " You move first."), Opponent: "The opponent"}
	for _, v := range best {
		p := Position{State: v, Wins: won[v]}
		if !m.Words.board {
			p.Say = upper(m.state(v)) + "."
		}
		for _, e := range moves[v] {
			p.Moves = append(p.Moves, Move{m.step(v, e.To), slices.Index(best, e.To)})
		}
		g.Positions = append(g.Positions, p)
	}
	return g
}

// following returns a position and all positions that can follow it, or nil if there are too many.
func following(v int, moves map[int][]Event) []int {
	found := []int{v}
	met := map[int]bool{v: true}
	for i := 0; i < len(found); i++ {
		for _, e := range moves[found[i]] {
			if !met[e.To] {
				met[e.To] = true
				found = append(found, e.To)
			}
		}
		if len(found) > mostPositions {
			return nil
		}
	}
	return found
}

// chase is the game of skynet1 and skynet2: the user cuts links, and the agent walks.
type chase struct {
	links    [][2]int
	gateway  map[int]bool
	cuttable []int // the links that the rules allow to cut
	most     int   // after so many cuts, the user must have won; it is len(cuttable) if their number does not count
	game     *Game
	turns    []turn
	known    map[turn]int // the number of each position
}

// turn is a position: the agent's node, the cuttable links that are left, and who moves.
type turn struct {
	agent, left int
	isAgents    bool
}

// newChase returns the game on the map of the input, or nil if the map is too large. In skynet1, any link may be cut, and the
// number of cuts counts: the user must win with as few as are enough against every agent.
func (m *maker) newChase() *chase {
	var nodes, links, gateways, agent int
	in := strings.NewReader(m.Text)
	fmt.Fscan(in, &nodes, &links, &gateways)
	const mostLinks, mostPositions = 40, 2000
	if links < 1 || links > mostLinks {
		return nil
	}
	c := &chase{links: make([][2]int, links), gateway: map[int]bool{}}
	for i := range c.links {
		fmt.Fscan(in, &c.links[i][0], &c.links[i][1])
	}
	for range gateways {
		var g int
		fmt.Fscan(in, &g)
		c.gateway[g] = true
	}
	if _, err := fmt.Fscan(in, &agent); err != nil {
		return nil
	}
	isAny := m.Problem == "skynet1"
	for i, l := range c.links {
		if isAny || c.gateway[l[0]] || c.gateway[l[1]] {
			c.cuttable = append(c.cuttable, i)
		}
	}

	// Allow one more cut until the user can win.
	if !isAny {
		c.most = len(c.cuttable)
	}
	for ; ; c.most++ {
		c.game, c.turns, c.known = &Game{Opponent: "The agent"}, nil, map[turn]int{}
		c.position(turn{agent, 1<<len(c.cuttable) - 1, false}, mostPositions)
		if len(c.turns) > mostPositions {
			return nil
		}
		if c.game.Positions[0].Wins || c.most == len(c.cuttable) {
			break
		}
	}
	c.game.You = "You cut a link of a gateway, then the agent takes a step. You win when it can reach no gateway any more."
	if isAny {
		c.game.You = fmt.Sprintf("You cut any link, then the agent takes a step. You win if it can reach no gateway after %s. "+
			"Against this agent, fewer are not enough.", count(c.most, "cut"))
	}

	// The positions have pictures of their own.
	for i, at := range c.turns {
		c.game.Positions[i].State = len(m.Labels) + i
		m.Extra = append(m.Extra, c.label(at))
	}
	return c
}

// replay shows a game of the solution against a perfect agent, and asks for its cuts.
func (m *maker) replay(c *chase) {
	m.Game = c.game
	m.Intro = "The solution plays against a perfect agent, turn by turn."
	recorded := c.recorded(m.Input)
	positions := c.game.Positions
	isWon := func(one Move) bool { return !positions[one.To].Wins }
	at := 0
	m.frame(positions[0].State, None, "%s You cut a link.", positions[0].Say)
	for len(positions[at].Moves) > 0 {
		// The right answer is the solution's own cut, unless that relies on a weaker agent.
		p := positions[at]
		isRight := func(one Move) bool { return isWon(one) && c.turns[one.To].left == recorded[c.turns[at]] }
		best := slices.IndexFunc(p.Moves, isRight)
		if best < 0 {
			best = max(0, slices.IndexFunc(p.Moves, isWon))
		}
		cut := p.Moves[best]
		var bad []Option
		wins := 0
		for i, one := range p.Moves {
			if isWon(one) {
				wins++
			} else {
				bad = append(bad, choice(i, one.Say+".", c.defeat(one.To)))
			}
		}
		why := c.reason(at, wins)
		options := []Option{choice(best, cut.Say+".", "")}
		for i := range min(len(bad), mostOptions-1) {
			options = append(options, bad[i*len(bad)/min(len(bad), mostOptions-1)])
		}
		if wins > 0 {
			m.ask(Question{Kind: kindMove, Text: p.Say + " Which cut wins against a perfect agent?", Options: options, Because: why, Claim: Claim{at, c.cutsLeft(at), 0}})
		}
		m.frame(positions[cut.To].State, None, "%s. %s", cut.Say, why)

		// The agent wins if it can. Else it goes where the fewest cuts win.
		hard := func(one Move) int {
			next := positions[one.To]
			if next.Wins && len(next.Moves) == 0 {
				return len(c.links) // the user has won
			}
			return len(slices.DeleteFunc(slices.Clone(next.Moves), func(next Move) bool { return !isWon(next) }))
		}
		reply := slices.MinFunc(positions[cut.To].Moves, func(a, b Move) int { return hard(a) - hard(b) })
		at = reply.To
		say := ""
		if len(positions[at].Moves) == 0 {
			say = positions[at].Say
		}
		m.frame(positions[at].State, None, "%s", strings.TrimSpace("The agent "+reply.Say+". "+say))
	}
}

// recorded returns, for each turn of the solution in the record, the links that are left after its cut.
func (c *chase) recorded(in *Input) map[turn]int {
	read := func(label string) turn {
		node, cuts, _ := strings.Cut(label, ":")
		at := turn{left: 1<<len(c.cuttable) - 1}
		fmt.Sscan(node, &at.agent)
		for _, word := range strings.Fields(cuts) {
			var a, b int
			fmt.Sscanf(word, "%d-%d", &a, &b)
			for i, link := range c.cuttable {
				if l := c.links[link]; l == [2]int{a, b} || l == [2]int{b, a} {
					at.left &^= 1 << i
				}
			}
		}
		return at
	}
	left := map[turn]int{}
	for _, e := range in.Events {
		if e.What == "step" {
			left[read(in.Labels[e.From])] = read(in.Labels[e.To]).left
		}
	}
	return left
}

// cutsLeft returns how many cuts the user may still make in a position.
func (c *chase) cutsLeft(at int) int {
	return c.most - len(c.cuttable) + bits.OnesCount(uint(c.turns[at].left))
}

// reason says what decides in a position of the user, and how many cuts win.
func (c *chase) reason(at, wins int) string {
	doors := map[int][]int{} // the gateways beside each node
	for i, l := range c.links {
		for k := range l {
			if c.gateway[l[k]] && c.isLeft(i, c.turns[at].left) {
				doors[l[1-k]] = append(doors[l[1-k]], l[k])
			}
		}
	}
	moves := len(c.game.Positions[at].Moves)
	if moves == 1 {
		return "It is the only link that you may still cut."
	}
	text := fmt.Sprintf("%d of %s win.", wins, count(moves, "cut"))
	if wins == 1 {
		text = strings.Replace(text, "win.", "wins.", 1)
	}
	if beside := doors[c.turns[at].agent]; len(beside) > 0 {
		return text + fmt.Sprintf(" The gateway %d is beside the agent: the link between them cannot wait.", beside[0])
	}
	text += " No gateway is beside the agent, so no cut is forced."
	if more := c.cutsLeft(at) - 1; c.most < len(c.cuttable) && more > 0 {
		return text + fmt.Sprintf(" After it, %s must be enough, wherever the agent goes: look for the fewest links between it and the gateways.", count(more, "cut"))
	} else if c.most < len(c.cuttable) {
		return text + " After it, no way to a gateway may be left."
	}
	for _, v := range slices.Sorted(maps.Keys(doors)) {
		if len(doors[v]) > 1 && !c.gateway[v] {
			text += fmt.Sprintf(" Node %d is beside %s: if the agent comes there first, one cut is too late.", v, count(len(doors[v]), "gateway"))
		}
	}
	return text
}

// defeat says how the agent wins from a position in which it moves.
func (c *chase) defeat(at int) string {
	g := c.game
	if left := c.cutsLeft(at); c.most < len(c.cuttable) {
		isLost := func(one Move) bool { return !g.Positions[one.To].Wins }
		reply := g.Positions[at].Moves[slices.IndexFunc(g.Positions[at].Moves, isLost)]
		return fmt.Sprintf("The agent %s. With %s left, you cannot keep it from the gateways there.", reply.Say, strings.Replace(count(left, "cut"), "0 cuts", "no cut", 1))
	}

	// It needs as few moves as possible, and the user delays it as long as possible.
	length, best := map[int]int{}, map[int]Move{}
	var solve func(at int) int
	solve = func(at int) int {
		if n, known := length[at]; known {
			return n
		}
		p := g.Positions[at]
		length[at] = 0
		for _, one := range p.Moves {
			if p.Wins && g.Positions[one.To].Wins {
				continue // this move would not win
			}
			n := 1 + solve(one.To)
			if _, known := best[at]; !known || n < length[at] == p.Wins {
				length[at], best[at] = n, one
			}
		}
		return length[at]
	}
	solve(at)
	text := ""
	for isYours := false; len(g.Positions[at].Moves) > 0; isYours = !isYours {
		one := best[at]
		if isYours {
			text += "You: " + strings.ToLower(one.Say[:1]) + one.Say[1:] + ". "
		} else {
			text += g.Opponent + " " + one.Say + ". "
		}
		at = one.To
	}
	return text + g.Positions[at].Say
}

// isLeft reports whether a link is left.
func (c *chase) isLeft(link, left int) bool {
	i := slices.Index(c.cuttable, link)
	return i < 0 || left>>i&1 == 1
}

// label returns the name of a position as the visualizer reads it, such as "3: 1-4 2-5": the agent's node and the cuts.
func (c *chase) label(at turn) string {
	name := fmt.Sprint(at.agent, ":")
	for i, link := range c.cuttable {
		if at.left>>i&1 == 0 {
			name += fmt.Sprintf(" %d-%d", c.links[link][0], c.links[link][1])
		}
	}
	return name
}

// steps returns the nodes to which the agent can go.
func (c *chase) steps(agent, left int) (list []int) {
	for i, l := range c.links {
		switch {
		case !c.isLeft(i, left):
		case l[0] == agent:
			list = append(list, l[1])
		case l[1] == agent:
			list = append(list, l[0])
		}
	}
	return list
}

// isSafe reports whether the agent cannot reach a gateway any more.
func (c *chase) isSafe(agent, left int) bool {
	found := []int{agent}
	for i := 0; i < len(found); i++ {
		for _, to := range c.steps(found[i], left) {
			if !slices.Contains(found, to) {
				found = append(found, to)
			}
		}
	}
	return !slices.ContainsFunc(found, func(v int) bool { return c.gateway[v] })
}

// position returns the number of a position, and adds it and all that follow if it is new, but not many more than most. Each
// turn cuts a link, so the game ends.
func (c *chase) position(at turn, most int) int {
	if number, known := c.known[at]; known {
		return number
	}
	number := len(c.turns)
	c.known[at] = number
	c.game.Positions = append(c.game.Positions, Position{})
	c.turns = append(c.turns, at)
	if number > most {
		return number
	}
	p := Position{Say: fmt.Sprintf("The agent is in node %d.", at.agent)}
	if c.most < len(c.cuttable) {
		p.Say += fmt.Sprintf(" You may make %s.", count(c.cutsLeft(number), "more cut"))
	}
	add := func(say string, to turn) {
		next := c.position(to, most)
		p.Moves = append(p.Moves, Move{say, next})
		p.Wins = p.Wins || !c.game.Positions[next].Wins
	}
	switch {
	case at.isAgents:
		steps := c.steps(at.agent, at.left)
		for _, v := range steps {
			add(fmt.Sprintf("goes to node %d", v), turn{v, at.left, false})
		}
		if len(steps) == 0 {
			add(fmt.Sprintf("stays in node %d", at.agent), turn{at.agent, at.left, false})
		}
	case c.gateway[at.agent]:
		p.Say = fmt.Sprintf("The agent is in the gateway %d.", at.agent)
	case c.isSafe(at.agent, at.left):
		p.Say, p.Wins = "The agent can reach no gateway any more.", true
	case c.cutsLeft(number) == 0:
		p.Say = fmt.Sprintf("%s were made, and the agent can still reach a gateway.", upper(count(c.most, "cut")))
	default:
		for i, link := range c.cuttable {
			if at.left>>i&1 == 1 {
				add(fmt.Sprintf("Cut %d-%d", c.links[link][0], c.links[link][1]), turn{at.agent, at.left &^ (1 << i), true})
			}
		}
	}
	c.game.Positions[number] = p
	return number
}
