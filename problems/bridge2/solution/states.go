//go:build graph

// How tools/graph names what the search visits: nothing else is built from this file.

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
