// The referee of skynet1: it moves the agent and judges every cut.
//
// The testcase holds the map (N L E, the links, the gateways), the agent's start, the agent's name and a seed. The player
// gets N L E, the links and the gateways, then before each turn the agent's node. The player answers with one line `C1 C2`, a
// link that still stands.
// Agents: seen, low, high, few, wide, random; agents below tells what they do.
//
// A line that comes before it is asked for is a breach. Package referee describes the arguments, the files that are
// written, and the exit status.
package main

import (
	"fmt"
	"math/rand"

	"oj/testcases/internal/referee"
)

// A game is the map as it stands.
type game struct {
	nodes    int
	gateways []int
	links    [][2]int // all of them, as in the input
	gateway  []bool
	next     [][]int // links that stand, by node, as the input gives them
	standing int
	at       int
	step     func(g *game) int
}

func main() {
	r := referee.Open()
	r.Strict = true
	g := readGame(r)

	r.Tell("%d %d %d", g.nodes, len(g.links), len(g.gateways))
	for _, l := range g.links {
		r.Tell("%d %d", l[0], l[1])
	}
	for _, v := range g.gateways {
		r.Tell("%d", v)
	}

	// Each turn cuts a link.
	for r.Turn(len(g.links)) {
		r.Place = fmt.Sprint("agent at ", g.at)
		r.Tell("%d", g.at)
		r.State("%d", g.at)
		answer := r.Ask("C1 C2")
		g.cut(r, r.Number(answer[0], 0, g.nodes-1), r.Number(answer[1], 0, g.nodes-1))

		// The player wins before the agent's step, because an agent without a way does not move.
		if !g.reachable() {
			r.Win("won, %d of %d links left", g.standing, len(g.links))
		}

		from := g.at
		g.at = g.step(g)
		if g.gateway[g.at] {
			r.State("%d", g.at)
			r.Lose("the agent walks from %d into gateway %d; %d of %d links left", from, g.at, g.standing, len(g.links))
		}
	}
}

func readGame(r *referee.Game) *game {
	g := &game{nodes: r.Int(2, 1000)}
	links, gateways := r.Int(1, 1000), r.Int(1, 1000)
	g.gateway, g.next, g.standing = make([]bool, g.nodes), make([][]int, g.nodes), links
	for i := 0; i < links; i++ {
		a, b := r.Int(0, g.nodes-1), r.Int(0, g.nodes-1)
		g.links = append(g.links, [2]int{a, b})
		g.next[a] = append(g.next[a], b)
		g.next[b] = append(g.next[b], a)
	}
	for i := 0; i < gateways; i++ {
		v := r.Int(0, g.nodes-1)
		g.gateways = append(g.gateways, v)
		g.gateway[v] = true
	}

	g.at = r.Int(0, g.nodes-1)
	if g.gateway[g.at] {
		r.Fail("the agent cannot start at gateway %d", g.at)
	}
	name := r.Word()
	agent, known := agents[name]
	if !known {
		r.Fail("there is no agent %q", name)
	}
	seed := r.Int(0, 1<<31)
	r.Done()
	g.step = agent(g, rand.New(rand.NewSource(int64(seed))))
	return g
}

// cut carries out the player's answer.
func (g *game) cut(r *referee.Game, a, b int) {
	switch {
	case !g.has(a, b) && g.had(a, b):
		r.Lose("link %d %d has been cut before", a, b)
	case !g.has(a, b):
		r.Lose("there is no link %d %d", a, b)
	}
	g.next[a], g.next[b] = without(g.next[a], b), without(g.next[b], a)
	g.standing--
}

// has tells whether the link stands, had whether it stood at the start.
func (g *game) has(a, b int) bool {
	for _, v := range g.next[a] {
		if v == b {
			return true
		}
	}
	return false
}

func (g *game) had(a, b int) bool {
	for _, l := range g.links {
		if l == [2]int{a, b} || l == [2]int{b, a} {
			return true
		}
	}
	return false
}

func without(list []int, v int) []int {
	// The order of the neighbours stays, because the random agent chooses a place in the list.
	kept := list[:0]
	for _, u := range list {
		if u != v {
			kept = append(kept, u)
		}
	}
	return kept
}

