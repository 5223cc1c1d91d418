// Wrong: the usual policy. Of the nodes with two gateways, it chooses the node where the agent can arrive after the
// fewest free turns (turns in which the player is not forced to cut a certain link), and cuts a link there. It
// considers each node separately. If the agent can reach several nodes with two gateways after the same number of
// free turns, the policy may choose the wrong node.
package main

import (
	"bufio"
	"fmt"
	"os"
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

// choose returns the node at which to cut a gateway link, or -1 if none is left. If the agent's node has a gateway
// link, choose returns this node. Otherwise it returns the cheapest node with two gateway links, or, if there is
// none, with one. Steps to nodes with gateway links cost 0, all other steps 1. Of equally cheap nodes with two
// gateway links it returns the lowest.
func choose(agent int) int {
	if len(doors[agent]) > 0 {
		return agent
	}
	cost := make([]int, len(next))
	for v := range cost {
		cost[v] = -1
	}
	cost[agent] = 0
	now, single, double := []int{agent}, -1, -1
	for price := 0; len(now) > 0; price++ {
		var later []int
		for i := 0; i < len(now); i++ {
			v := now[i]
			if len(doors[v]) > 1 && (double < 0 || v < double) {
				double = v
			}
			if len(doors[v]) == 1 && single < 0 {
				single = v
			}
			for _, u := range next[v] {
				if cost[u] >= 0 && (cost[u] <= price || len(doors[u]) == 0) {
					continue
				}
				if len(doors[u]) > 0 {
					cost[u] = price
					now = append(now, u)
				} else {
					cost[u] = price + 1
					later = append(later, u)
				}
			}
		}
		if double >= 0 {
			return double
		}
		now = later
	}
	return single
}
