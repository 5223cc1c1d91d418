// CodinGame, The Bridge - Episode 2: how many bikes can cross a bridge with holes, if each command moves all of them?
//
// State: the column and the speed of the bikes, and the lanes that still have a bike.
// Neighbours: SPEED, JUMP, UP, DOWN, WAIT or SLOW, for all bikes.
// Start: the state that the referee sends in each turn.
// Goal: all bikes beyond the bridge or, if this is impossible in time, as many as possible.
package main

import (
	"bufio"
	"fmt"
	"math/bits"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	mostTurns = 50
	mostCells = 500
	mostWay   = 1 << 20 // the greatest column that the program accepts
)

// plan returns a shortest path on which at least the given number of bikes cross the bridge, or nil.
func (b bridge) plan(start state, survivors int) []state {
	next := func(s state, buf []state) []state {
		for _, c := range commands {
			if after := b.drive(s, c); bits.OnesCount8(after.bikes) >= survivors {
				buf = append(buf, after)
			}
		}
		return buf
	}

	over := func(s state) bool { return s.x >= len(b[0]) }
	return search.Shortest([]state{start}, next, over)
}

// choose returns the first command of the best plan that fits into the remaining turns.
func (b bridge) choose(start state, turns int) string {
	for survivors := bits.OnesCount8(start.bikes); survivors > 0; survivors-- {
		// Prefer plans that save more bikes.
		path := b.plan(start, survivors)
		if len(path) < 2 || len(path)-1 > turns {
			continue
		}

		for _, c := range commands {
			if b.drive(start, c) == path[1] {
				return c
			}
		}
	}
	return "WAIT" // no command can bring a bike across in the remaining turns
}

// read reads the four lanes, which must have equal lengths.
func read(in *scan.Scanner) bridge {
	b := make(bridge, lanes)
	for i := range b {
		b[i] = in.Word()
		if len(b[i]) != len(b[0]) || len(b[i]) > mostCells {
			in.Fatalf("want lanes of the same length, at most %d cells", mostCells)
		}
	}
	return b
}

// readTurn reads the state of the remaining bikes.
func readTurn(in *scan.Scanner, bikes int) state {
	s := state{speed: in.Int(0, mostSpeed)}
	for i := 0; i < bikes; i++ {
		x, lane := in.Int(0, mostWay), in.Int(0, lanes-1)
		if active := in.Int(0, 1); active == 1 {
			s.x = x // all bikes have the same column
			s.bikes |= 1 << lane
		}
	}
	return s
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	bikes := in.Int(1, lanes)
	in.Int(1, bikes) // skip the number of bikes that must survive: choose saves as many as it can anyway
	b := read(in)
	for turn := 0; in.More(); turn++ {
		fmt.Fprintln(out, b.choose(readTurn(in, bikes), mostTurns-turn))
	}
}

func main() { scan.Main(solve) }
