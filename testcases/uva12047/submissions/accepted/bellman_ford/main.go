// Accepted: computes the distances from the start and to the end by the algorithm of Bellman and Ford, with a queue
// of junctions whose distance has decreased.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type road struct{ from, to, toll int }

const far = 1 << 40

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	var cases, n, m, s, t, p int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		fmt.Fscan(in, &n, &m, &s, &t, &p)
		roads := make([]road, m)
		for i := range roads {
			fmt.Fscan(in, &roads[i].from, &roads[i].to, &roads[i].toll)
		}
		fmt.Println(dearest(n, s, t, p, roads))
	}
}

func dearest(n, s, t, p int, roads []road) int {
	best := -1
	there, back := distances(n, s, roads, false), distances(n, t, roads, true)
	for _, r := range roads {
		if there[r.from]+r.toll+back[r.to] <= p && r.toll > best {
			best = r.toll
		}
	}
	return best
}

func distances(n, start int, roads []road, turned bool) []int {
	leaving := make([][]road, n+1)
	for _, r := range roads {
		if turned {
			r.from, r.to = r.to, r.from
		}
		leaving[r.from] = append(leaving[r.from], r)
	}
	d, waits := make([]int, n+1), make([]bool, n+1)
	for v := range d {
		d[v] = far
	}
	d[start] = 0
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		waits[v] = false
		for _, r := range leaving[v] {
			if c := d[v] + r.toll; c < d[r.to] {
				d[r.to] = c
				if !waits[r.to] {
					waits[r.to] = true
					queue = append(queue, r.to)
				}
			}
		}
	}
	return d
}
