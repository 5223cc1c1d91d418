// Accepted: searches for the paths of the people one after the other (augmenting paths). To make room for a new path,
// it may change the paths of earlier people.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const crowd = 1000

type arc struct{ to, room, back int }

// A sea is a flow network. It has an entry and an exit for each cell, and one vertex where people are safe.
type sea struct {
	arcs [][]arc
	seen []bool
}

// join adds an edge with the given capacity.
func (s *sea) join(from, to, room int) {
	s.arcs[from] = append(s.arcs[from], arc{to, room, len(s.arcs[to])})
	s.arcs[to] = append(s.arcs[to], arc{from, 0, len(s.arcs[from]) - 1})
}

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var rows, columns, people int
		if n, _ := fmt.Fscan(in, &rows, &columns, &people); n < 3 {
			return
		}
		cells := make([]string, rows)
		for i := range cells {
			fmt.Fscan(in, &cells[i])
		}
		safe := 2 * rows * columns
		s := &sea{arcs: make([][]arc, safe+1)}
		for i, row := range cells {
			for j, what := range row {
				entry := 2 * (i*columns + j)
				exit := entry + 1
				switch what {
				case '~':
					continue
				case '*', '.':
					s.join(entry, exit, 1)
				case '@':
					s.join(entry, exit, crowd)
				case '#':
					s.join(entry, exit, crowd)
					s.join(entry, safe, people)
				}
				for _, d := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
					y, x := i+d[0], j+d[1]
					if y >= 0 && y < rows && x >= 0 && x < columns {
						s.join(exit, 2*(y*columns+x), crowd)
					}
				}
			}
		}
		saved := 0
		for i, row := range cells {
			for j, what := range row {
				s.seen = make([]bool, safe+1)
				if what == '*' && s.walk(2*(i*columns+j), safe) {
					saved++
				}
			}
		}
		fmt.Println(saved)
	}
}

// walk sends one person from a vertex to the safe vertex. It returns false if there is no path.
func (s *sea) walk(v, safe int) bool {
	if v == safe {
		return true
	}
	s.seen[v] = true
	for i := range s.arcs[v] {
		a := &s.arcs[v][i]
		if a.room > 0 && !s.seen[a.to] && s.walk(a.to, safe) {
			a.room--
			s.arcs[a.to][a.back].room++
			return true
		}
	}
	return false
}
