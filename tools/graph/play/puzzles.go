// This file answers the questions about single puzzles from the input of the run.

package play

import (
	"fmt"
	"slices"
	"strings"

	"oj/tools/graph/ask"
)

// puzzles maps the id of a problem to the function that returns the values of all right answers to a question.
var puzzles = map[string]func(in *ask.Input, q ask.Question) []int{
	"blunder2": money,
	"uva10158": war,
	"uva10296": stations,
	"uva11624": fire,
	"uva589":   shortest,
}

// war answers a question about a line of uva10158: it walks along the statements that hold, and counts the enemies on the
// way. There are no sets.
func war(in *ask.Input, q ask.Question) []int {
	type statement struct{ x, y, differ int }
	var held []statement
	differ := func(x, y int) int { // 0 for friends, 1 for enemies, -1 if nothing is known
		side := map[int]int{x: 0}
		for changed := true; changed; {
			changed = false
			for _, s := range held {
				for _, ends := range [][2]int{{s.x, s.y}, {s.y, s.x}} {
					from, known := side[ends[0]]
					if _, met := side[ends[1]]; known && !met {
						side[ends[1]], changed = from^s.differ, true
					}
				}
			}
		}
		if d, known := side[y]; known {
			return d
		}
		return -1
	}
	for i, text := range strings.Split(in.Text, "\n") {
		var operation, x, y int
		if n, _ := fmt.Sscan(text, &operation, &x, &y); n < 3 || operation == 0 {
			continue
		}
		want := 1 - operation%2
		is, isAsked := differ(x, y), i+1 == q.Claim.A
		switch {
		case operation > 2 && isAsked:
			return []int{truth(is == want)}
		case operation > 2:
		case is == -1 && isAsked:
			return []int{[2]int{1 + 2, 4 + 8}[want]} // x with y and the foes with each other, or each with the foes of the other
		case is != want && isAsked && is != -1:
			return []int{-1}
		case is == -1:
			held = append(held, statement{x, y, want})
		}
	}
	return nil
}

// fire answers when a cell of uva11624 begins to burn: it lets the fire spread over the letters of the maze.
func fire(in *ask.Input, q ask.Question) []int {
	lines := strings.Split(in.Text, "\n")
	var rows, columns, first int
	for k, at := 1, 1; at < len(lines); k++ {
		for rows = 0; rows == 0 && at < len(lines); at++ {
			fmt.Sscan(lines[at], &rows, &columns)
		}
		if first = at; k == in.Case {
			break
		}
		at += rows
	}
	var maze [][]byte
	for _, line := range lines[first : first+rows] {
		maze = append(maze, []byte(line))
	}

	var n, row, column int
	fmt.Sscanf(q.Text, "There are %d fires. In which minute does row %d, column %d", &n, &row, &column)
	burns := func(i, j int) bool {
		return i >= 0 && i < rows && j >= 0 && j < columns && maze[i][j] == 'F'
	}
	for minute := 0; ; minute++ {
		if maze[row-1][column-1] == 'F' {
			return []int{minute}
		}
		var next [][]byte
		for i := range maze {
			line := slices.Clone(maze[i])
			for j, c := range line {
				if c != '#' && (burns(i-1, j) || burns(i+1, j) || burns(i, j-1) || burns(i, j+1)) {
					line[j] = 'F'
				}
			}
			next = append(next, line)
		}
		maze = next
	}
}

// shortest returns the cost of the shortest way of uva589, and, of several, of one with the fewest pushes: after each step it
// knows the least number of pushes for each pair of box and man.
func shortest(in *ask.Input, q ask.Question) []int {
	rows := strings.Fields(in.Puzzle)[2:]
	for i, row := range rows {
		if strings.Trim(row, "0123456789") == "" {
			rows = rows[:i]
			break
		}
	}
	maze, columns := strings.Join(rows, "#")+"#", len(rows[0])+1 // a wall at the right, which is also to the left of the next row
	cells := len(rows) * (columns - 1)
	isFree := func(c int) bool { return c >= 0 && c < len(maze) && maze[c] != '#' }
	now := map[[2]int]int{{strings.IndexByte(maze, 'B'), strings.IndexByte(maze, 'S')}: 0}
	for steps := 0; ; steps++ {
		best := infinite
		for at, pushes := range now {
			if maze[at[0]] == 'T' {
				best = min(best, pushes)
			}
		}
		if best < infinite {
			return []int{best*(cells*cells+1) + steps - best}
		}
		next := map[[2]int]int{}
		for at, pushes := range now {
			for _, d := range []int{-columns, 1, columns, -1} {
				box, man, n := at[0], at[1]+d, pushes
				if man == box {
					box, n = box+d, n+1
				}
				if old, met := next[[2]int{box, man}]; isFree(box) && isFree(man) && (!met || n < old) {
					next[[2]int{box, man}] = n
				}
			}
		}
		now = next
	}
}

// money answers a question about blunder2: it tries all walks from a room to the outside.
func money(in *ask.Input, q ask.Question) []int {
	lines := strings.Split(strings.TrimSpace(in.Text), "\n")[1:]
	has, doors := make([]int, len(lines)), make([][2]string, len(lines))
	for _, line := range lines {
		var room, m int
		var d [2]string
		fmt.Sscan(line, &room, &m, &d[0], &d[1])
		has[room], doors[room] = m, d
	}
	var walk func(room, collected int) int
	walk = func(room, collected int) (most int) {
		collected += has[room]
		for _, door := range doors[room] {
			end, to := collected, 0
			if n, _ := fmt.Sscan(door, &to); n == 1 {
				end = walk(to, collected)
			}
			most = max(most, end)
		}
		return most
	}
	switch room := q.Claim.A; q.Claim.B {
	case 0:
		return []int{walk(room, 0)}
	case 1:
		var to [2]int
		for i, door := range doors[room] {
			fmt.Sscan(door, &to[i])
		}
		if walk(to[0], 0) > walk(to[1], 0) {
			return []int{to[0]}
		}
		return []int{to[1]}
	}

	// Money that was collected before changes the result by just this amount.
	const before = 1000
	if walk(q.Claim.A, before) != walk(q.Claim.A, 0)+before {
		return []int{1}
	}
	return []int{0}
}

// stations answers a question about uva10296: at which stations an odd number of trails ends, or which of them is the partner
// of the first one. It tries all orders of the stations, and finds distances by trying one trail more and more.
func stations(in *ask.Input, q ask.Question) []int {
	list := numbers(in.Puzzle)
	n, trails := list[0], list[2:2+3*list[1]]
	far := make([][]int, n)
	var odd []int
	for v := range far {
		far[v] = slices.Repeat([]int{infinite}, n)
		far[v][v] = 0
		ends := 0
		for i := range trails {
			if i%3 < 2 && trails[i] == v+1 {
				ends++
			}
		}
		if ends%2 == 1 {
			odd = append(odd, v)
		}
	}
	if q.Claim.C == 1 {
		return odd
	}
	for range n {
		for i := 0; i < len(trails); i += 3 {
			a, b, length := trails[i]-1, trails[i+1]-1, trails[i+2]
			for v := range far {
				far[v][a], far[v][b] = min(far[v][a], far[v][b]+length), min(far[v][b], far[v][a]+length)
			}
		}
	}
	best, partner := infinite, 0
	for _, b := range odd {
		for _, c := range odd {
			for _, d := range odd {
				isWhole := odd[0] != b && odd[0] != c && odd[0] != d && b != c && b != d && c != d
				if length := far[odd[0]][b] + far[c][d]; isWhole && length < best {
					best, partner = length, b
				}
			}
		}
	}
	return []int{partner}
}
