//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import "fmt"

// String is the board row by row; 0 is the blank.
func (b board) String() string {
	text := ""
	for i, tile := range b.tiles {
		text += fmt.Sprint(tile, map[bool]string{true: " ", false: "."}[i%4 == 3])
	}
	return text
}
