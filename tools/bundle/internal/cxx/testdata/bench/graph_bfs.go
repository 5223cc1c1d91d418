// Breadth-first search on adjacency lists: a million nodes, four million edges.
package main

import "fmt"

func main() {
	const n = 1000000
	g := make([][]int, n)
	seed := uint64(5)
	for i := 0; i < 2*n; i++ {
		seed = seed*6364136223846793005 + 1442695040888963407
		a, b := int(seed>>33)%n, i%n
		g[a] = append(g[a], b)
		g[b] = append(g[b], a)
	}
	dist := make([]int, n)
	for i := range dist {
		dist[i] = -1
	}
	dist[0] = 0
	queue := []int{0}
	for len(queue) > 0 {
		v := queue[0]
		queue = queue[1:]
		for _, w := range g[v] {
			if dist[w] < 0 {
				dist[w] = dist[v] + 1
				queue = append(queue, w)
			}
		}
	}
	far, sum := 0, 0
	for _, d := range dist {
		if d > far {
			far = d
		}
		sum += d
	}
	fmt.Println(far, sum)
}
