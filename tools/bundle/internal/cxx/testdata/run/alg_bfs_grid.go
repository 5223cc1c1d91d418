// Shortest path in a grid read from input.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type pt struct{ r, c int }

func main() {
	in := bufio.NewReader(os.Stdin)
	var h, w int
	fmt.Fscan(in, &h, &w)
	g := make([]string, h)
	for i := range g {
		fmt.Fscan(in, &g[i])
	}
	dist := map[pt]int{{0, 0}: 0}
	q := []pt{{0, 0}}
	for len(q) > 0 {
		p := q[0]
		q = q[1:]
		for _, d := range [4]pt{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			n := pt{p.r + d.r, p.c + d.c}
			if n.r < 0 || n.c < 0 || n.r >= h || n.c >= w || g[n.r][n.c] == '#' {
				continue
			}
			if _, seen := dist[n]; !seen {
				dist[n] = dist[p] + 1
				q = append(q, n)
			}
		}
	}
	d, ok := dist[pt{h - 1, w - 1}]
	fmt.Println(d, ok, len(dist))
}
