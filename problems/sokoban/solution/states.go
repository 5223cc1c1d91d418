//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import (
	"fmt"

	"oj/tools/graph/record"
)

var columns int

func init() { fmt.Sscan(record.Input(), &columns) }

// String tells the cells of the man and of the boxes, whose list ends with numbers that are no cells.
func (s state) String() string {
	text := "man " + record.Cell(int(s.man), columns)
	for _, c := range s.boxes {
		if c != none {
			text += "\nbox " + record.Cell(int(c), columns)
		}
	}
	return text
}
