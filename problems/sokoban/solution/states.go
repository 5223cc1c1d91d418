//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import (
	"fmt"

	"oj/problems/lib/record"
)

var columns int

func init() { fmt.Sscan(record.Input(), &columns) }

// String returns the cells of the man and of the boxes. Unused entries of the list of boxes are left out.
func (s state) String() string {
	text := "man " + record.Cell(int(s.man), columns)
	for _, c := range s.boxes {
		if c != none {
			text += "\nbox " + record.Cell(int(c), columns)
		}
	}
	return text
}
