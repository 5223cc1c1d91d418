// UVa 11573, Ocean Currents: how little energy takes a boat from cell to cell, if it drifts for nothing?
//
// State: a cell of the lake.
// Neighbours: the up to eight cells around; where the current flows costs 0, elsewhere 1.
// Start: the cell where the boat is.
// Goal: the cell where it has to be.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
)

const frame = '#' // around the lake; a boat that gets there stays

// A lake is a framed grid of currents.
type lake struct {
	cells   []byte
	columns int
	around  [8]int32 // steps to the cells around: north first, then clockwise, as the digits of the currents count

	// The memory of a search serves all searches: a lake may have a million cells and 50 queries.
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

// drift appends c and the cells to which a boat drifts from there for nothing. It stops at a cell that has been met,
// because that cell has drifted on already.
func (l *lake) drift(c int32, cells []int32) []int32 {
	for !l.met[c] {
		l.met[c] = true
		cells = append(cells, c)
		c += l.around[l.cells[c]-'0']
	}
	return cells
}

// energy returns the least energy from start to goal. A layer holds all cells of one cost.
func (l *lake) energy(start, goal int32) int {
	for c, flow := range l.cells {
		l.met[c] = flow == frame
	}

	cost := 0
	l.layer = l.drift(start, l.layer[:0])
	for !l.met[goal] { // there is always a way
		// Every cell around the layer costs one more. Cells where the current leads for nothing have been met already.
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

// cell reads a row and a column, which count from 1; so they are those of the framed lake.
func (l *lake) cell(in *scan.Scanner, rows, columns int) int32 {
	row, column := in.Int(1, rows), in.Int(1, columns)
	return int32(row*l.columns + column)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() { // the judge's file may hold several lakes
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
