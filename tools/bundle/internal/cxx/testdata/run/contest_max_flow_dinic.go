// Dinic's maximum flow with edges by pointer, and bipartite matching by Kuhn.
package main

import (
	"fmt"
	"math"
)

type Edge struct {
	to, cap, flow int
	rev           *Edge
}

type Dinic struct {
	adj   [][]*Edge
	level []int
	it    []int
}

func (d *Dinic) AddEdge(u, v, c int) *Edge {
	e := &Edge{to: v, cap: c}
	r := &Edge{to: u, rev: e}
	e.rev = r
	d.adj[u] = append(d.adj[u], e)
	d.adj[v] = append(d.adj[v], r)
	return e
}

func (d *Dinic) bfs(s, t int) bool {
	for i := range d.level {
		d.level[i] = -1
	}
	d.level[s] = 0
	for q := []int{s}; len(q) > 0; q = q[1:] {
		for _, e := range d.adj[q[0]] {
			if e.flow < e.cap && d.level[e.to] < 0 {
				d.level[e.to] = d.level[q[0]] + 1
				q = append(q, e.to)
			}
		}
	}
	return d.level[t] >= 0
}

func (d *Dinic) dfs(u, t, pushed int) int {
	if u == t || pushed == 0 {
		return pushed
	}
	for ; d.it[u] < len(d.adj[u]); d.it[u]++ {
		e := d.adj[u][d.it[u]]
		if d.level[e.to] != d.level[u]+1 || e.flow == e.cap {
			continue
		}
		room := e.cap - e.flow
		if pushed < room {
			room = pushed
		}
		if f := d.dfs(e.to, t, room); f > 0 {
			e.flow += f
			e.rev.flow -= f
			return f
		}
	}
	return 0
}

func (d *Dinic) MaxFlow(s, t int) (total int) {
	for d.bfs(s, t) {
		for i := range d.it {
			d.it[i] = 0
		}
		for f := d.dfs(s, t, math.MaxInt); f > 0; f = d.dfs(s, t, math.MaxInt) {
			total += f
		}
	}
	return
}

func kuhn(likes [][]int, m int) (matched int, owner []int) {
	owner = make([]int, m)
	for i := range owner {
		owner[i] = -1
	}
	for u := range likes {
		used := make(map[int]bool)
		var try func(int) bool
		try = func(u int) bool {
			for _, v := range likes[u] {
				if used[v] {
					continue
				}
				used[v] = true
				if owner[v] == -1 || try(owner[v]) {
					owner[v] = u
					return true
				}
			}
			return false
		}
		if try(u) {
			matched++
		}
	}
	return
}

func main() {
	d := &Dinic{make([][]*Edge, 6), make([]int, 6), make([]int, 6)}
	edges := []*Edge{
		d.AddEdge(0, 1, 16), d.AddEdge(0, 2, 13), d.AddEdge(1, 2, 10), d.AddEdge(2, 1, 4), d.AddEdge(1, 3, 12),
		d.AddEdge(3, 2, 9), d.AddEdge(2, 4, 14), d.AddEdge(4, 3, 7), d.AddEdge(3, 5, 20), d.AddEdge(4, 5, 4),
	}
	fmt.Println(d.MaxFlow(0, 5))
	in := make([]int, 6)
	for _, e := range edges {
		in[e.to] += e.flow
		in[e.rev.to] -= e.flow
	}
	fmt.Println(in)
	fmt.Println(kuhn([][]int{{0, 1}, {0}, {1, 2}, {2}, {}}, 4))
}
