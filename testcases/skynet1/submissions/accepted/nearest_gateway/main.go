// Accepted, although it cuts more links than needed: in each turn it cuts the gateway link that is nearest to the
// agent.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var (
	next    [][]int // for each node, the other ends of its remaining links
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

// choose returns the link to cut, or -1 if there is none.
func choose(agent int) (int, int) { return nearest(agent) }

// nearest returns the gateway link that is the fewest steps away from the agent, or -1 if the agent can reach none.
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
