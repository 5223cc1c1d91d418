//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import (
	"fmt"

	"oj/tools/graph/record"
)

var rows, columns int // of the first case

func init() { fmt.Sscan(record.Input(), &rows, &columns) }

// String tells the cell, the direction, and how many cells green has gone on from the ground.
func (s wheel) String() string {
	colour := "green"
	if s.colour != green {
		colour += fmt.Sprint("+", s.colour)
	}
	return record.Cell(int(s.cell), columns) + " " + []string{"N", "E", "S", "W"}[s.facing] + "\n" + colour
}
