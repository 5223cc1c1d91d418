// Accepted: one breadth-first search for the fires and Joe. The fires are first in the queue, so in each minute they
// spread before Joe walks. A cell belongs to the fire or to Joe, whichever reaches it first.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type place struct {
	i, j, minute int
	fire         bool
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	var cases int
	fmt.Fscan(in, &cases)
	for ; cases > 0; cases-- {
		var rows, columns int
		fmt.Fscan(in, &rows, &columns)
		maze := make([][]byte, rows)
		var queue []place
		var joe place
		for i := range maze {
			fmt.Fscan(in, &maze[i])
			for j, c := range maze[i] {
				if c == 'F' {
					queue = append(queue, place{i, j, 0, true})
				}
				if c == 'J' {
					joe = place{i, j, 0, false}
				}
			}
		}
		queue = append(queue, joe)
		fmt.Println(escape(maze, queue))
	}
}

func escape(maze [][]byte, queue []place) string {
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		for _, d := range [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			i, j := p.i+d[0], p.j+d[1]
			if i < 0 || j < 0 || i == len(maze) || j == len(maze[0]) {
				if !p.fire {
					return fmt.Sprint(p.minute + 1)
				}
				continue
			}
			if maze[i][j] == '.' || maze[i][j] == 'J' && p.fire {
				maze[i][j] = '#'
				queue = append(queue, place{i, j, p.minute + 1, p.fire})
			}
		}
	}
	return "IMPOSSIBLE"
}
