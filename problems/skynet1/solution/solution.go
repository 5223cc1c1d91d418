// Skynet Revolution 1: keep the agent away from every gateway with as few cuts as possible; you may cut any link.
//
// State: the remaining links and the agent's node.
// Neighbours: the player cuts a link, then the agent takes a step. If a gateway is next to the agent, the
// player must cut the link to this gateway. Each node has at most one link to a gateway, so one cut is always
// enough.
// Start: the map, and the agent's node in each turn.
// Goal: no gateway can be reached, after as few cuts as possible.
package main

import (
	"bufio"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
)

// Planning stops when its searches have visited this number of nodes. This takes at most 450 ms in the first
// turn (1 s is allowed) and 65 ms in the others (150 ms are allowed). The limit is not a time, because a clock
// would also count the time of other programs.
const (
	firstThinking = 7_000_000
	thinking      = 1_000_000
)

// A player stores the map, the cut links, and the models that may describe the agent.
type player struct {
	board  *board
	gone   cuts
	models []model // the models that agree with all steps so far
	plan   []int   // the next cuts if the agent follows models[0]; may be empty
	agent  int     // the agent's node in the last turn, -1 before the first turn
}

func newPlayer(m game.Map) *player {
	return &player{board: newBoard(m), models: models, agent: -1}
}

// cut returns the link to cut in this turn, and false if no link is left.
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

	// Keep the rest of the plan only if this cut was the first cut of the plan.
	p.gone.add(l)
	if len(p.plan) > 0 && p.plan[0] == l {
		p.plan = p.plan[1:]
	} else {
		p.plan = nil
	}
	return p.board.links[l], true
}

// observe drops the models that contradict the agent's step, and the plan if it belongs to one of them.
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

// choose returns the link to cut, or -1 if no link is left.
func (p *player) choose(limit int) int {
	if l := p.board.gatewayLink(&p.gone, p.agent); l >= 0 {
		return l
	}

	// The game is decided, but the player must still answer: any remaining link will do.
	if p.board.gateway[p.agent] || p.board.distances(&p.gone)[p.agent] == far {
		return p.board.anyLink(&p.gone)
	}

	// No model agrees with the agent, so its next step cannot be predicted.
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
