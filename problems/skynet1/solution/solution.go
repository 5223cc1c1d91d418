// Skynet Revolution 1: keep the agent from every gateway with as few cuts as possible; any link may be cut.
//
// State: the links that stand and the agent's node.
// Neighbours: the player cuts a link, then the agent takes a step. Beside a gateway that link is the only cut; since a
// node touches at most one gateway it is always enough, so no other cut can lose.
// Start: the map, and the agent's node as each turn gives it.
// Goal: no gateway can be reached, after as few cuts as possible.
package main

import (
	"bufio"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
)

// The puzzle allows a second for the first turn and 150 ms for the others. Planning stops when its searches have
// visited so many nodes, which takes at most 450 and 65 ms here: a clock would count other programs' time, too.
const (
	firstThinking = 7_000_000
	thinking      = 1_000_000
)

// A player keeps the map, the links that have been cut, and the possible rules by which the agent chooses its steps.
type player struct {
	board  *board
	gone   cuts
	models []model // those that all steps so far agree with
	plan   []int   // the cuts to come if the agent is the first of them; may be empty
	agent  int     // its node in the last turn, -1 before the first turn
}

func newPlayer(m game.Map) *player {
	return &player{board: newBoard(m), models: models, agent: -1}
}

// cut answers a turn; false if every link has been cut.
func (p *player) cut(agent int) (game.Link, bool) {
	limit := thinking
	if p.agent < 0 {
		limit = firstThinking
	}

	p.board.work = 0
	p.observe(agent)
	l := p.choose(limit)
	if l < 0 {
		return game.Link{}, false
	}

	// The rest of the plan stays valid only if this cut was its first one.
	p.gone.add(l)
	if len(p.plan) > 0 && p.plan[0] == l {
		p.plan = p.plan[1:]
	} else {
		p.plan = nil
	}
	return p.board.links[l], true
}

// observe drops the models that would not have walked to agent, and the plan if it was made against one of them.
func (p *player) observe(agent int) {
	if p.agent >= 0 {
		dist := p.board.distances(&p.gone)
		var kept []model
		for i, m := range p.models {
			if p.board.step(m, &p.gone, dist, p.agent) == agent {
				kept = append(kept, m)
			} else if i == 0 {
				p.plan = nil
			}
		}
		p.models = kept
	}
	p.agent = agent
}

// choose returns the link to cut, -1 if there is none.
func (p *player) choose(limit int) int {
	if l := p.board.gatewayLink(&p.gone, p.agent); l >= 0 {
		return l
	}

	// The game is decided, but the player must still answer: any link will do.
	if p.board.gateway[p.agent] || p.board.distances(&p.gone)[p.agent] == far {
		return p.board.anyLink(&p.gone)
	}

	// The agent follows no model, so its next step cannot be predicted.
	if len(p.models) == 0 {
		return p.board.steady(p.gone, p.agent, limit)
	}

	p.plan = p.board.plan(p.models[0], p.gone, p.agent, p.plan, limit)
	return p.plan[0]
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	m := game.ReadMap(in)
	game.Play(in, out, m.Nodes, newPlayer(m).cut)
}

func main() { scan.Main(solve) }
