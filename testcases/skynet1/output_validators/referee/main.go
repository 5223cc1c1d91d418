// Command referee is the referee of skynet1: it moves the agent, and checks every cut of the player.
//
// A testcase consists of the map (N L E, the links, the gateways), the agent's start, the agent's name and a seed.
// The player first gets N L E, the links and the gateways, and before each turn the agent's node. The player answers
// with one line `C1 C2`, a link. If the link has been cut before, the turn has no effect, because CodinGame accepts
// players that never remember their cuts. If it never existed, the player loses. The names of the agents are seen, low,
// high, few, wide and random; the variable agents describes them.
//
// If a line arrives before the player's turn, the player loses. Package referee describes the arguments, the output
// files, and the exit status.
package main

import (
	"fmt"
	"math/rand"

	"oj/testcases/internal/chase/rules"
	"oj/testcases/internal/referee"
)

func main() {
	r := referee.Open()
	r.Strict = true
	g := rules.Read(r, agents)
	r.Draw(func() { r.State("%d", g.At) })

	most := turnsForLink * len(g.Links)
	s := newSearch(g)
	r.Winnable(func(n int) (wins, known bool) { return s.canWin(n, most-n) })

	// Every turn cuts a link, or has no effect. Without a limit, a player that repeats a cut and an agent that walks
	// to and fro would play for ever.
	for r.Turn(most) {
		s.remember(g)
		r.Place = fmt.Sprint("agent at ", g.At)
		r.Tell("%d", g.At)
		answer := r.Ask("C1 C2")
		a, b := r.Number(answer[0], 0, g.Nodes-1), r.Number(answer[1], 0, g.Nodes-1)
		if !g.WasCut(a, b) {
			g.Cut(r, a, b)
		}

		// If the agent cannot reach a gateway any more, the player wins at once.
		if !g.Reachable() {
			r.Win("won, %d of %d links left", g.Standing, len(g.Links))
		}

		from := g.At
		g.At = g.Step(g)
		if g.Gateway[g.At] {
			r.Lose("the agent walks from %d into gateway %d; %d of %d links left", from, g.At, g.Standing, len(g.Links))
		}
	}
	r.Lose("no turn is left: many turns cut a link that had been cut before")
}

// turnsForLink times the number of links is the number of turns. CodinGame's own limit is unknown.
const turnsForLink = 3

// agents contains the agents by name. All of them walk towards the nearest gateway, except the agents named "wide"
// and "random".
var agents = map[string]rules.Agent{
	"seen":   rules.Seen,   // prefers the node with the most links, then the lowest number, as in games recorded on CodinGame
	"low":    rules.Low,    // prefers the lowest number
	"high":   rules.High,   // prefers the highest number
	"few":    rules.Few,    // prefers the node with the fewest links, then the lowest number
	"random": rules.Random, // takes any step, also into gateways
	"wide":   func(*rules.Game, *rand.Rand) func(*rules.Game) int { return wide },
}

// The agent wide walks into an adjacent gateway if there is one. Otherwise it computes, for each neighbour of its
// node, how many links must be cut to separate this neighbour from all gateways, and walks to the neighbour with the
// largest number. Ties go to the node nearest to a gateway, then to the lowest number.
func wide(g *rules.Game) int {
	// If a gateway is adjacent, enter it.
	dist := g.Distances(g.IsGateway)
	if dist[g.At] == 1 {
		return g.Towards(dist, rules.Lowest)
	}

	// Compare all neighbours from which a gateway can be reached.
	best, most := -1, 0
	for v := 0; v < g.Nodes; v++ {
		if dist[v] < 0 || !g.Has(g.At, v) {
			continue
		}
		n := ways(g, v)
		if best < 0 || n > most || n == most && dist[v] < dist[best] {
			best, most = v, n
		}
	}
	return best
}

// ways returns the greatest number of edge-disjoint paths from v to gateways, which is the size of a minimum cut.
func ways(g *rules.Game, v int) int {
	used := map[[2]int]bool{} // the links of all paths, each with its direction
	n := 0
	for oneMore(g, v, used) {
		n++
	}
	return n
}

// oneMore looks for one more path from v to a gateway, and adds its links to the map `used`. It returns false if
// there is no such path.
func oneMore(g *rules.Game, v int, used map[[2]int]bool) bool {
	// Search for an augmenting path, breadth-first (Ford and Fulkerson). Each link has capacity 1.
	from := map[int]int{v: v}
	for queue := []int{v}; len(queue) > 0; queue = queue[1:] {
		u := queue[0]
		for _, w := range g.Next[u] {
			if _, seen := from[w]; seen || used[[2]int{u, w}] {
				continue
			}
			from[w] = u
			if !g.Gateway[w] {
				queue = append(queue, w)
				continue
			}

			// A link that is used in both directions cancels out: remove it from both paths.
			for ; w != v; w = from[w] {
				if forth, back := [2]int{from[w], w}, [2]int{w, from[w]}; used[back] {
					delete(used, back)
				} else {
					used[forth] = true
				}
			}
			return true
		}
	}
	return false
}
