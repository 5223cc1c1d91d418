// CodinGame, Vox Codei 1: where and when must a hacker place a few bombs so that their explosions reach all nodes in
// time?
//
// State: the cells that are chosen for bombs, and the nodes that no explosion reaches yet.
// Neighbours: choose one more cell. Its explosion must reach a certain node: the one that can be reached from
// the fewest cells.
// Start: no cell.
// Goal: every node is reached, and the bombs can be placed in time: at most one in each turn, on a cell that
// is empty by then. Additional bombs may be needed, because explosions have to empty cells for other bombs
// first.
package main

import (
	"bufio"
	"fmt"
	"math"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	mostSide = 20
	most     = 1000 // the maximum number of rounds, and of bombs
	reach    = 3    // how many cells an explosion reaches in each direction
	fuse     = 3    // turns from placing a bomb until the cells that it reaches are free
)

// cross returns the cells that an explosion reaches, including the bomb's own cell.
func cross(g *grid.Grid, bomb int32) []int32 {
	cells := []int32{bomb}

	// Walls stop the explosion, nodes do not.
	for direction := grid.North; direction <= grid.West; direction++ {
		at := bomb
		for i := 0; i < reach; i++ {
			next, inside := g.Step(at, direction)
			if !inside || g.Cells[next] == '#' {
				break
			}
			cells = append(cells, next)
			at = next
		}
	}
	return cells
}

// A plan has an element for each turn: the cell where a bomb is placed, or the constant wait if none is placed.
type plan []int32

const wait = -1

// schedule returns a plan that places bombs on these cells, or nil if the plan would take more than the given turns.
func schedule(g *grid.Grid, cells []int32, turns int) plan {
	// free[c] is the turn from which cell c is free.
	free := make(map[int32]int)
	for _, c := range cells {
		if g.Cells[c] == '@' {
			free[c] = math.MaxInt
		}
	}

	left := append([]int32(nil), cells...)
	var p plan
	for len(left) > 0 {
		turn := len(p)
		if turn+fuse > turns {
			return nil
		}

		// First place the bomb that empties the most cells for other bombs, because those bombs can be placed
		// only after it has exploded.
		best, opens := -1, -1
		for i, c := range left {
			if free[c] > turn {
				continue
			}
			count := 0
			for _, reached := range cross(g, c) {
				if free[reached] == math.MaxInt {
					count++
				}
			}
			if count > opens {
				best, opens = i, count
			}
		}
		if best < 0 {
			p = append(p, wait)
			continue
		}

		for _, reached := range cross(g, left[best]) {
			if free[reached] == math.MaxInt {
				free[reached] = turn + fuse
			}
		}
		p = append(p, left[best])
		left = append(left[:best], left[best+1:]...)
	}
	return p
}

// complete returns a plan for bombs on these cells and at most `more` additional bombs, which empty cells that hold
// nodes. It returns nil if it finds no plan.
func complete(g *grid.Grid, cells []int32, turns, more int) plan {
	p := schedule(g, cells, turns)
	if p != nil || more == 0 {
		return p
	}

	// If no order of the bombs exists, some chosen cell is never emptied. Try to empty it with an additional bomb
	// whose explosion reaches this cell.
	for _, full := range cells {
		if g.Cells[full] != '@' {
			continue
		}
		for _, c := range cross(g, full) {
			if c == full {
				continue
			}

			// Append to a copy, because other attempts use the same slice.
			larger := append(append([]int32(nil), cells...), c)
			if p := complete(g, larger, turns, more-1); p != nil {
				return p
			}
		}
	}
	return nil
}

// A site is a cell for a bomb, and the numbers of the nodes that its explosion destroys. A node in the cell
// itself is not among them, because another bomb must have destroyed it before.
type site struct {
	cell  int32
	nodes []int32
}

// sites returns all cells from which an explosion destroys nodes. Cells without a node come first, because they need no
// other bomb.
func sites(g *grid.Grid) []site {
	number := make(map[int32]int32)
	for i, node := range g.Find('@') {
		number[node] = int32(i)
	}

	var empty, full []site
	for c := range g.Cells {
		s := site{cell: int32(c)}
		for _, reached := range cross(g, s.cell) {
			if g.Cells[reached] == '@' && reached != s.cell {
				s.nodes = append(s.nodes, number[reached])
			}
		}

		switch {
		case len(s.nodes) == 0 || g.Cells[c] == '#':
		case g.Cells[c] == '@':
			full = append(full, s)
		default:
			empty = append(empty, s)
		}
	}
	return append(empty, full...)
}

// needed returns all sites on empty cells. It adds a site on a cell with a node only if an explosion there
// destroys a node that no explosion on an empty cell destroys.
func needed(g *grid.Grid, all []site) []site {
	easy := make(map[int32]bool) // the nodes that some explosion on an empty cell destroys
	var few []site
	for _, s := range all {
		isEmpty := g.Cells[s.cell] == '.'
		isNeeded := isEmpty
		for _, node := range s.nodes {
			if isEmpty {
				easy[node] = true
			} else if !easy[node] {
				isNeeded = true
			}
		}
		if isNeeded {
			few = append(few, s)
		}
	}
	return few
}

// choose looks for at most `bombs` sites that together destroy all nodes, and for which `planned` returns a
// plan: an order of the bombs that can be carried out. choose returns this plan, or nil.
func choose(from []site, nodes, bombs int, planned func(cells []int32) plan) plan {
	var sets [][]int32
	for _, s := range from {
		sets = append(sets, s.nodes)
	}

	var p plan
	search.Cover(nodes, sets, bombs, func(chosen []int) bool {
		var cells []int32
		for _, i := range chosen {
			cells = append(cells, from[i].cell)
		}
		p = planned(cells)
		return p != nil
	})
	return p
}

// find returns a plan, or nil if there is none.
func find(g *grid.Grid, turns, bombs int) plan {
	all := sites(g)
	nodes := len(g.Find('@'))

	// A bomb in the cell of a node depends on another bomb, so most choices with many such bombs have no plan. On
	// most maps, a plan without unnecessary bombs of this kind is found at once.
	p := choose(needed(g, all), nodes, bombs, func(cells []int32) plan {
		return schedule(g, cells, turns)
	})
	for more := 0; p == nil && more <= bombs; more++ {
		opening := more
		p = choose(all, nodes, bombs-opening, func(cells []int32) plan {
			return complete(g, cells, turns, opening)
		})
	}
	return p
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	width, height := in.Int(1, mostSide), in.Int(1, mostSide)
	g := grid.Read(in, height, width, ".@#")
	var p plan
	for turn := 0; in.More(); turn++ {
		turns, bombs := in.Int(1, most), in.Int(0, most)

		// Nothing moves, so the plan made in the first turn is valid for the whole game.
		if turn == 0 {
			p = find(g, turns, bombs)
		}
		if p == nil {
			in.Fatalf("want enough rounds and bombs to destroy all nodes")
		}

		if turn >= len(p) || p[turn] == wait {
			fmt.Fprintln(out, "WAIT")
		} else {
			fmt.Fprintln(out, int(p[turn])%width, int(p[turn])/width)
		}
	}
}

func main() { scan.Main(solve) }
