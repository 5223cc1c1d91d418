// Wrong: locks the agent in by cutting his own links, the one towards the most links first, and does not look whether a
// gateway is beside him.
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

// choose returns the agent's link to the neighbour that has the most links.
func choose(agent int) (int, int) {
	best := -1
	for _, u := range next[agent] {
		if !gateway[u] && (best < 0 || len(next[u]) > len(next[best])) {
			best = u
		}
	}
	if best < 0 && len(next[agent]) > 0 {
		best = next[agent][0]
	}
	return agent, best
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
