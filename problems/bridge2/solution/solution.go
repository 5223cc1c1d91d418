// CodinGame, The Bridge - Episode 2: how do as many bikes as possible, all steered at once, get over a bridge with holes?
//
// State: how far the bikes are, how fast, and on which lanes there still is one.
// Neighbours: SPEED, JUMP, UP, DOWN, WAIT or SLOW, for all of them.
// Start: the bikes as the referee sends them in each turn.
// Goal: all bikes beyond the bridge or, if that cannot be in time, as many as possible.
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
	mostWay   = 1 << 20 // cells that a bike may be away from the start
)

// plan returns a shortest way on which at least the given number of bikes get over the bridge; nil if there is none.
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

// choose returns the first command of the best plan that the turns left are enough for.
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
	return "WAIT" // all bikes will be lost, whatever they do
}

// read reads the lanes, which have one length.
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

// readTurn reads the state of the bikes that are still there.
func readTurn(in *scan.Scanner, bikes int) state {
	s := state{speed: in.Int(0, mostSpeed)}
	for i := 0; i < bikes; i++ {
		x, lane := in.Int(0, mostWay), in.Int(0, lanes-1)
		if active := in.Int(0, 1); active == 1 {
			s.x = x // the same for all
			s.bikes |= 1 << lane
		}
	}
	return s
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	bikes := in.Int(1, lanes)
	in.Int(1, bikes) // how many must survive; choose saves as many as it can
	b := read(in)
	for turn := 0; in.More(); turn++ {
		fmt.Fprintln(out, b.choose(readTurn(in, bikes), mostTurns-turn))
	}
}

func main() { scan.Main(solve) }
