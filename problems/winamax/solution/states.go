//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import (
	"fmt"
	"sort"
)

// String tells the arrows that were drawn last, by the numbers of their cells, and how many ways each other ball has left.
func (s *state) String() string {
	var cells []int
	for cell := range s.drawn {
		cells = append(cells, int(cell))
	}
	sort.Ints(cells)
	text := ""
	for _, cell := range cells {
		text += fmt.Sprintf("%d%c ", cell, s.drawn[int32(cell)])
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
