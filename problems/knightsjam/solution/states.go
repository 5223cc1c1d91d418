//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

// String returns the board row by row.
func (b board) String() string { return string(b[:3]) + " " + string(b[3:6]) + " " + string(b[6:]) }
