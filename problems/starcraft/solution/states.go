//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

package main

import "fmt"

// String tells how many hatcheries, drones, zerglings and overlords there are, and the buildings and upgrades.
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
