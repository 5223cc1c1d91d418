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

const largest = 1<<31 - 1 // of sizes and counts: cells have numbers of 32 bits

const frame = '#' // around the lake; a boat that gets there stays

// drift returns a function that appends the cell to which the current flows.
func drift(lake *grid.Grid) func(c int32, buf []int32) []int32 {
	row := int32(lake.Columns)
	around := [8]int32{-row, -row + 1, 1, row + 1, row, row - 1, -1, -row - 1} // as the digits count
	return func(c int32, buf []int32) []int32 {
		flow := lake.Cells[c]
		if flow == frame {
			return buf
		}
		return append(buf, c+around[flow-'0'])
	}
}

// sail returns a function that appends the eight cells around. One append is faster than eight, and this one is called
// for every cell.
func sail(lake *grid.Grid) func(c int32, buf []int32) []int32 {
	row := int32(lake.Columns)
	return func(c int32, buf []int32) []int32 {
		if lake.Cells[c] == frame {
			return buf
		}
		return append(buf, c-row-1, c-row, c-row+1, c-1, c+1, c+row-1, c+row, c+row+1)
	}
}

// answer reads the questions about one lake and prints the energy for each.
func answer(in *scan.Scanner, out io.Writer, lake *grid.Grid) {
	framed := lake.Framed(frame)
	free, next := drift(framed), sail(framed)

	for queries := in.Int(0, largest); queries > 0; queries-- {
		var ends [2]int32
		for i := range ends {
			row := in.Int(1, lake.Rows)
			column := in.Int(1, lake.Columns)
			ends[i] = int32(row*framed.Columns + column)
		}
		if in.Err() != nil {
			return
		}
		energy, _ := search.DenseZeroOne(len(framed.Cells), ends[0], ends[1], free, next) // there is always a way
		fmt.Fprintln(out, energy)
	}
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	for in.More() { // the judge's file may hold several lakes
		rows, columns := in.Int(1, largest), in.Int(1, largest)
		lake := grid.Read(in, rows, columns, "01234567")
		if in.Err() != nil {
			break
		}
		answer(in, out, lake)
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
