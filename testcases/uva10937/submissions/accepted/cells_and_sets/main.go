// Accepted: breadth-first search over pairs of a cell and the set of collected treasures.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type state struct{ i, j, set, hour int }

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var h, w int
		fmt.Fscan(in, &h, &w)
		if h == 0 {
			return
		}
		island := make([][]byte, h)
		for i := range island {
			fmt.Fscan(in, &island[i])
		}
		fmt.Println(hours(island))
	}
}

func hours(island [][]byte) int {
	h, w := len(island), len(island[0])
	number := make([][]int, h) // for each cell, the bit of its treasure
	closed := make([][]bool, h)
	for i := range island {
		number[i], closed[i] = make([]int, w), make([]bool, w)
	}
	var home state
	treasures := 0
	for i, row := range island {
		for j, c := range row {
			switch c {
			case '@':
				home = state{i: i, j: j}
			case '!':
				number[i][j] = 1 << treasures
				treasures++
			case '~', '#':
				closed[i][j] = true
			case '*':
				for y := i - 1; y <= i+1; y++ {
					for x := j - 1; x <= j+1; x++ {
						if y >= 0 && y < h && x >= 0 && x < w {
							closed[y][x] = true
						}
					}
				}
			}
		}
	}
	if closed[home.i][home.j] {
		return -1
	}
	if treasures == 0 {
		return 0
	}
	all := 1<<treasures - 1
	seen := make([]bool, h*w<<treasures)
	for queue := []state{home}; len(queue) > 0; queue = queue[1:] {
		s := queue[0]
		if s.set == all && s.i == home.i && s.j == home.j {
			return s.hour
		}
		for _, d := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			y, x := s.i+d[0], s.j+d[1]
			if y < 0 || y >= h || x < 0 || x >= w || closed[y][x] {
				continue
			}
			next := state{y, x, s.set | number[y][x], s.hour + 1}
			place := (y*w+x)<<treasures + next.set
			if !seen[place] {
				seen[place] = true
				queue = append(queue, next)
			}
		}
	}
	return -1
}
