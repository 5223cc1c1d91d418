//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import (
	"fmt"

	"oj/problems/lib/record"
)

var rows, columns int // the size of the maze of the first case

func init() { fmt.Sscan(record.Input(), &rows, &columns) }

// String returns the cell, the direction, and the colour on the ground: green, or green plus a number of
// sectors.
func (s wheel) String() string {
	colour := "green"
	if s.colour != green {
		colour += fmt.Sprint("+", s.colour)
	}
	return record.Cell(int(s.cell), columns) + " " + []string{"N", "E", "S", "W"}[s.facing] + "\n" + colour
}