// distances counts the steps from every node to the nearest one that is a goal, never through a gateway; -1 where
// there is no way.
func (g *game) distances(goal func(v int) bool) []int {
	// All goals are starts of one breadth-first search.
	dist := make([]int, g.nodes)
	var queue []int
	for v := range dist {
		dist[v] = -1
		if goal(v) {
			dist[v] = 0
			queue = append(queue, v)
		}
	}

	// The search passes no gateway, because the agent cannot walk through one.
	for i := 0; i < len(queue); i++ {
		for _, u := range g.next[queue[i]] {
			if dist[u] < 0 && !g.gateway[u] {
				dist[u] = dist[queue[i]] + 1
				queue = append(queue, u)
			}
		}
	}
	return dist
}

func (g *game) isGateway(v int) bool { return g.gateway[v] }

func (g *game) reachable() bool { return g.distances(g.isGateway)[g.at] > 0 }

// agents by name. An agent is asked for a step only when a gateway can be reached.
var agents = map[string]func(g *game, rng *rand.Rand) func(g *game) int{
	// towards the nearest gateway; of several steps the node with the most links, then the lowest: as in recorded games
	"seen": func(*game, *rand.Rand) func(*game) int {
		return greedy(func(g *game, a, b int) bool { return len(g.next[a]) > len(g.next[b]) })
	},
	// towards the nearest gateway; of several steps the lowest node
	"low": func(*game, *rand.Rand) func(*game) int {
		return greedy(lowest)
	},
	// towards the nearest gateway; of several steps the highest node
	"high": func(*game, *rand.Rand) func(*game) int {
		return greedy(func(g *game, a, b int) bool { return a > b })
	},
	// towards the nearest gateway; of several steps the node with the fewest links, then the lowest
	"few": func(*game, *rand.Rand) func(*game) int {
		return greedy(func(g *game, a, b int) bool { return len(g.next[a]) < len(g.next[b]) })
	},
	// into a gateway if one is beside; else to the node from which the most links must be cut to keep the agent from the
	// gateways; of several such nodes to the one nearest to a gateway, then the lowest
	"wide": func(*game, *rand.Rand) func(*game) int { return wide },
	// anywhere, gateways included
	"random": func(_ *game, rng *rand.Rand) func(*game) int {
		return func(g *game) int { return g.next[g.at][rng.Intn(len(g.next[g.at]))] }
	},
}

// greedy walks towards the nearest gateway; of several steps it takes the first that is better than all before it,
// the lowest node first.
func greedy(better func(g *game, a, b int) bool) func(*game) int {
	return func(g *game) int { return g.towards(g.distances(g.isGateway), better) }
}

// lowest lets no later node be better.
func lowest(*game, int, int) bool { return false }

func wide(g *game) int {
	// Beside a gateway no look at the number of ways is needed.
	dist := g.distances(g.isGateway)
	if dist[g.at] == 1 {
		return g.towards(dist, lowest)
	}

	// Compare all neighbours from which a gateway can be reached.
	best, most := -1, 0
	for v := 0; v < g.nodes; v++ {
		if dist[v] < 0 || !g.has(g.at, v) {
			continue
		}
		n := g.ways(v)
		if best < 0 || n > most || n == most && dist[v] < dist[best] {
			best, most = v, n
		}
	}
	return best
}

// ways counts how many ways that share no link lead from v to gateways: as many links must be cut to separate them.
func (g *game) ways(v int) int {
	used := map[[2]int]bool{} // a link in the direction in which a way goes over it
	n := 0
	for g.oneMore(v, used) {
		n++
	}
	return n
}

// oneMore changes used to hold one way more, if there is one.
func (g *game) oneMore(v int, used map[[2]int]bool) bool {
	// A breadth-first search for an augmenting path (Ford and Fulkerson): each link has capacity 1.
	from := map[int]int{v: v}
	for queue := []int{v}; len(queue) > 0; queue = queue[1:] {
		u := queue[0]
		for _, w := range g.next[u] {
			if _, seen := from[w]; seen || used[[2]int{u, w}] {
				continue
			}
			from[w] = u
			if !g.gateway[w] {
				queue = append(queue, w)
				continue
			}

			// Walking a link against an earlier way cancels it on both ways.
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

// towards returns the best neighbour that is nearer.
func (g *game) towards(dist []int, better func(g *game, a, b int) bool) int {
	best := -1
	for v := 0; v < g.nodes; v++ {
		if dist[v] == dist[g.at]-1 && g.has(g.at, v) && (best < 0 || better(g, v, best)) {
			best = v
		}
	}
	return best
}
