// UVa 589, Pushing Boxes: which way pushes the box to the target with the fewest pushes, and then the fewest steps?
//
// State: the box's cell and the man's.
// Neighbours: the man goes to a cell beside; if the box is there, it goes one further, where it must have room.
// Start: B and S.
// Goal: the box on T, wherever the man is.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const maxCells = 1 << 12 // a maze of c cells has c*c states, which have 12 bytes each

// solve returns the letters of the way; false if there is none. A state's number is the box's cell times the number of
// cells, and the man's cell.
func solve(maze *grid.Grid) (way []byte, ok bool) {
	cells, target := int32(len(maze.Cells)), maze.Find('T')[0]
	push := cells * cells // what a push costs more than a step: a shortest way has fewer steps, as each state occurs once

	next := func(s int32, buf []search.DenseEdge) []search.DenseEdge {
		box, man := s/cells, s%cells
		for d := grid.North; d <= grid.West; d++ {
			to, inside := maze.Step(man, d)
			if !inside || maze.Cells[to] == '#' {
				continue
			}
			if to != box {
				buf = append(buf, search.DenseEdge{To: box*cells + to, Cost: 1})
			} else if beyond, inside := maze.Step(box, d); inside && maze.Cells[beyond] != '#' {
				buf = append(buf, search.DenseEdge{To: beyond*cells + to, Cost: push + 1})
			}
		}
		return buf
	}
	start := maze.Find('B')[0]*cells + maze.Find('S')[0]
	costs, end := search.DenseDijkstra(int(cells*cells), start, next, func(s int32) bool { return s/cells == target })
	if end < 0 {
		return nil, false
	}
	path := costs.Path(end)
	for i, s := range path[1:] {
		way = append(way, letter(maze, path[i]%cells, s%cells, path[i]/cells != s/cells))
	}
	return way, true
}

// letter names the direction from one cell to the next: a capital if the box was pushed.
func letter(maze *grid.Grid, from, to int32, pushed bool) byte {
	for d := grid.North; ; d++ {
		if c, inside := maze.Step(from, d); inside && c == to {
			if pushed {
				return "NESW"[d]
			}
			return "nesw"[d]
		}
	}
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	for k := 1; in.Case(); k++ {
		rows, columns := in.Int(0, maxCells), in.Int(0, maxCells)
		if rows == 0 && columns == 0 {
			break // the end marker, or an error
		}
		if rows*columns == 0 || rows*columns > maxCells {
			in.Failf("want 0 0, or a maze of 1 to %d cells", maxCells)
		}

		maze := grid.Read(in, rows, columns, "#.SBT")
		for _, one := range []byte("SBT") {
			if in.Err() == nil && len(maze.Find(one)) != 1 {
				in.Failf("want one %c in the maze that ends here", one)
			}
		}
		if in.Err() != nil {
			break
		}
		way, ok := solve(maze)
		if !ok {
			way = []byte("Impossible.")
		}
		fmt.Fprintf(out, "Maze #%d\n%s\n\n", k, way)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Mistake()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
