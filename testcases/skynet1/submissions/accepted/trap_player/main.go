// Right: a published player. It cuts the gateway link beside the agent; else, if the agent has two ways, the one to the
// node with more links; else a link of the ring around a gateway, so that the agent runs into a dead end.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var (
	next    [][]int // links that stand, by node
	gateway []bool
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	var n, l, e int
	fmt.Fscan(in, &n, &l, &e)
	next, gateway = make([][]int, n), make([]bool, n)
	for range l {
		var a, b int
		fmt.Fscan(in, &a, &b)
		next[a], next[b] = append(next[a], b), append(next[b], a)
	}
	for range e {
		var v int
		fmt.Fscan(in, &v)
		gateway[v] = true
	}
	for agent := 0; ; {
		if _, err := fmt.Fscan(in, &agent); err != nil {
			return
		}
		a, b := choose(agent)
		if a < 0 {
			return
		}
		fmt.Fprintln(out, a, b)
		out.Flush()
		next[a], next[b] = without(next[a], b), without(next[b], a)
	}
}

// choose returns the link to cut, -1 if there is none.
func choose(agent int) (int, int) {
	for _, u := range next[agent] {
		if gateway[u] {
			return agent, u
		}
	}
	if ways := next[agent]; len(ways) == 2 {
		if len(next[ways[0]]) > len(next[ways[1]]) {
			return agent, ways[0]
		}
		return agent, ways[1]
	}
	if a, b := ring(); a >= 0 {
		return a, b
	}
	return nearest(agent)
}

// ring returns a link between two neighbours of one gateway that have three links each, -1 if there is none.
func ring() (int, int) {
	for g := range next {
		for _, a := range next[g] {
			for _, b := range next[a] {
				if gateway[g] && len(next[a]) == 3 && len(next[b]) == 3 && linked(b, g) {
					return a, b
				}
			}
		}
	}
	return -1, -1
}

func linked(a, b int) bool {
	for _, u := range next[a] {
		if u == b {
			return true
		}
	}
	return false
}

// nearest returns the gateway link that is fewest steps from the agent, -1 if he can reach none.
func nearest(agent int) (int, int) {
	seen := make([]bool, len(next))
	seen[agent] = true
	for queue := []int{agent}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		for _, u := range next[v] {
			if gateway[u] {
				return v, u
			}
		}
		for _, u := range next[v] {
			if !seen[u] {
				seen[u] = true
				queue = append(queue, u)
			}
		}
	}
	return -1, -1
}

func without(list []int, v int) []int {
	var kept []int
	for _, u := range list {
		if u != v {
			kept = append(kept, u)
		}
	}
	return kept
}
