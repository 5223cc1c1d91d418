//go:build graph

// This file is built only for tools/graph. It names the states in the picture states.svg of the README.

package main

import "fmt"

// String returns the room, and for each room from 1 on whether it is lit.
func (s state) String() string {
	text := fmt.Sprint(s.room+1, ":")
	for lit := s.lit; lit > 0; lit >>= 1 {
		text += map[uint64]string{0: " -", 1: " *"}[lit&1]
	}
	return text
}
