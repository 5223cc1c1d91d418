//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import "fmt"

// String tells the row and the column, from 1, and the keys.
func (s state) String() string {
	text := fmt.Sprint(s.row+1, ",", s.column+1)
	for i, key := range "abcd" {
		if s.keys>>i&1 == 1 {
			text += " " + string(key)
		}
	}
	return text
}
