// Depth-first search with an explicit order: low links and subtree sizes on a graph whose search goes 400,000 deep.
package main

import "fmt"

type graph struct {
	adj   [][]int32
	low   []int32
	num   []int32
	size  []int32
	clock int32
	cut   int
}

func (g *graph) visit(v, parent int32) {
	g.clock++
	g.num[v], g.low[v], g.size[v] = g.clock, g.clock, 1
	for _, w := range g.adj[v] {
		if w == parent {
			continue
		}
		if g.num[w] == 0 {
			g.visit(w, v)
			g.size[v] += g.size[w]
			if g.low[w] < g.low[v] {
				g.low[v] = g.low[w]
			}
			if g.low[w] > g.num[v] {
				g.cut++
			}
		} else if g.num[w] < g.low[v] {
			g.low[v] = g.num[w]
		}
	}
}

func main() {
	const n = 400000
	total := 0
	for round := 0; round < 4; round++ {
		g := &graph{adj: make([][]int32, n), low: make([]int32, n), num: make([]int32, n), size: make([]int32, n)}
		link := func(a, b int) {
			g.adj[a] = append(g.adj[a], int32(b))
			g.adj[b] = append(g.adj[b], int32(a))
		}
		for i := 1; i < n; i++ {
			link(i-1, i)
			if i%5 == round {
				link(i, i*7%n)
			}
		}
		for v := int32(0); v < n; v++ {
			if g.num[v] == 0 {
				g.visit(v, -1)
			}
		}
		total += g.cut + int(g.size[n/2])
	}
	fmt.Println(total)
}
