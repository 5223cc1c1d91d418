// Union-find over two million elements, and Kruskal over sorted edges.
package main

import (
	"fmt"
	"sort"
)

var parent []int

func find(x int) int {
	for parent[x] != x {
		parent[x] = parent[parent[x]]
		x = parent[x]
	}
	return x
}

type edge struct{ a, b, w int }

func main() {
	const n = 300000
	parent = make([]int, n)
	for i := range parent {
		parent[i] = i
	}
	es := []edge{}
	seed := uint64(77)
	for i := 0; i < 1000000; i++ {
		seed = seed*6364136223846793005 + 1442695040888963407
		es = append(es, edge{int(seed>>40) % n, int(seed>>20&0xfffff) % n, int(seed >> 48)})
	}
	sort.Slice(es, func(i, j int) bool { return es[i].w < es[j].w })
	total, used := 0, 0
	for _, e := range es {
		if a, b := find(e.a), find(e.b); a != b {
			parent[a] = b
			total += e.w
			used++
		}
	}
	fmt.Println(total, used)
}
