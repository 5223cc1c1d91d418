// Accepted: processes states in the order of their number of pushes. States with the same number of pushes are
// processed in the order of their number of steps. For each number of pushes, the program has one list of states for
// each number of steps.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type state struct{ bi, bj, mi, mj int }

type entry struct {
	state
	from *entry
	name byte
}

var maze []string

func main() {
	in := bufio.NewReader(os.Stdin)
	for k := 1; ; k++ {
		var rows, columns int
		fmt.Fscan(in, &rows, &columns)
		if rows == 0 {
			break
		}
		maze = make([]string, rows)
		var start state
		for i := range maze {
			fmt.Fscan(in, &maze[i])
			for j, c := range maze[i] {
				if c == 'S' {
					start.mi, start.mj = i, j
				}
				if c == 'B' {
					start.bi, start.bj = i, j
				}
			}
		}
		fmt.Printf("Maze #%d\n%s\n", k, solve(start))
		fmt.Println()
	}
}

func open(i, j int) bool {
	return i >= 0 && j >= 0 && i < len(maze) && j < len(maze[0]) && maze[i][j] != '#'
}

func solve(start state) string {
	seen := map[state]bool{}
	lists := [][]*entry{{{state: start}}}
	for len(lists) > 0 {
		pushed := make([][]*entry, 0)
		for steps := 0; steps < len(lists); steps++ {
			for n := 0; n < len(lists[steps]); n++ {
				e := lists[steps][n]
				if seen[e.state] {
					continue
				}
				seen[e.state] = true
				if maze[e.bi][e.bj] == 'T' {
					return way(e)
				}
				for d := 0; d < 4; d++ {
					di, dj := []int{-1, 1, 0, 0}[d], []int{0, 0, -1, 1}[d]
					s := state{e.bi, e.bj, e.mi + di, e.mj + dj}
					if !open(s.mi, s.mj) {
						continue
					}
					if s.mi != s.bi || s.mj != s.bj {
						lists = add(lists, steps+1, &entry{s, e, "nswe"[d]})
						continue
					}
					s.bi, s.bj = s.bi+di, s.bj+dj
					if open(s.bi, s.bj) {
						pushed = add(pushed, steps+1, &entry{s, e, "NSWE"[d]})
					}
				}
			}
		}
		lists = pushed
	}
	return "Impossible."
}

func add(lists [][]*entry, steps int, e *entry) [][]*entry {
	for len(lists) <= steps {
		lists = append(lists, nil)
	}
	lists[steps] = append(lists[steps], e)
	return lists
}

func way(e *entry) string {
	text := ""
	for ; e.from != nil; e = e.from {
		text = string(e.name) + text
	}
	return text
}
