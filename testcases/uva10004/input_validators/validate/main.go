// Command validate decides whether standard input is a valid input of UVa 10004. The graph must be connected, and no two
// edges may join the same vertices. The exit status is 42 if the input is valid. Otherwise it is 43, and standard error
// contains the line and the reason.
package main

import "oj/testcases/internal/lines"

func main() {
	lines.Start()
	for {
		n := lines.Numbers(0, 199)[0]
		if n == 0 {
			lines.Finish()
		}
		if n == 1 {
			lines.Reject("want more than one vertex")
		}
		beside := make([][]bool, n)
		for v := range beside {
			beside[v] = make([]bool, n)
		}
		edges := lines.Numbers(0, n*(n-1)/2)[0]
		for range edges {
			ends := lines.Numbers(0, n-1, 0, n-1)
			a, b := ends[0], ends[1]
			if a == b || beside[a][b] {
				lines.Reject("want an edge between two vertices that no edge joins yet")
			}
			beside[a][b], beside[b][a] = true, true
		}
		if !connected(beside) {
			lines.Reject("the graph is not connected")
		}
	}
}

// connected reports whether vertex 0 reaches all vertices.
func connected(beside [][]bool) bool {
	seen := make([]bool, len(beside))
	seen[0] = true
	queue := []int{0}
	for i := 0; i < len(queue); i++ {
		for v, joined := range beside[queue[i]] {
			if joined && !seen[v] {
				seen[v] = true
				queue = append(queue, v)
			}
		}
	}
	return len(queue) == len(beside)
}
