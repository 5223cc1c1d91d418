//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import "fmt"

// String tells the cells of the man and of the boxes, whose list ends with numbers that are no cells.
func (s state) String() string {
	text := fmt.Sprint(s.man, ",")
	for _, c := range s.boxes {
		if c != none {
			text += fmt.Sprint(" ", c)
		}
	}
	return text
}
