// Breadth-first search over an implicit grid with struct keys in a map.
package main

import "fmt"

type point struct{ x, y int }

func main() {
	dist := map[point]int{{0, 0}: 0}
	queue := []point{{0, 0}}
	for head := 0; head < len(queue); head++ {
		p := queue[head]
		if dist[p] == 350 {
			continue
		}
		for _, d := range []point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			q := point{p.x + d.x, p.y + d.y}
			if (q.x*q.x+q.y*3)%7 == 3 {
				continue
			}
			if _, seen := dist[q]; !seen {
				dist[q] = dist[p] + 1
				queue = append(queue, q)
			}
		}
	}
	fmt.Println(len(queue), queue[len(queue)-1])
}
