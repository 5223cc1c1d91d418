package main

import (
	"fmt"
	"math/rand"
	"strings"
)

// This file computes the exact least number of cuts on small maps, by trying every cut in every position. It
// shares no code with the player.

// A sketch is a small map. Sets of its links are bit masks.
type sketch struct {
	nodes   int
	links   [][2]int
	gateway []bool
}

// randomSketch returns a map with at most eight ordinary nodes, at most three gateways and at most `most`
// links. The agent starts on node 0.
func randomSketch(rng *rand.Rand, most int) sketch {
	for {
		inner := 2 + rng.Intn(7)
		g := sketch{nodes: inner + 1 + rng.Intn(3)}
		g.gateway = make([]bool, g.nodes)
		for v := inner; v < g.nodes; v++ {
			g.gateway[v] = true
		}
		for v := 1; v < inner; v++ {
			g.link(v, rng.Intn(v))
		}
		for range rng.Intn(inner + 2) {
			g.link(rng.Intn(inner), rng.Intn(inner))
		}
		for v := range inner {
			if rng.Intn(2) == 0 {
				g.link(v, inner+rng.Intn(g.nodes-inner))
			}
		}
		if len(g.links) <= most && g.reaches(g.all(), 0) {
			return g
		}
	}
}

func (g *sketch) all() int { return 1<<len(g.links) - 1 }

func (g *sketch) link(a, b int) {
	for _, l := range g.links {
		if l == [2]int{a, b} || l == [2]int{b, a} {
			return
		}
	}
	if a != b {
		g.links = append(g.links, [2]int{a, b})
	}
}

func (g *sketch) text() string {
	var b strings.Builder
	gateways := 0
	for _, l := range g.links {
		fmt.Fprintln(&b, l[0], l[1])
	}
	for v, is := range g.gateway {
		if is {
			fmt.Fprintln(&b, v)
			gateways++
		}
	}
	return fmt.Sprintln(g.nodes, len(g.links), gateways) + b.String()
}

// neighbours lists the other ends of the links at v that are in `set`.
func (g *sketch) neighbours(set, v int) []int {
	var list []int
	for i, l := range g.links {
		if set>>i&1 == 1 && l[0] == v {
			list = append(list, l[1])
		} else if set>>i&1 == 1 && l[1] == v {
			list = append(list, l[0])
		}
	}
	return list
}

// steps returns the distance from v to the nearest gateway along links in `set`, or -1.
func (g *sketch) steps(set, v int) int {
	seen := map[int]int{v: 0}
	for queue := []int{v}; len(queue) > 0; queue = queue[1:] {
		u := queue[0]
		if g.gateway[u] {
			return seen[u]
		}
		for _, w := range g.neighbours(set, u) {
			if _, ok := seen[w]; !ok {
				seen[w] = seen[u] + 1
				queue = append(queue, w)
			}
		}
	}
	return -1
}

func (g *sketch) reaches(set, v int) bool { return g.steps(set, v) >= 0 }

// seen returns the step that the agent takes in the recorded games. It goes to the neighbour that is nearest
// to a gateway; if several are equally near, to the one with the most links, and among these to the one with
// the lowest number.
func (g *sketch) seen(set, v int) int {
	best := -1
	for _, u := range g.neighbours(set, v) {
		if g.steps(set, u) != g.steps(set, v)-1 {
			continue
		}
		n := len(g.neighbours(set, u))
		if best < 0 || n > len(g.neighbours(set, best)) || n == len(g.neighbours(set, best)) && u < best {
			best = u
		}
	}
	return best
}

// never is greater than any number of cuts.
const never = 1000

// least returns the fewest cuts with which the player wins. The agent is on v, and the player is to move. The
// function `moves` returns the possible steps of the agent. known stores earlier results.
func (g *sketch) least(set, v int, moves func(set, v int) []int, known map[[2]int]int) int {
	if n, ok := known[[2]int{set, v}]; ok {
		return n
	}
	best := never
	for i := range g.links {
		if set>>i&1 == 0 {
			continue
		}
		rest := set &^ (1 << i)
		if !g.reaches(rest, v) {
			best = 1
			break
		}
		worst := 0
		for _, u := range moves(rest, v) {
			if g.gateway[u] {
				worst = never
			} else {
				worst = max(worst, g.least(rest, u, moves, known))
			}
		}
		best = min(best, 1+worst)
	}
	known[[2]int{set, v}] = best
	return best
}
