// Accepted: iterative deepening over free turns (turns in which no gateway is next to the agent), as long as the time
// limit of a turn allows. The search tries every useful cut against every step of the agent, and stores decided
// positions in a table. If the agent wins after some cut, the search skips cuts of links that the agent does not need
// for this win. Most branches of the search end early, because the program counts the cuts that are needed before the
// agent can reach each node.
package main

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
	"sort"
	"time"
)

// The search in a turn ends after mostLooks positions, or after the time firstPatience (in the first turn) or
// patience. The referee allows a second for the first turn and 150 ms for each other turn.
const (
	mostLooks     = 6000
	firstPatience = 700 * time.Millisecond
	patience      = 100 * time.Millisecond
)

// A value says whether the player wins or loses in a position, or (open) that the search does not know it.
type value int8

const (
	lost value = iota - 1
	open
	won
)

// A game contains the map and the position, except the agent's node.
type game struct {
	next  [][]int    // links between nodes that are not gateways
	gates [][]int    // for each node, its gateways; the links to the first left[node] of them remain
	left  []int      // for each node, the number of remaining gateway links
	marks [][]uint64 // random numbers for each node and number of remaining links
	hash  uint64     // hash of left

	known    map[uint64]decided
	patience time.Duration // time for the search in this turn
	deadline time.Time
	looks    int
	late     bool
	cost     []int // the result of the last call of measure: free turns before the agent can reach each node
	before   []int // the previous node on the path to each node
	queue    []int
}

// decided is an entry of the table of positions: the value of a position, and the number of free turns (depth) that
// the search looked ahead.
type decided struct {
	value value
	depth int8
	needs nodes // if the position is lost: the nodes whose gateway links the agent needs to win
}

// nodes is a set of nodes.
type nodes [8]uint64

var everything = nodes{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}

func (s *nodes) add(v int)      { s[v/64] |= 1 << (v % 64) }
func (s *nodes) has(v int) bool { return s[v/64]>>(v%64)&1 == 1 }

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	g := read(in)
	g.patience = firstPatience
	for agent := 0; ; g.patience = patience {
		if _, err := fmt.Fscan(in, &agent); err != nil {
			return
		}
		v := g.choose(agent)
		if v < 0 {
			return
		}
		g.cut(v, -1)
		fmt.Fprintln(out, v, g.gates[v][g.left[v]])
		out.Flush()
	}
}

func read(in *bufio.Reader) *game {
	var n, l, e int
	fmt.Fscan(in, &n, &l, &e)
	links := make([][2]int, l)
	for i := range links {
		fmt.Fscan(in, &links[i][0], &links[i][1])
	}
	gateway := make([]bool, n)
	for i := 0; i < e; i++ {
		var v int
		fmt.Fscan(in, &v)
		gateway[v] = true
	}
	g := &game{
		next: make([][]int, n), gates: make([][]int, n), left: make([]int, n), marks: make([][]uint64, n),
		known: map[uint64]decided{}, cost: make([]int, n), before: make([]int, n),
	}
	for _, l := range links {
		g.link(gateway, l[0], l[1])
		g.link(gateway, l[1], l[0])
	}
	random := rand.New(rand.NewSource(1))
	for v := range g.marks {
		for i := 0; i <= len(g.gates[v])+1; i++ {
			g.marks[v] = append(g.marks[v], random.Uint64())
		}
	}
	return g
}

func (g *game) link(gateway []bool, a, b int) {
	if gateway[b] && !gateway[a] {
		g.gates[a] = append(g.gates[a], b)
		g.left[a]++
	} else if !gateway[a] {
		g.next[a] = append(g.next[a], b)
	}
}

// cut removes a gateway link of v (change is -1), or restores it (change is 1).
func (g *game) cut(v, change int) {
	g.hash ^= g.marks[v][g.left[v]]
	g.left[v] += change
	g.hash ^= g.marks[v][g.left[v]]
}

// choose returns the node at which to cut a link, or -1 if no link is left.
func (g *game) choose(agent int) int {
	if g.left[agent] > 0 {
		return agent
	}
	g.deadline, g.late, g.looks = time.Now().Add(g.patience), false, 0
	_, cuts, _ := g.look(agent)
	if len(cuts) == 0 {
		return g.nearest(agent)
	}
	best := cuts[0]
	for depth := 1; depth < 100; depth++ {
		cut, result, _ := g.bestCut(agent, cuts, depth)
		if g.late || result == lost {
			break
		}
		best = cut
		if result == won {
			break
		}
	}
	return best
}

