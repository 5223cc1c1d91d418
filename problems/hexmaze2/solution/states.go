//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import "fmt"

// String returns the row and the column, counted from 1, and the keys.
func (s state) String() string {
	text := fmt.Sprint(s.row+1, ",", s.column+1)
	for i, key := range "abcd" {
		if s.keys>>i&1 == 1 {
			text += " " + string(key)
		}
	}
	return text
}
