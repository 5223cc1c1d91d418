//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

// String is the board row by row.
func (b board) String() string { return string(b[:3]) + " " + string(b[3:6]) + " " + string(b[6:]) }
