//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import (
	"fmt"
	"strings"
)

// String returns the board row by row.
func (b board) String() string {
	text := ""
	for i, tile := range b.tiles {
		text += fmt.Sprintf("%2d%c", tile, "   \n"[i%4])
	}
	return strings.ReplaceAll(text[:len(text)-1], " 0", "  ")
}
