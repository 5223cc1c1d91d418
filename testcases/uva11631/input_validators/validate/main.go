// Command validate decides whether standard input is a valid input of UVa 11631. The roads of a case must connect all
// junctions. The exit status is 42 if the input is valid. Otherwise it is 43, and standard error contains the line and
// the reason.
package main

import "oj/testcases/internal/lines"

func main() {
	lines.Start()
	for {
		head := lines.Numbers(0, 200000, 0, 200000)
		n := head[0]
		if n == 0 && head[1] > 0 {
			lines.Reject("want 0 0 at the end")
		}
		if n == 0 {
			lines.Finish()
		}

		// group[v] leads to a representative of the junctions that are connected with v.
		group := make([]int, n)
		for v := range group {
			group[v] = v
		}
		groups, total := n, 0
		for range head[1] {
			road := lines.Numbers(0, n-1, 0, n-1, 0, 1<<31-1)
			if road[0] == road[1] {
				lines.Reject("want two different junctions")
			}
			total += road[2]
			a, b := find(group, road[0]), find(group, road[1])
			if a != b {
				group[a] = b
				groups--
			}
		}
		if groups > 1 {
			lines.Reject("the roads do not connect all junctions")
		}
		if total >= 1<<31 {
			lines.Reject("the roads are too long together")
		}
	}
}

// find returns the representative of v's group. It shortens the path to it.
func find(group []int, v int) int {
	for group[v] != v {
		group[v] = group[group[v]]
		v = group[v]
	}
	return v
}
