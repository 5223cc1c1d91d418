//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import "fmt"

// String tells the room and, from room 1 on, which rooms are lit.
func (s state) String() string {
	text := fmt.Sprint(s.room+1, ":")
	for lit := s.lit; lit > 0; lit >>= 1 {
		text += map[uint64]string{0: " -", 1: " *"}[lit&1]
	}
	return text
}
