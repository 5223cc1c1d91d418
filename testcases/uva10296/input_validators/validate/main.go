// Command validate decides whether standard input is a valid input of UVa 10296. The graph of the trails must be
// connected. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	for {
		n := input.Int("stations", 0, 15)
		if n == 0 {
			input.End()
		}
		var group [16]int // stations with equal numbers are connected
		for v := range group {
			group[v] = v
		}
		used := 0
		for m := input.Int("trails", 1, 999); m > 0; m-- {
			u, v := input.Int("a station", 1, n), input.Int("a station", 1, n)
			input.Int("a length", 0, 1000000)
			used = u

			// Merge the groups of both ends.
			old := group[u]
			for i := range group {
				if group[i] == old {
					group[i] = group[v]
				}
			}
		}

		// Ignore stations without trails: each of them is a group by itself.
		sizes := map[int]int{}
		for v := 1; v <= n; v++ {
			sizes[group[v]]++
		}
		for g, size := range sizes {
			if size > 1 && g != group[used] {
				input.Reject("the trails are not connected")
			}
		}
	}
}
