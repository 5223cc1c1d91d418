//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import "fmt"

// String returns the numbers of hatcheries, drones, zerglings and overlords, and the buildings and upgrades.
func (s state) String() string {
	text := fmt.Sprintf("%dh %dd %dz %do", s.h, s.d, s.z, s.o)
	if s.built > 0 {
		text += "\n"
	}
	for i, letter := range "SEAD" {
		if s.built>>i&1 == 1 {
			text += string(letter) + " "
		}
	}
	return text
}
