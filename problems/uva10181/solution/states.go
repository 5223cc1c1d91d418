//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import (
	"fmt"
	"strings"
)

// String is the board row by row.
func (b board) String() string {
	text := ""
	for i, tile := range b.tiles {
		text += fmt.Sprintf("%2d%c", tile, "   \n"[i%4])
	}
	return strings.ReplaceAll(text[:len(text)-1], " 0", "  ")
}
