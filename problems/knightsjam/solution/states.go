//go:build graph

// This file is only built for tools/graph. It gives the states their names in the picture.

package main

// String returns the board row by row.
func (b board) String() string { return string(b[:3]) + " " + string(b[3:6]) + " " + string(b[6:]) }
