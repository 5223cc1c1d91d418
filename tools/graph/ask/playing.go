// This file makes the game that a page lets the user play against a perfect opponent.

package ask

import (
	"fmt"
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
const mostPositions = 250

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

	g := &Game{You: "You move first.", Opponent: "The opponent"}
	for _, v := range best {
		p := Position{Say: upper(m.state(v)) + ".", State: v, Wins: won[v]}
		for _, e := range moves[v] {
			p.Moves = append(p.Moves, Move{m.Words.step(m.Labels[v], m.Labels[e.To]), slices.Index(best, e.To)})
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

// chase is the game of skynet1 and skynet2: the user cuts links of gateways, and the agent walks.
type chase struct {
	links    [][2]int
	gateway  map[int]bool
	cuttable []int // the links that lead to gateways
	game     *Game
	labels   []string       // the names of the positions, as the visualizer reads them
	known    map[[3]int]int // the number of a position: the agent's node, the links that are left, and whose turn it is
}

// chaseGame returns the game on the map of the input, or nil if the map is too large.
func (m *maker) chaseGame() *Game {
	var nodes, links, gateways, agent int
	in := strings.NewReader(m.Text)
	fmt.Fscan(in, &nodes, &links, &gateways)
	const mostLinks, mostCuttable = 40, 10
	if links < 1 || links > mostLinks {
		return nil
	}
	c := &chase{links: make([][2]int, links), gateway: map[int]bool{}, known: map[[3]int]int{},
		game: &Game{You: "You cut a link of a gateway, then the agent takes a step.", Opponent: "The agent"}}
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
	for i, l := range c.links {
		if c.gateway[l[0]] || c.gateway[l[1]] {
			c.cuttable = append(c.cuttable, i)
		}
	}
	if len(c.cuttable) > mostCuttable {
		return nil
	}
	c.position(agent, 1<<len(c.cuttable)-1, 0)

	// The positions have pictures of their own.
	for i := range c.game.Positions {
		c.game.Positions[i].State = len(m.Labels) + i
	}
	m.Extra = c.labels
	return c.game
}

// askCuts asks, in the first turns of the game, which cut keeps the agent from all gateways.
func (m *maker) askCuts() {
	if m.Game == nil || m.Bare {
		return
	}
	positions := m.Game.Positions
	isWon := func(one Move) bool { return !positions[one.To].Wins }
	for at := 0; positions[at].Wins && len(positions[at].Moves) > 0; {
		p := positions[at]
		var good, bad []Option
		for i, one := range p.Moves {
			if isWon(one) {
				good = append(good, choice(i, one.Say+".", ""))
			} else {
				bad = append(bad, choice(i, one.Say+".", "The agent can then force its way into a gateway."))
			}
		}
		m.frame(p.State, None, "%s You cut a link.", p.Say)
		m.ask(Question{Kind: kindMove, Text: p.Say + " Which cut still keeps a perfect agent from all gateways?",
			Options: append(good[:1], bad...), Because: fmt.Sprintf("Of %d cuts, the number of those that win is %d.", len(p.Moves), len(good)), Claim: Claim{at, 0, 0}})

		// The agent answers so that the fewest cuts win afterwards.
		cut := p.Moves[good[0].Value]
		hard := func(one Move) int {
			if len(positions[one.To].Moves) == 0 {
				return len(p.Moves) // the game would be over
			}
			return len(slices.DeleteFunc(slices.Clone(positions[one.To].Moves), func(next Move) bool { return !isWon(next) }))
		}
		reply := slices.MinFunc(positions[cut.To].Moves, func(a, b Move) int { return hard(a) - hard(b) })
		at = reply.To
		m.frame(positions[at].State, None, "%s. The agent %s. %s", cut.Say, reply.Say, positions[at].Say)
	}
}

// isLeft reports whether a link is left.
func (c *chase) isLeft(link, left int) bool {
	i := slices.Index(c.cuttable, link)
	return i < 0 || left>>i&1 == 1
}

// label returns a name such as "3: 1-4 2-5": the agent's node and the links that are cut.
func (c *chase) label(agent, left int) string {
	name := fmt.Sprint(agent, ":")
	for i, link := range c.cuttable {
		if left>>i&1 == 0 {
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

// position returns the number of a position, and adds it and all that follow if it is new. Each turn cuts a link, so the
// game ends. turn is 0 if the user moves, and 1 if the agent does.
func (c *chase) position(agent, left, turn int) int {
	key := [3]int{agent, left, turn}
	if number, known := c.known[key]; known {
		return number
	}
	number := len(c.game.Positions)
	c.known[key] = number
	c.game.Positions = append(c.game.Positions, Position{})
	c.labels = append(c.labels, c.label(agent, left))
	p := Position{Say: fmt.Sprintf("The agent is in node %d.", agent)}
	add := func(say string, to int) {
		p.Moves = append(p.Moves, Move{say, to})
		p.Wins = p.Wins || !c.game.Positions[to].Wins
	}
	switch {
	case turn == 0 && c.gateway[agent]:
		p.Say = fmt.Sprintf("The agent is in the gateway %d.", agent)
	case turn == 0 && c.isSafe(agent, left):
		p.Say, p.Wins = "The agent can reach no gateway any more.", true
	case turn == 0:
		for i, link := range c.cuttable {
			if left>>i&1 == 1 {
				add(fmt.Sprintf("Cut %d-%d", c.links[link][0], c.links[link][1]), c.position(agent, left&^(1<<i), 1))
			}
		}
	default:
		to := c.steps(agent, left)
		if len(to) == 0 {
			to = []int{agent}
		}
		for _, v := range to {
			add(fmt.Sprintf("goes to node %d", v), c.position(v, left, 0))
		}
	}
	c.game.Positions[number] = p
	return number
}
