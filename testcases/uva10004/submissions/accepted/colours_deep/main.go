// Accepted: a depth-first search, which gives each vertex the other colour than the vertex before it.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type graph struct {
	beside [][]int
	colour []int // 1 or 2; 0 before the visit
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n == 0 {
			return
		}
		g := graph{make([][]int, n), make([]int, n)}
		for ; m > 0; m-- {
			var a, b int
			fmt.Fscan(in, &a, &b)
			g.beside[a] = append(g.beside[a], b)
			g.beside[b] = append(g.beside[b], a)
		}
		if g.paint(0, 1) {
			fmt.Fprintln(out, "BICOLORABLE.")
		} else {
			fmt.Fprintln(out, "NOT BICOLORABLE.")
		}
	}
}

// paint reports whether v can have this colour, and its neighbours the other one.
func (g *graph) paint(v, colour int) bool {
	if g.colour[v] > 0 {
		return g.colour[v] == colour
	}
	g.colour[v] = colour
	for _, next := range g.beside[v] {
		if !g.paint(next, 3-colour) {
			return false
		}
	}
	return true
}
