// UVa 1601, The Morning after Halloween: the fewest steps that bring up to three ghosts home, if all move at once.
//
// State: the cells of three ghosts; a missing ghost has a separate cell without neighbours.
// Neighbours: each ghost stays or goes to an adjacent cell; no two come to one cell, and no two exchange cells.
// Start: the small letters.
// Goal: the capital letters.
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
	maxSize  = 1000 // the maximum number of rows and of columns
	maxCells = 400  // the maximum number of floor cells: the number of a state, with three cells, must fit into 4 bytes
)

// A plan lists, for each floor cell, the cells where a ghost can be one step later, the cell itself included.
type plan struct {
	reach      [][]int32
	start, end [ghosts]int32
}

// newPlan numbers the floor cells of a map with n ghosts.
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

	for g := 0; g < n; g++ {
		p.start[g] = number[m.Find("abc"[g])[0]]
		p.end[g] = number[m.Find("ABC"[g])[0]]
	}
	for g := n; g < ghosts; g++ { // a missing ghost gets a separate cell, in which it stays
		cell := int32(len(p.reach))
		p.reach = append(p.reach, []int32{cell})
		p.start[g], p.end[g] = cell, cell
	}
	return p
}

// number returns the number of a state; the three cells are its digits.
func (p *plan) number(at [ghosts]int32) int32 {
	n := int32(len(p.reach))
	return (at[0]*n+at[1])*n + at[2]
}

// hinder reports whether two ghosts would enter the same cell or exchange their cells.
func hinder(from1, to1, from2, to2 int32) bool {
	return to1 == to2 || to1 == from2 && to2 == from1
}

func (p *plan) next(s int32, buf []int32) []int32 {
	n := int32(len(p.reach))
	a, b, c := s/n/n, s/n%n, s%n

	// Move all ghosts at once. If the moves of the first two ghosts exclude each other, skip them before
	// trying the moves of the third ghost.
	for _, x := range p.reach[a] {
		for _, y := range p.reach[b] {
			if hinder(a, x, b, y) {
				continue
			}
			for _, z := range p.reach[c] {
				if !hinder(a, x, c, z) && !hinder(b, y, c, z) {
					buf = append(buf, p.number([ghosts]int32{x, y, z}))
				}
			}
		}
	}
	return buf
}

// steps returns the least number of steps, or -1.
func (p *plan) steps() int {
	n := len(p.reach)
	path := search.NewDensePaths(n*n*n, p.next).Path(p.number(p.start), p.number(p.end))
	return len(path) - 1
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		columns, rows, n := in.Int(1, maxSize), in.Int(0, maxSize), in.Int(0, ghosts)
		m := read(in, rows, columns, n)
		fmt.Fprintln(out, newPlan(m, n).steps())
	}
}

func main() { scan.Main(solve) }
