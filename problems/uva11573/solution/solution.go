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
	"io"
	"os"

	"oj/problems/internal/grid"
	"oj/problems/internal/scan"
	"oj/problems/internal/search"
)

const (
	most        = 1000 // rows and columns
	mostQueries = 50
)

const frame = '#' // around the lake; a boat that gets there stays

// sail returns the edges that leave a cell of the framed lake: north first, then with the clock, as the digits count.
func sail(lake *grid.Grid) func(c int32, buf []search.DenseEdge) []search.DenseEdge {
	row := int32(lake.Columns)
	around := [8]int32{-row, -row + 1, 1, row + 1, row, row - 1, -1, -row - 1}
	return func(c int32, buf []search.DenseEdge) []search.DenseEdge {
		if lake.Cells[c] == frame {
			return buf
		}
		first := len(buf)
		for _, step := range around {
			buf = append(buf, search.DenseEdge{To: c + step, Cost: 1})
		}
		buf[first+int(lake.Cells[c]-'0')].Cost = 0 // with the current
		return buf
	}
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	rows := in.Int(1, most)
	columns := in.Int(1, most)
	lake := grid.Read(in, rows, columns, "01234567")
	if in.Err() != nil {
		return in.Err()
	}
	lake = lake.Framed(frame)
	next := sail(lake)
	for queries := in.Int(0, mostQueries); queries > 0; queries-- {
		var ends [2]int32
		for i := range ends {
			row := in.Int(1, rows)
			ends[i] = int32(row*lake.Columns + in.Int(1, columns))
		}
		if in.Err() != nil {
			break
		}
		energy, _ := search.DenseZeroOne(len(lake.Cells), ends[0], ends[1], next) // there is always a way
		fmt.Fprintln(out, energy)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Err()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
