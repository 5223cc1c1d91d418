// Skynet Revolution 2: cut gateway links, one a turn, so that the agent never walks into a gateway.
//
// State: the agent's node and, of every node, how many gateway links it has left (which ones is all the same).
// Neighbours: the player takes one of these links away, then the agent takes a step. If the agent stands beside a
// gateway that link is the only cut; beside two the game is lost. Any other turn is free.
// Start: the map, and the agent's node as each turn gives it.
// Goal: a cut after which the agent, however it walks, never stands beside two gateways.
package main

import (
	"bufio"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
)

// thinking bounds the search of a turn, in positions times the nodes of the map. That takes at most some 50 ms where the
// puzzle allows 150; a clock would count other programs' time, too.
const thinking = 1_200_000

// A player keeps the gateway links that have not been cut.
type player struct {
	doors  [][]int // of a node: the gateways that it is still linked to
	solver *solver
}

func newPlayer(m game.Map) *player {
	p := &player{doors: make([][]int, m.Nodes)}

	// Each link is looked at from both of its ends.
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

// cut answers a turn; false if every link to a gateway has been cut.
func (p *player) cut(agent int) (game.Link, bool) {
	v := p.solver.best(agent, thinking/len(p.doors))
	if v < 0 {
		return game.Link{}, false
	}

	// Which of the node's gateway links goes does not matter.
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
