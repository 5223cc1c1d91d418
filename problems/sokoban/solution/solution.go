// CodinGame, Sokoban: with which moves does a man push all boxes onto targets within 400 turns?
//
// State: the sorted cells of the boxes, and the man's cell after a push.
// Neighbours: the man walks to a box and pushes it by one cell; the cost is the length of the walk plus one.
// Start: the state of the first turn.
// Goal: a box on every target.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// solve returns the letters of a shortest solution, or "" if there is none.
func (l *level) solve(start state) string {
	seen := make(map[state]bool)
	once := func(_ int, came []search.Arrival[state]) []search.Arrival[state] {
		kept := came[:0]
		for _, a := range came {
			if !seen[a.S] {
				seen[a.S] = true
				kept = append(kept, a)
			}
		}
		return kept
	}

	path := search.Dijkstra(start, l.next, once, l.solved)

	letters := ""
	for i := 1; i < len(path); i++ {
		letters += l.walk(path[i-1].S, path[i].S)
	}
	return letters
}

// walk returns the letters of the moves from one state to the next: the walk behind the box, and the push.
func (l *level) walk(from, to state) string {
	for d := grid.North; ; d++ {
		// The man now stands where the box was. If he has pushed in direction d, the box is on the next cell in this
		// direction.
		box, _ := l.Step(int32(to.man), d)
		if i := find(from.boxes, int32(to.man)); pushed(from, i, box) != to {
			continue
		}

		// The man walks to the cell behind the box. The push then takes him to the cell of the box.
		behind, _ := l.Step(int32(to.man), (d+2)%4)
		way := search.Shortest([]int32{int32(from.man)}, l.free(from.boxes), func(c int32) bool { return c == behind })
		way = append(way, int32(to.man))

		letters := ""
		for i := 1; i < len(way); i++ {
			letters += l.letter(way[i-1], way[i])
		}
		return letters
	}
}

// letter returns the letter of the direction from a cell to an adjacent one.
func (l *level) letter(from, to int32) string {
	for d := grid.North; ; d++ {
		if c, inside := l.Step(from, d); inside && c == to {
			return "URDL"[d : d+1]
		}
	}
}

// readTurn reads the man and the boxes. In the input, the column comes first.
func (l *level) readTurn(in *scan.Scanner, boxes int) state {
	cell := func() uint8 {
		x := in.Int(0, l.Columns-1)
		return uint8(in.Int(0, l.Rows-1)*l.Columns + x)
	}

	s := state{man: cell()}
	for i := range s.boxes {
		s.boxes[i] = none
	}

	// Put each box at the end of the array. pushed then moves it forward to its place in the sorted order.
	for i := 0; i < boxes; i++ {
		s = state{s.man, pushed(state{boxes: s.boxes}, mostBoxes-1, int32(cell())).boxes}
	}
	return s
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	columns, rows, boxes := in.Int(3, mostSide), in.Int(3, mostSide), in.Int(1, mostBoxes)
	l := &level{Grid: grid.Read(in, rows, columns, "#.*")}
	l.findAlive()

	// The first turn determines the whole solution. The input of later turns contains nothing new.
	way := ""
	for turn := 0; in.More(); turn++ {
		s := l.readTurn(in, boxes)
		if turn == 0 {
			way = l.solve(s)
		}
		if turn == len(way) {
			in.Fatalf("no move is left: the level is already solved, or has no solution")
		}
		fmt.Fprintln(out, way[turn:turn+1])
	}
}

func main() { scan.Main(solve) }
