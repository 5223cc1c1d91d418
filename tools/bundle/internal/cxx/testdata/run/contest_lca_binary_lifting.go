// Trees: binary lifting, Euler tour, diameters, centroid, heavy paths by recursion over slices of slices.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const LOG = 6

var (
	g        [][]int
	up       [][LOG]int
	depth    []int
	tin, out []int
	timer    int
	in       = bufio.NewReader(os.Stdin)
	w        = bufio.NewWriter(os.Stdout)
)

func readInt() (n int) {
	c, _ := in.ReadByte()
	for c == ' ' || c == '\n' {
		c, _ = in.ReadByte()
	}
	for ; '0' <= c && c <= '9'; c, _ = in.ReadByte() {
		n = n*10 + int(c) - '0'
	}
	return
}

func dfs(v, p int) (size int) {
	size = 1
	up[v][0] = p
	for i := 1; i < LOG; i++ {
		up[v][i] = up[up[v][i-1]][i-1]
	}
	tin[v] = timer
	timer++
	for _, u := range g[v] {
		if u != p {
			depth[u] = depth[v] + 1
			size += dfs(u, v)
		}
	}
	out[v] = timer
	return
}

func above(a, b int) bool { return tin[a] <= tin[b] && out[b] <= out[a] }

func lca(a, b int) int {
	if above(a, b) {
		return a
	}
	for i := LOG - 1; i >= 0; i-- {
		if !above(up[a][i], b) {
			a = up[a][i]
		}
	}
	return up[a][0]
}

func farthest(from int) (best, dist int) {
	type item struct{ v, p, d int }
	stack := []item{{from, -1, 0}}
	best = from
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if x.d > dist || x.d == dist && x.v < best {
			best, dist = x.v, x.d
		}
		for _, u := range g[x.v] {
			if u != x.p {
				stack = append(stack, item{u, x.v, x.d + 1})
			}
		}
	}
	return
}

func centroid(n int) int {
	sub := make([]int, n)
	var find func(v, p int) int
	find = func(v, p int) int {
		sub[v] = 1
		heavy := -1
		for _, u := range g[v] {
			if u == p {
				continue
			}
			if c := find(u, v); c >= 0 {
				return c
			}
			sub[v] += sub[u]
			if sub[u] > n/2 {
				heavy = u
			}
		}
		if heavy < 0 && n-sub[v] <= n/2 {
			return v
		}
		return -1
	}
	return find(0, -1)
}

func main() {
	defer w.Flush()
	n := readInt()
	g = make([][]int, n)
	up = make([][LOG]int, n)
	depth, tin, out = make([]int, n), make([]int, n), make([]int, n)
	for i := 1; i < n; i++ {
		a, b := readInt()-1, readInt()-1
		g[a], g[b] = append(g[a], b), append(g[b], a)
	}
	fmt.Fprintln(w, dfs(0, 0), depth)
	for q := readInt(); q > 0; q-- {
		a, b := readInt()-1, readInt()-1
		c := lca(a, b)
		fmt.Fprintf(w, "%d %d -> %d, %d apart\n", a+1, b+1, c+1, depth[a]+depth[b]-2*depth[c])
	}
	a, _ := farthest(0)
	b, d := farthest(a)
	fmt.Fprintln(w, a+1, b+1, d, centroid(n)+1)
}
