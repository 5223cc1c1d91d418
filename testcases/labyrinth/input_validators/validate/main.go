// Command validate decides whether standard input is a valid input of the labyrinth: the number of rows, the number
// of columns, the number of turns A before the alarm, and the rows of the maze (# is a wall, . is floor, T the start,
// C the control room). The maze must be surrounded by walls, and there must be a path of at most A moves from C to T.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	height, width := input.Int("rows", 10, 100), input.Int("columns", 20, 200)
	alarm := input.Int("the alarm", 1, 100)
	var maze []string
	for i := 0; i < height; i++ {
		row := input.Word("a row")
		if len(row) != width || strings.Trim(row, "#.TC") != "" {
			input.Reject("row %d, %.50q: want %d letters of #.TC", i, row, width)
		}
		maze = append(maze, row)
	}
	all := strings.Join(maze, "")
	if strings.Count(all, "T") != 1 || strings.Count(all, "C") != 1 {
		input.Reject("want one T and one C")
	}
	for i, row := range maze {
		border := row[:1] + row[width-1:]
		if i == 0 || i == height-1 {
			border = row
		}
		if strings.Trim(border, "#") != "" {
			input.Reject("row %d: want a wall around the maze", i)
		}
	}

	// Search from the control room, cell by cell.
	start := strings.Index(all, "C")
	dist := map[int]int{start: 0}
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		for _, step := range []int{-width, width, -1, 1} {
			next := queue[0] + step
			if _, seen := dist[next]; !seen && all[next] != '#' {
				dist[next] = dist[queue[0]] + 1
				queue = append(queue, next)
			}
		}
	}
	if home, found := dist[strings.Index(all, "T")]; !found || home > alarm {
		input.Reject("there is no way of at most %d moves from C to T", alarm)
	}
	input.End()
}
