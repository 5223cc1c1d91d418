//go:build graph

// This file is only built for tools/graph. It gives the states their names in the picture.

package main

import "fmt"

// String tells the place, the speed, and the lanes: o with a bike, - without.
func (s state) String() string {
	text := fmt.Sprintf("at %d, speed %d\n", s.x, s.speed)
	for lane := 0; lane < lanes; lane++ {
		text += "-o"[s.bikes>>lane&1 : s.bikes>>lane&1+1]
	}
	return text
}
