// Package rules contains what the referees of skynet1 and skynet2 share: the state of the map, the player's cuts, and
// the agents that play both games.
package rules

import (
	"math/rand"

	"oj/testcases/internal/referee"
)

// A Game is the map with its remaining links.
type Game struct {
	Nodes    int
	Gateways []int
	Links    [][2]int // all links in the input, including those that have been cut
	Gateway  []bool   // whether each node is a gateway
	Next     [][]int  // for each node, the nodes to which remaining links lead, in the order of the input
	Standing int      // the number of links that have not been cut
	At       int      // the agent's node
	Agent    string   // the agent's name
	Step     func(g *Game) int
}

// An Agent is called once, at the start of a game. It returns a function that chooses the agent's next node in each
// turn. This function is called only while the agent can reach a gateway.
type Agent func(g *Game, rng *rand.Rand) func(g *Game) int

// Read reads a testcase and sends the map to the player. The testcase names an agent, which must be in the
// map agents.
func Read(r *referee.Game, agents map[string]Agent) *Game {
	g := &Game{Nodes: r.Int(2, 1000)}
	links, gateways := r.Int(1, 1000), r.Int(1, 1000)
	g.Gateway, g.Next, g.Standing = make([]bool, g.Nodes), make([][]int, g.Nodes), links
	for i := 0; i < links; i++ {
		a, b := r.Int(0, g.Nodes-1), r.Int(0, g.Nodes-1)
		g.Links = append(g.Links, [2]int{a, b})
		// The agent can use a link in both directions.
		g.Next[a] = append(g.Next[a], b)
		g.Next[b] = append(g.Next[b], a)
	}

	for i := 0; i < gateways; i++ {
		v := r.Int(0, g.Nodes-1)
		g.Gateways = append(g.Gateways, v)
		g.Gateway[v] = true
	}

	r.TellRead()

	g.At = r.Int(0, g.Nodes-1)
	if g.Gateway[g.At] {
		r.Fail("the agent cannot start at gateway %d", g.At)
	}

	name := r.Word()
	agent, known := agents[name]
	if !known {
		r.Fail("there is no agent %q", name)
	}

	g.Agent = name

	// The seed is part of the testcase, so that the agent makes the same moves if a game is played again.
	seed := r.Int(0, 1<<31)
	r.Done()
	g.Step = agent(g, rand.New(rand.NewSource(int64(seed))))
	return g
}

// Cut removes the link between a and b. If there is no such link, the player loses.
func (g *Game) Cut(r *referee.Game, a, b int) {
	// The message says whether the link was cut before or never existed.
	switch {
	case g.WasCut(a, b):
		r.Lose("link %d %d has been cut before", a, b)
	case !g.Has(a, b):
		r.Lose("there is no link %d %d", a, b)
	}

	g.Next[a], g.Next[b] = without(g.Next[a], b), without(g.Next[b], a)
	g.Standing--
}

// Has reports whether the link still exists.
func (g *Game) Has(a, b int) bool {
	for _, v := range g.Next[a] {
		if v == b {
			return true
		}
	}
	return false
}

// WasCut reports whether the link existed at the start, but no longer exists.
func (g *Game) WasCut(a, b int) bool {
	if g.Has(a, b) {
		return false
	}
	for _, l := range g.Links {
		if l == [2]int{a, b} || l == [2]int{b, a} {
			return true
		}
	}
	return false
}

func without(list []int, v int) []int {
	// Keep the order of the neighbours, because the agent Random chooses a random position in this list.
	kept := list[:0]
	for _, u := range list {
		if u != v {
			kept = append(kept, u)
		}
	}
	return kept
}

// Distances returns, for every node, the length of the shortest path to a goal, or -1 if there is no path. No
// node of the path, except the goal, may be a gateway.
func (g *Game) Distances(goal func(v int) bool) []int {
	// Start the breadth-first search at all goals.
	dist := make([]int, g.Nodes)
	var queue []int
	for v := range dist {
		dist[v] = -1
		if goal(v) {
			dist[v] = 0
			queue = append(queue, v)
		}
	}

	// A gateway is added to the queue only if it is a goal, because the agent cannot walk through a gateway.
	for i := 0; i < len(queue); i++ {
		for _, u := range g.Next[queue[i]] {
			if dist[u] < 0 && !g.Gateway[u] {
				dist[u] = dist[queue[i]] + 1
				queue = append(queue, u)
			}
		}
	}
	return dist
}

// IsGateway reports whether a node is a gateway. As an argument of Distances, it makes all gateways goals.
func (g *Game) IsGateway(v int) bool { return g.Gateway[v] }

// Reachable reports whether the agent can reach a gateway.
func (g *Game) Reachable() bool { return g.Distances(g.IsGateway)[g.At] > 0 }

// Nearest returns an agent that walks towards the nearest gateway. If several neighbours of its node are one
// step nearer to a gateway, the agent moves to the best of them. better(g, a, b) reports whether node a is
// better than node b; ties go to the lower number.
func Nearest(better func(g *Game, a, b int) bool) Agent {
	return func(*Game, *rand.Rand) func(*Game) int {
		return func(g *Game) int { return g.Towards(g.Distances(g.IsGateway), better) }
	}
}

// Lowest is a comparison for Nearest by which no node is better than another. So an agent with this comparison
// moves to the node with the lowest number.
func Lowest(*Game, int, int) bool { return false }

// The agents of both games.
var (
	// Seen behaves like the agent in the recorded games: it prefers the node with the most links.
	Seen = Nearest(func(g *Game, a, b int) bool { return len(g.Next[a]) > len(g.Next[b]) })
	// Few is an agent that prefers the node with the fewest links.
	Few = Nearest(func(g *Game, a, b int) bool { return len(g.Next[a]) < len(g.Next[b]) })
	Low = Nearest(Lowest)
	// High prefers the node with the highest number.
	High = Nearest(func(g *Game, a, b int) bool { return a > b })
)

// Random is an agent that moves to a random neighbour in each turn. The neighbour may be a gateway.
func Random(_ *Game, rng *rand.Rand) func(*Game) int {
	return func(g *Game) int { return g.Next[g.At][rng.Intn(len(g.Next[g.At]))] }
}

// Towards returns the agent's next node: among the neighbours that are nearer to the goal than the agent's
// node, it is the one that the function `better` prefers (see Nearest). dist contains the distances of all
// nodes from the goal.
func (g *Game) Towards(dist []int, better func(g *Game, a, b int) bool) int {
	best := -1
	// Nodes are tried in ascending order, so that ties go to the lowest node.
	for v := 0; v < g.Nodes; v++ {
		if dist[v] == dist[g.At]-1 && g.Has(g.At, v) && (best < 0 || better(g, v, best)) {
			best = v
		}
	}
	return best
}
