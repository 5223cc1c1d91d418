// UVa 589, Pushing Boxes: bring the box to the target with the fewest pushes and, among these solutions,
// the fewest steps.
//
// State: the cell of the box and the cell of the man.
// Neighbours: the man moves to an adjacent cell without a rock. If the box is there, he pushes it to the next
// cell, which must be free.
// Start: B and S.
// Goal: the box on T, wherever the man is.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const maxCells = 1 << 12 // limits the memory: a maze of c cells has c*c states of 12 bytes each

type maze struct{ *grid.Grid }

// number returns the number of a state: the box's cell times the number of cells, plus the man's cell.
func (m maze) number(box, man int32) int32 { return box*int32(len(m.Cells)) + man }

func (m maze) box(state int32) int32 { return state / int32(len(m.Cells)) }
func (m maze) man(state int32) int32 { return state % int32(len(m.Cells)) }

// step returns the cell beside c in a direction, and false if it is a wall or outside.
func (m maze) step(c int32, direction int) (int32, bool) {
	to, inside := m.Step(c, direction)
	return to, inside && m.Cells[to] != '#'
}

// next appends the man's moves. The cost of a push is the number of states plus 1. A shortest path visits no state
// twice, so all its steps together cost less than one push. So a path with fewer pushes is always cheaper.
func (m maze) next(s int32, buf []search.DenseEdge[int32]) []search.DenseEdge[int32] {
	box, man := m.box(s), m.man(s)
	push := int32(len(m.Cells) * len(m.Cells))

	for d := grid.North; d <= grid.West; d++ {
		to, free := m.step(man, d)
		if !free {
			continue
		}
		if to != box {
			buf = append(buf, search.DenseEdge[int32]{To: m.number(box, to), Cost: 1})
			continue
		}

		// The man walks into the box, so he pushes it if the cell beyond is free.
		if beyond, free := m.step(box, d); free {
			buf = append(buf, search.DenseEdge[int32]{To: m.number(beyond, to), Cost: push + 1})
		}
	}
	return buf
}

// way returns the letters of a best solution, and false if there is none.
func (m maze) way() (letters string, ok bool) {
	states := len(m.Cells) * len(m.Cells)
	start := m.number(m.Find('B')[0], m.Find('S')[0])
	target := m.Find('T')[0]

	costs, end := search.DenseDijkstra(states, start, m.next, func(s int32) bool { return m.box(s) == target })
	if end < 0 {
		return "", false
	}

	path := costs.Path(end)
	for i := 1; i < len(path); i++ {
		letters += m.letter(path[i-1], path[i])
	}
	return letters, true
}

// letter returns the letter of a move's direction: a capital letter if the man pushes the box.
func (m maze) letter(from, to int32) string {
	names := "nesw"
	if m.box(from) != m.box(to) {
		names = "NESW"
	}
	for d := grid.North; ; d++ {
		if c, inside := m.Step(m.man(from), d); inside && c == m.man(to) {
			return names[d : d+1]
		}
	}
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for k := 1; in.Case(); k++ {
		rows, columns := in.Int(0, maxCells), in.Int(0, maxCells)
		if rows == 0 && columns == 0 {
			break // the end marker
		}
		if rows*columns == 0 || rows*columns > maxCells {
			in.Fatalf("want 0 0, or a maze of 1 to %d cells", maxCells)
		}

		m := maze{grid.Read(in, rows, columns, "#.SBT")}
		for _, one := range []byte("SBT") {
			if len(m.Find(one)) != 1 {
				in.Fatalf("the maze that ends here must contain exactly one %c", one)
			}
		}

		way, ok := m.way()
		if !ok {
			way = "Impossible."
		}
		fmt.Fprintf(out, "Maze #%d\n%s\n\n", k, way)
	}
}

func main() { scan.Main(solve) }
