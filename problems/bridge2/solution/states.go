//go:build graph

// This file is only built for tools/graph. It labels the states in states.svg.

package main

import "fmt"

// String returns the column, the speed, and a letter for each lane: o if the lane has a bike, - if not.
func (s state) String() string {
	text := fmt.Sprintf("at %d, speed %d\n", s.x, s.speed)
	for lane := 0; lane < lanes; lane++ {
		text += "-o"[s.bikes>>lane&1 : s.bikes>>lane&1+1]
	}
	return text
}
