// Kruskal with union-find: sort.Slice on structs, a Scanner of words.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
)

type Edge struct {
	u, v, w int
}

type DSU struct {
	parent, size []int
	sets         int
}

func NewDSU(n int) *DSU {
	d := &DSU{make([]int, n), make([]int, n), n}
	for i := range d.parent {
		d.parent[i], d.size[i] = i, 1
	}
	return d
}

func (d *DSU) Find(x int) int {
	for d.parent[x] != x {
		d.parent[x] = d.parent[d.parent[x]]
		x = d.parent[x]
	}
	return x
}

func (d *DSU) Union(a, b int) bool {
	a, b = d.Find(a), d.Find(b)
	if a == b {
		return false
	}
	if d.size[a] < d.size[b] {
		a, b = b, a
	}
	d.parent[b] = a
	d.size[a] += d.size[b]
	d.sets--
	return true
}

var sc = bufio.NewScanner(os.Stdin)

func nextInt() int {
	sc.Scan()
	x, err := strconv.Atoi(sc.Text())
	if err != nil {
		panic(err)
	}
	return x
}

func init() {
	sc.Buffer(make([]byte, 1024), 1<<20)
	sc.Split(bufio.ScanWords)
}

func main() {
	for t := nextInt(); t > 0; t-- {
		n, m := nextInt(), nextInt()
		edges := make([]Edge, m)
		for i := range edges {
			edges[i] = Edge{nextInt() - 1, nextInt() - 1, nextInt()}
		}
		sort.Slice(edges, func(i, j int) bool {
			if edges[i].w != edges[j].w {
				return edges[i].w < edges[j].w
			}
			return edges[i].u < edges[j].u
		})
		d := NewDSU(n)
		total := 0
		var used []Edge
		for _, e := range edges {
			if d.Union(e.u, e.v) {
				total += e.w
				used = append(used, e)
			}
		}
		if d.sets > 1 {
			fmt.Println("Impossible", d.sets)
			continue
		}
		fmt.Println(total, used)
	}
	nextInt()
}
