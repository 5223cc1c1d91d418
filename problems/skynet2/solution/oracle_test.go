package main

import (
	"fmt"
	"math/rand"
	"strings"
)

// This file computes the exact value of every position of one game, by dynamic programming over the numbers
// of gateway links left and the agent's node. It shares no code with the player and relies on none of the
// facts that the README proves.

// An oracle knows for every position whether the player, who is to move, can win. A position is the agent's
// node and a state. A state is the number of gateway links left at each node, written as one number with a
// digit for each node.
type oracle struct {
	next  [][]int
	base  []int // for each node, the place value of its digit
	full  []int // for each node, its number of links at the start
	count int   // the number of states
	wins  []bool
}

func newOracle(next [][]int, full []int) *oracle {
	o := &oracle{next: next, full: append([]int(nil), full...), base: make([]int, len(full)), count: 1}
	for v, k := range full {
		o.base[v] = o.count
		o.count *= k + 1
	}
	o.wins = make([]bool, o.count*len(next))

	// A cut leads to a smaller state, so compute the states in ascending order.
	for state := 0; state < o.count; state++ {
		for a := range next {
			o.wins[state*len(next)+a] = o.judge(state, a)
		}
	}
	return o
}

func (o *oracle) links(state, v int) int { return state / o.base[v] % (o.full[v] + 1) }

// judge reports whether the player wins if the agent is on node a and the player is to move in the given state.
func (o *oracle) judge(state, a int) bool {
	if state == 0 {
		return true
	}
	for v := range o.next {
		if o.links(state, v) > 0 && o.safe(state-o.base[v], a) {
			return true
		}
	}
	return false
}

// safe reports whether the player wins if the agent, on node a, is to move in the given state.
func (o *oracle) safe(state, a int) bool {
	if o.links(state, a) > 0 {
		return false
	}
	for _, b := range o.next[a] {
		if !o.wins[state*len(o.next)+b] {
			return false
		}
	}
	return true
}

// step returns the perfect agent's next node. It is a neighbour from which the agent wins; if the agent cannot win,
// it is any neighbour. ok is false if a has no neighbours.
func (o *oracle) step(rng *rand.Rand, state, a int) (b int, ok bool) {
	if len(o.next[a]) == 0 {
		return a, false
	}
	for _, b := range o.next[a] {
		if !o.wins[state*len(o.next)+b] {
			return b, true
		}
	}
	return o.next[a][rng.Intn(len(o.next[a]))], true
}

// set fills the slice `left` with the number of gateway links of each node in a state.
func (o *oracle) set(state int, left []int) {
	for v := range left {
		left[v] = o.links(state, v)
	}
}

// A sketch describes a game without naming its gateways: it contains the links between ordinary nodes, and for each
// node the number of its gateway links. The agent starts on node 0.
type sketch struct {
	next [][]int
	left []int
}

// randomSketch returns a connected game with at most the given numbers of nodes and of gateway links.
func randomSketch(rng *rand.Rand, nodes, links int) sketch {
	n := 2 + rng.Intn(nodes-1)
	g := sketch{make([][]int, n), make([]int, n)}
	for v := 1; v < n; v++ {
		g.link(v, rng.Intn(v))
	}
	for i := rng.Intn(n + 1); i > 0; i-- {
		g.link(rng.Intn(n), rng.Intn(n))
	}
	for i := 1 + rng.Intn(links); i > 0; i-- {
		g.left[1+rng.Intn(n-1)]++
	}
	return g
}

// hardSketch returns a sparse game of 9 to 13 nodes with so many gateway links that the quick test of a
// position rarely decides it.
func hardSketch(rng *rand.Rand) sketch {
	n := 9 + rng.Intn(5)
	g := sketch{make([][]int, n), make([]int, n)}
	for v := 1; v < n; v++ {
		g.link(v, v-1-rng.Intn(min(v, 3)))
	}
	for range n / 3 {
		g.link(rng.Intn(n), rng.Intn(n))
	}
	states := 1
	for _, v := range rng.Perm(n) {
		k := []int{0, 0, 0, 1, 1, 1, 2, 2, 2, 3}[rng.Intn(10)]
		if v > 0 && states*(k+1) <= 8000 {
			g.left[v], states = k, states*(k+1)
		}
	}
	return g
}

// near returns a random state in which at most `most` links have been cut.
func (o *oracle) near(rng *rand.Rand, most int) int {
	state := o.count - 1
	for range rng.Intn(most + 1) {
		if v := rng.Intn(len(o.next)); o.links(state, v) > 0 {
			state -= o.base[v]
		}
	}
	return state
}

// link joins two nodes, unless they are the same node or are joined already.
func (g *sketch) link(a, b int) {
	for _, c := range g.next[a] {
		if c == b {
			return
		}
	}
	if a != b {
		g.next[a], g.next[b] = append(g.next[a], b), append(g.next[b], a)
	}
}

// text returns the map as a referee sends it before the first turn. The i-th gateway link of each node leads
// to gateway i.
func (g *sketch) text() string {
	n, most, links := len(g.next), 0, 0
	var b strings.Builder
	for a, list := range g.next {
		for _, c := range list {
			if a < c {
				fmt.Fprintln(&b, a, c)
				links++
			}
		}
		for i := 0; i < g.left[a]; i++ {
			fmt.Fprintln(&b, a, n+i)
			links++
		}
		most = max(most, g.left[a])
	}
	for i := range most {
		fmt.Fprintln(&b, n+i)
	}
	return fmt.Sprintln(n+most, links, most) + b.String()
}
