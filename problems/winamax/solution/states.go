//go:build graph

// This file is built only for tools/graph. It names the states in the picture states.svg of the README.

package main

import (
	"fmt"

	"oj/problems/lib/record"
)

var columns int

func init() { fmt.Sscan(record.Input(), &columns) }

// String returns the way drawn last, beginning with its first cell, and how many ways are left for each of the other
// balls.
func (s *state) String() string {
	text := "no way yet\n"
	ahead := map[byte]int{'^': -columns, '>': 1, 'v': columns, '<': -1}
	entered := map[int32]bool{}
	for cell, arrow := range s.drawn {
		if arrow != '.' {
			entered[cell+int32(ahead[arrow])] = true
		}
	}
	for cell := range s.drawn {
		if entered[cell] {
			continue
		}
		text = record.Cell(int(cell), columns) + " "
		for arrow := s.drawn[cell]; arrow != '.'; arrow = s.drawn[cell] {
			text, cell = text+string(rune(arrow)), cell+int32(ahead[arrow])
		}
		text += "\n"
	}
	if len(s.left) == 0 {
		return text + "all have a way"
	}
	text += "left:"
	for _, ways := range s.left {
		text += fmt.Sprint(" ", len(ways))
	}
	return text
}
