// Wrong: the rule of a player that was published as a tutorial. It considers only paths of the agent through nodes
// with gateway links, as if the agent had to threaten to win in every turn. It misses positions in which the player
// gets one free turn, and the agent can win in two ways after it.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

var (
	next  [][]int // links between nodes that are not gateways
	doors [][]int // for each node, the gateways to which it is still linked
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	var n, l, e int
	fmt.Fscan(in, &n, &l, &e)
	links := make([][2]int, l)
	for i := range links {
		fmt.Fscan(in, &links[i][0], &links[i][1])
	}
	gateway := make([]bool, n)
	for range e {
		var v int
		fmt.Fscan(in, &v)
		gateway[v] = true
	}
	next, doors = make([][]int, n), make([][]int, n)
	for _, l := range links {
		link(gateway, l[0], l[1])
		link(gateway, l[1], l[0])
	}
	for agent := 0; ; {
		if _, err := fmt.Fscan(in, &agent); err != nil {
			return
		}
		v := choose(agent)
		if v < 0 {
			return
		}
		fmt.Fprintln(out, v, doors[v][0])
		out.Flush()
		doors[v] = doors[v][1:]
	}
}

func link(gateway []bool, a, b int) {
	if gateway[b] {
		doors[a] = append(doors[a], b)
	} else if !gateway[a] {
		next[a] = append(next[a], b)
	}
}

// choose applies the published rule and returns the node at which to cut a gateway link. The cost of a node is the
// number of the player's free turns before the agent can arrive there; steps to nodes with gateway links cost
// nothing. The rule is a depth-first search from the agent's node through nodes with gateway links. Of the neighbours
// of a node, it visits nodes with more gateway links first, and among them nodes with lower costs. The result is the
// first node with more gateway links than its cost. If there is no such node, the result is the node with the most
// gateway links; ties go to the node where the agent arrives first.
func choose(agent int) int {
	if len(doors[agent]) > 0 {
		return agent
	}
	t := tutorial{cost: costs(agent), seen: make([]bool, len(next))}
	if v := t.walk(agent); v >= 0 {
		return v
	}
	best := -1
	for v, links := range doors {
		if len(links) == 0 || t.cost[v] < 0 {
			continue
		}
		if best < 0 || len(links) > len(doors[best]) || len(links) == len(doors[best]) && t.cost[v] < t.cost[best] {
			best = v
		}
	}
	return best
}

type tutorial struct {
	cost []int
	seen []bool
}

// walk continues the depth-first search at v. It returns the first node with more gateway links than the player has
// free turns before the agent arrives there (t.cost), or -1 if there is none.
func (t *tutorial) walk(v int) int {
	t.seen[v] = true
	if len(doors[v]) > t.cost[v] {
		return v
	}
	order := append([]int(nil), next[v]...)
	sort.SliceStable(order, func(i, j int) bool {
		a, b := order[i], order[j]
		if len(doors[a]) != len(doors[b]) {
			return len(doors[a]) > len(doors[b])
		}
		return t.cost[a] < t.cost[b]
	})
	for _, u := range order {
		if len(doors[u]) > 0 && !t.seen[u] {
			if found := t.walk(u); found >= 0 {
				return found
			}
		}
	}
	return -1
}

// costs returns, for every node, the number of free turns before the agent can arrive there, or
// -1 if it cannot.
func costs(agent int) []int {
	cost := make([]int, len(next))
	for v := range cost {
		cost[v] = -1
	}
	cost[agent] = 0
	for now, price := []int{agent}, 0; len(now) > 0; price++ {
		var later []int
		for i := 0; i < len(now); i++ {
			v := now[i]
			for _, u := range next[v] {
				switch {
				case cost[u] >= 0 && (cost[u] <= price || len(doors[u]) == 0):
				case len(doors[u]) > 0:
					cost[u] = price
					now = append(now, u)
				default:
					cost[u] = price + 1
					later = append(later, u)
				}
			}
		}
		now = later
	}
	return cost
}
