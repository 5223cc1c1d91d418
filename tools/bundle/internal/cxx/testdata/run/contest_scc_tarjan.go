// Tarjan's components with closures, bridges, and a 2-SAT on top; adjacency in arrays of heads.
package main

import "fmt"

type graph struct {
	head, next, to []int
}

func newGraph(n int) *graph {
	g := &graph{head: make([]int, n)}
	for i := range g.head {
		g.head[i] = -1
	}
	return g
}

func (g *graph) add(u, v int) {
	g.to = append(g.to, v)
	g.next = append(g.next, g.head[u])
	g.head[u] = len(g.to) - 1
}

func (g *graph) scc() (comp []int, count int) {
	n := len(g.head)
	low, num := make([]int, n), make([]int, n)
	comp = make([]int, n)
	for i := range comp {
		comp[i] = -1
	}
	var stack []int
	clock := 0
	var dfs func(u int)
	dfs = func(u int) {
		clock++
		low[u], num[u] = clock, clock
		stack = append(stack, u)
		for e := g.head[u]; e != -1; e = g.next[e] {
			v := g.to[e]
			if num[v] == 0 {
				dfs(v)
				if low[v] < low[u] {
					low[u] = low[v]
				}
			} else if comp[v] < 0 && num[v] < low[u] {
				low[u] = num[v]
			}
		}
		if low[u] == num[u] {
			for {
				v := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				comp[v] = count
				if v == u {
					break
				}
			}
			count++
		}
	}
	for u := range num {
		if num[u] == 0 {
			dfs(u)
		}
	}
	return
}

type sat struct {
	n int
	g *graph
}

func (s *sat) lit(x int) int {
	if x < 0 {
		return 2*(-x-1) + 1
	}
	return 2 * (x - 1)
}

func (s *sat) or(a, b int) {
	s.g.add(s.lit(-a), s.lit(b))
	s.g.add(s.lit(-b), s.lit(a))
}

func (s *sat) solve() ([]bool, bool) {
	comp, _ := s.g.scc()
	val := make([]bool, s.n)
	for i := range val {
		if comp[2*i] == comp[2*i+1] {
			return nil, false
		}
		val[i] = comp[2*i] < comp[2*i+1]
	}
	return val, true
}

func bridges(n int, edges [][2]int) (out [][2]int) {
	adj := make([][]int, n)
	for id, e := range edges {
		adj[e[0]] = append(adj[e[0]], id)
		adj[e[1]] = append(adj[e[1]], id)
	}
	tin, low, timer := make([]int, n), make([]int, n), 0
	var visit func(v, from int)
	visit = func(v, from int) {
		timer++
		tin[v], low[v] = timer, timer
		for _, id := range adj[v] {
			if id == from {
				continue
			}
			w := edges[id][0] ^ edges[id][1] ^ v
			if tin[w] == 0 {
				visit(w, id)
				if low[w] > tin[v] {
					out = append(out, edges[id])
				}
			}
			if low[w] < low[v] {
				low[v] = low[w]
			}
		}
	}
	visit(0, -1)
	return
}

func main() {
	g := newGraph(8)
	for _, e := range [...][2]int{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 3}, {6, 5}, {6, 7}} {
		g.add(e[0], e[1])
	}
	fmt.Println(g.scc())
	s := &sat{3, newGraph(6)}
	s.or(1, 2)
	s.or(-1, 3)
	s.or(-2, -3)
	s.or(-1, -2)
	fmt.Println(s.solve())
	s.or(1, 1)
	s.or(-3, -1)
	fmt.Println(s.solve())
	fmt.Println(bridges(6, [][2]int{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 3}}))
}
