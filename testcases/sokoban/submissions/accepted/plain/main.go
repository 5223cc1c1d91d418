// Accepted: breadth-first search over pushes. A state consists of the boxes' cells as a string, and of the cell with
// the lowest number that the man can reach. A box is never pushed into a corner that is not a target.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

var (
	cells   string
	columns int
	steps   [4]int
)

type node struct {
	man   int
	boxes string // the cells of the boxes, in ascending order
	way   string
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var rows, count int
	fmt.Fscan(in, &columns, &rows, &count)
	for i := 0; i < rows; i++ {
		var row string
		fmt.Fscan(in, &row)
		cells += row
	}
	steps = [4]int{-columns, 1, columns, -1}
	way := ""
	for turn := 0; ; turn++ {
		x, y := 0, 0
		if _, err := fmt.Fscan(in, &x, &y); err != nil {
			return
		}
		start := node{man: y*columns + x}
		boxes := make([]byte, count)
		for i := range boxes {
			fmt.Fscan(in, &x, &y)
			boxes[i] = byte(y*columns + x)
		}
		if turn == 0 {
			start.boxes = ordered(boxes)
			way = solve(start)
		}
		if turn >= len(way) {
			fmt.Println("U")
			continue
		}
		fmt.Println(way[turn : turn+1])
	}
}

func ordered(boxes []byte) string {
	sort.Slice(boxes, func(i, j int) bool { return boxes[i] < boxes[j] })
	return string(boxes)
}

func has(boxes string, c int) bool {
	for i := range boxes {
		if int(boxes[i]) == c {
			return true
		}
	}
	return false
}

func wall(c int) bool { return c < 0 || c >= len(cells) || cells[c] == '#' }

func corner(c int) bool {
	return cells[c] != '*' && (wall(c-columns) || wall(c+columns)) && (wall(c-1) || wall(c+1))
}

func solve(start node) string {
	seen := map[string]bool{}
	queue := []node{start}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		walks := reach(s)
		key := s.boxes
		for c := range cells {
			if _, ok := walks[c]; ok {
				key += string([]byte{byte(c)})
				break
			}
		}
		if seen[key] {
			continue
		}
		seen[key] = true
		done := true
		for i := range s.boxes {
			done = done && cells[s.boxes[i]] == '*'
		}
		if done {
			return s.way
		}
		for i := range s.boxes {
			for d, step := range steps {
				box := int(s.boxes[i])
				to := box + step
				walk, ok := walks[box-step]
				if !ok {
					continue
				}
				if wall(to) || has(s.boxes, to) {
					continue
				}
				if corner(to) {
					continue
				}
				after := []byte(s.boxes)
				after[i] = byte(to)
				queue = append(queue, node{box, ordered(after), s.way + walk + "URDL"[d:d+1]})
			}
		}
	}
	return ""
}

// reach returns, for each cell that the man can reach, a path to it.
func reach(s node) map[int]string {
	walks := map[int]string{s.man: ""}
	queue := []int{s.man}
	for len(queue) > 0 {
		c := queue[0]
		queue = queue[1:]
		for d, step := range steps {
			to := c + step
			if _, met := walks[to]; !met && !wall(to) && !has(s.boxes, to) {
				walks[to] = walks[c] + "URDL"[d:d+1]
				queue = append(queue, to)
			}
		}
	}
	return walks
}