// bestCut returns the first cut that does not lose within the search depth. If all cuts lose, it returns the nodes
// with links that the agent needs to win. When a cut loses, bestCut learns which nodes the agent needs for this win.
// A cut at any other node does not stop the win, so bestCut skips it.
func (g *game) bestCut(agent int, cuts []int, depth int) (best int, result value, needs nodes) {
	best, result = cuts[0], lost
	useful := everything
	for _, v := range cuts {
		if !useful.has(v) {
			continue
		}
		g.cut(v, -1)
		x, why := g.agentMoves(agent, depth-1)
		g.cut(v, +1)
		if g.late {
			break
		}
		if x != lost {
			best, result = v, x
			break
		}
		for i := range needs {
			needs[i] |= why[i]
			useful[i] &= why[i]
		}
	}
	return best, result, needs
}

// agentMoves returns the lowest value that the agent can reach by a step from v.
func (g *game) agentMoves(v, depth int) (result value, needs nodes) {
	result = won
	for _, u := range g.next[v] {
		x, why := g.playerMoves(u, depth)
		if x < result {
			result, needs = x, why
		}
		if result == lost || g.late {
			break
		}
	}
	return result, needs
}

// playerMoves returns the value of the position with the agent on v at the player's turn.
func (g *game) playerMoves(v, depth int) (result value, needs nodes) {
	switch {
	case g.left[v] > 1:
		needs.add(v)
		return lost, needs
	case g.left[v] == 1:
		g.cut(v, -1)
		result, needs = g.agentMoves(v, depth)
		g.cut(v, +1)
		needs.add(v)
		return result, needs
	}
	key := g.hash ^ g.marks[v][len(g.gates[v])+1]
	if d, ok := g.known[key]; ok && (d.value != open || int(d.depth) >= depth) {
		return d.value, d.needs
	}
	if g.looks++; g.looks == mostLooks || g.looks%64 == 0 && time.Now().After(g.deadline) {
		g.late = true
	}
	if g.late {
		return open, needs
	}
	result, cuts, needs := g.look(v)
	if result == open && depth > 0 {
		_, result, needs = g.bestCut(v, cuts, depth)
	}
	if !g.late {
		g.known[key] = decided{result, int8(depth), needs}
	}
	return result, needs
}

// look evaluates a position without a search. The agent is on v. For each node, look counts the free turns that the
// player has before the agent can arrive there. If a node has k gateway links, the player must cut k-1 of them before
// the agent arrives. The result is lost if there are fewer free turns than cuts for one of the nodes. It is won if
// all these cuts can be made in time, one after the other. cuts lists the nodes that need cuts, ordered by their free
// turns.
func (g *game) look(v int) (result value, cuts []int, needs nodes) {
	g.measure(v)
	for u, n := range g.left {
		if n > 1 && g.cost[u] >= 0 {
			if n-1 > g.cost[u] {
				return lost, nil, g.way(u)
			}
			cuts = append(cuts, u)
		}
	}
	sort.SliceStable(cuts, func(i, j int) bool { return g.cost[cuts[i]] < g.cost[cuts[j]] })
	sum := 0
	result = won
	for _, u := range cuts {
		if sum += g.left[u] - 1; sum > g.cost[u] {
			result = open
		}
	}
	return result, cuts, needs
}

// way returns the nodes with gateway links on the cheapest path to u, which the method measure has found.
func (g *game) way(u int) (needs nodes) {
	for ; u >= 0; u = g.before[u] {
		if g.left[u] > 0 {
			needs.add(u)
		}
	}
	return needs
}

// measure computes cost, the number of free turns before the agent can reach each node, or -1 if it cannot. Leaving a
// node costs 1 if the node has no gateway link, and 0 otherwise.
func (g *game) measure(v int) {
	for u := range g.cost {
		g.cost[u] = -1
	}
	g.cost[v], g.before[v] = 0, -1
	now := append(g.queue[:0], v)
	var later []int
	for price := 0; len(now) > 0; price++ {
		for i := 0; i < len(now); i++ {
			u := now[i]
			if g.cost[u] != price {
				continue
			}
			for _, w := range g.next[u] {
				switch {
				case g.left[u] > 0 && (g.cost[w] < 0 || g.cost[w] > price):
					g.cost[w], g.before[w] = price, u
					now = append(now, w)
				case g.left[u] == 0 && g.cost[w] < 0:
					g.cost[w], g.before[w] = price+1, u
					later = append(later, w)
				}
			}
		}
		now, later = later, now[:0]
	}
	g.queue = now
}

// nearest returns the node with gateway links that the agent can reach first.
func (g *game) nearest(v int) int {
	seen := map[int]bool{v: true}
	for queue := []int{v}; len(queue) > 0; queue = queue[1:] {
		if g.left[queue[0]] > 0 {
			return queue[0]
		}
		for _, u := range g.next[queue[0]] {
			if !seen[u] {
				seen[u] = true
				queue = append(queue, u)
			}
		}
	}
	return -1
}
