// Accepted: breadth-first search, layer by layer, with a table for the visited pairs of a cell and a set of keys.
// Each state stores the directions of its path, in the words of the output.
package main

import (
	"fmt"
	"strings"
)

var names = [6]string{"UL", "UR", "R", "DR", "DL", "L"}

// aside contains the change of the column for each direction: aside[0] for moves from even rows, aside[1] from odd
// rows.
var aside = [2][6]int{{-1, 0, 1, 0, -1, -1}, {0, 1, 1, 1, 0, -1}}
var down = [6]int{-1, -1, 0, 1, 1, 0}

type place struct {
	i, j, keys int
	way        []string
}

func main() {
	var w, h int
	fmt.Scan(&w, &h)
	maze := make([]string, h)
	layer := []place{}
	for i := range maze {
		fmt.Scan(&maze[i])
		if j := strings.IndexByte(maze[i], 'S'); j >= 0 {
			layer = append(layer, place{i, j, 0, nil})
		}
	}
	var seen [40][40][16]bool
	for len(layer) > 0 {
		var next []place
		for _, p := range layer {
			if maze[p.i][p.j] == 'E' {
				fmt.Println(strings.Join(p.way, " "))
				return
			}
			for d := range names {
				q := slide(maze, p, d)
				if !seen[q.i][q.j][q.keys] {
					seen[q.i][q.j][q.keys] = true
					q.way = append(append([]string{}, p.way...), names[d])
					next = append(next, q)
				}
			}
		}
		layer = next
	}
}

// slide returns the cell on which a step from p in direction d ends.
func slide(maze []string, p place, d int) place {
	for {
		q := place{p.i + down[d], p.j + aside[p.i%2][d], p.keys, nil}
		if q.i < 0 || q.j < 0 || q.i == len(maze) || q.j == len(maze[0]) {
			return p
		}
		c := maze[q.i][q.j]
		if c == '#' {
			return p
		}
		if c >= 'A' && c <= 'D' && p.keys>>(c-'A')&1 == 0 {
			return p
		}
		if c >= 'a' && c <= 'd' {
			q.keys |= 1 << (c - 'a')
		}
		if c != '_' {
			return q
		}
		p = q
	}
}
