// UVa 1601, The Morning after Halloween: how many steps bring up to three ghosts home who move at once?
//
// State: the cells of all three ghosts; who is missing stands in a cell of its own with no way out.
// Neighbours: each ghost stays or goes to a cell beside; no two come to one cell, no two change places.
// Start: the small letters.
// Goal: the capitals.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	ghosts   = 3
	maxSize  = 1000 // rows and columns
	maxCells = 400  // cells that are no walls: a state has three of them, and 4 bytes
)

// A plan has for each cell that is no wall those where a ghost can be a step later, its own among them.
type plan struct {
	reach      [][]int32
	start, end [ghosts]int32
}

// newPlan numbers the cells of a map that are no walls.
func newPlan(m *grid.Grid, n int) *plan {
	p := &plan{}
	number := make([]int32, len(m.Cells))
	for c, letter := range m.Cells {
		if letter != '#' {
			number[c] = int32(len(p.reach))
			p.reach = append(p.reach, []int32{number[c]})
		}
	}
	for c, letter := range m.Cells {
		for _, to := range m.Beside(int32(c), nil) {
			if letter != '#' && m.Cells[to] != '#' {
				p.reach[number[c]] = append(p.reach[number[c]], number[to])
			}
		}
	}
	for g := 0; g < ghosts; g++ {
		if g < n {
			p.start[g], p.end[g] = number[m.Find("abc"[g])[0]], number[m.Find("ABC"[g])[0]]
			continue
		}
		p.start[g], p.end[g] = int32(len(p.reach)), int32(len(p.reach))
		p.reach = append(p.reach, []int32{p.start[g]})
	}
	return p
}

// A state is numbered as three digits.
func (p *plan) number(at [ghosts]int32) int32 {
	n := int32(len(p.reach))
	return (at[0]*n+at[1])*n + at[2]
}

func (p *plan) next(s int32, buf []int32) []int32 {
	n := int32(len(p.reach))
	a, b, c := s/n/n, s/n%n, s%n
	for _, x := range p.reach[a] {
		for _, y := range p.reach[b] {
			if x == y || x == b && y == a {
				continue
			}
			for _, z := range p.reach[c] {
				if z != x && z != y && !(z == a && x == c) && !(z == b && y == c) {
					buf = append(buf, p.number([ghosts]int32{x, y, z}))
				}
			}
		}
	}
	return buf
}

// steps returns the least number of steps; false if there is no way.
func (p *plan) steps() (int, bool) {
	n := len(p.reach)
	path := search.NewDensePaths(n*n*n, p.next).Path(p.number(p.start), p.number(p.end))
	return len(path) - 1, path != nil
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		columns, rows, n := in.Int(0, maxSize), in.Int(0, maxSize), in.Int(0, ghosts)
		if columns == 0 {
			break // the end marker
		}

		m := read(in, rows, columns, n)
		steps, ok := newPlan(m, n).steps()
		if !ok {
			steps = -1
		}
		fmt.Fprintln(out, steps)
	}
}

func main() { scan.Main(solve) }
