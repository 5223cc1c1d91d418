// Skynet Revolution 2: cut gateway links, one a turn, so that the agent never enters a gateway.
//
// State: the agent's node, and the number of remaining gateway links of every node. It does not matter to
// which gateways they lead.
// Neighbours: the player cuts one of these links, then the agent takes a step. If the agent's node has one
// gateway link, the player must cut it; if it has two, the game is lost. If it has none, the player may cut
// any link: this is called a free turn.
// Start: the map, and the agent's node in each turn.
// Goal: a cut after which the agent, however it walks, never comes to a node with two gateway links.
package main

import (
	"bufio"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
)

// thinking limits the search in a turn: the number of positions examined, times the number of nodes of the
// map, is at most this constant. The search then takes at most about 50 ms; the puzzle allows 150 ms. The
// limit is not a time, because a clock would also count the time of other programs.
const thinking = 1_200_000

// A player stores the remaining gateway links.
type player struct {
	doors  [][]int // for each node, the gateways to which it is still linked
	solver *solver
}

func newPlayer(m game.Map) *player {
	p := &player{doors: make([][]int, m.Nodes)}

	// Process each link in both directions.
	next, left := make([][]int, m.Nodes), make([]int, m.Nodes)
	for _, l := range m.Links {
		for _, end := range [2]game.Link{l, {l[1], l[0]}} {
			a, b := end[0], end[1]
			switch {
			case m.Gateway[a]:
			case m.Gateway[b]:
				p.doors[a] = append(p.doors[a], b)
				left[a]++
			default:
				next[a] = append(next[a], b)
			}
		}
	}

	p.solver = newSolver(next, left)
	return p
}

// cut returns the link to cut in this turn, and false if no gateway link is left.
func (p *player) cut(agent int) (game.Link, bool) {
	v := p.solver.best(agent, thinking/len(p.doors))
	if v < 0 {
		return game.Link{}, false
	}

	// Cut any gateway link of node v; all of them are equivalent.
	last := len(p.doors[v]) - 1
	link := game.Link{v, p.doors[v][last]}
	p.doors[v] = p.doors[v][:last]
	p.solver.left[v]--
	return link, true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	m := game.ReadMap(in)
	game.Play(in, out, m.Nodes, newPlayer(m).cut)
}

func main() { scan.Main(solve) }
