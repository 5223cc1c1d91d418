// Wrong: the next free cut goes to the node with two gateways that is fewest steps away. Steps past gateways, which
// give the player no free cut, count like any others.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var (
	next  [][]int // links between nodes that are no gateways
	doors [][]int // gateways to which a node is still linked
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

// choose returns the agent's node if it has a gateway link, else the nearest node with two, else the nearest with one.
func choose(agent int) int {
	if len(doors[agent]) > 0 {
		return agent
	}
	if v := nearest(agent, func(v int) bool { return len(doors[v]) > 1 }); v >= 0 {
		return v
	}
	return nearest(agent, func(v int) bool { return len(doors[v]) > 0 })
}

// nearest returns the first node, by distance from the agent, that is wanted; -1 if there is none.
func nearest(agent int, wanted func(v int) bool) int {
	seen := make([]bool, len(next))
	seen[agent] = true
	for queue := []int{agent}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		if wanted(v) {
			return v
		}
		for _, u := range next[v] {
			if !seen[u] {
				seen[u] = true
				queue = append(queue, u)
			}
		}
	}
	return -1
}
