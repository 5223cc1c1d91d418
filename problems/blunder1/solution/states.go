//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import (
	"fmt"

	"oj/problems/lib/record"
)

var rows, columns int

func init() { fmt.Sscan(record.Input(), &rows, &columns) }

// String returns the cell, the direction to try next, the modes, and the number of broken obstacles.
func (r robot) String() string {
	text := fmt.Sprintf("%s\n%s", record.Cell(int(r.cell), columns), names[r.heads])
	if r.breaks {
		text += "\nbreaker"
	}
	if r.backwards {
		text += "\nbackwards"
	}
	if r.broken > 0 {
		text += fmt.Sprint("\nbroken: ", r.broken)
	}
	return text
}
