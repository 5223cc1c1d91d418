// UVa 11573, Ocean Currents: the least energy of a boat between two cells, if moving with the current is free.
//
// State: a cell of the lake.
// Neighbours: its eight neighbours; the one in the direction of the current costs 0, the others 1.
// Start: the first cell of a query.
// Goal: its second cell.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
)

const frame = '#' // the letter of the cells around the lake; the boat cannot move to them

// A lake is a grid of currents with a frame around it.
type lake struct {
	cells   []byte
	columns int
	around  [8]int32 // offsets from a cell to its eight neighbours: north, then clockwise, as the digits of the currents

	// All searches share these slices, because a lake may have a million cells and 50 queries.
	met           []bool
	layer, beyond []int32
}

func newLake(inner *grid.Grid) *lake {
	framed := inner.Framed(frame)
	row := int32(framed.Columns)
	return &lake{
		cells:   framed.Cells,
		columns: framed.Columns,
		around:  [8]int32{-row, -row + 1, 1, row + 1, row, row - 1, -1, -row - 1},
		met:     make([]bool, len(framed.Cells)),
	}
}

// drift appends c and the unvisited cells to which a boat drifts from c for free. It stops at a visited cell,
// because the cells after it have been visited, too.
func (l *lake) drift(c int32, cells []int32) []int32 {
	for !l.met[c] {
		l.met[c] = true
		cells = append(cells, c)
		c += l.around[l.cells[c]-'0']
	}
	return cells
}

// energy returns the least energy from start to goal. A layer contains all cells with the same cost.
func (l *lake) energy(start, goal int32) int {
	for c, flow := range l.cells {
		l.met[c] = flow == frame
	}

	cost := 0
	l.layer = l.drift(start, l.layer[:0])
	for !l.met[goal] { // every cell of the lake can be reached
		// Every unvisited cell around the layer costs one more. The cell that the current leads to has already
		// been visited at no cost.
		l.beyond = l.beyond[:0]
		for _, c := range l.layer {
			for _, step := range l.around {
				if !l.met[c+step] {
					l.beyond = l.drift(c+step, l.beyond)
				}
			}
		}

		l.layer, l.beyond = l.beyond, l.layer
		cost++
	}
	return cost
}

// cell reads a row and a column and returns the number of the cell. The input counts rows and columns from 1;
// nothing must be subtracted, because row 0 and column 0 belong to the frame.
func (l *lake) cell(in *scan.Scanner, rows, columns int) int32 {
	row, column := in.Int(1, rows), in.Int(1, columns)
	return int32(row*l.columns + column)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() { // the official input file may contain several lakes
		rows, columns := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
		currents := grid.Read(in, rows, columns, "01234567")

		l := newLake(currents)
		for queries := in.Int(0, scan.Max); queries > 0; queries-- {
			start, goal := l.cell(in, rows, columns), l.cell(in, rows, columns)
			fmt.Fprintln(out, l.energy(start, goal))
		}
	}
}

func main() { scan.Main(solve) }
