// CodinGame, The Bridge - Episode 2: how do as many bikes as possible, all steered at once, get over a bridge with holes?
//
// State: how far the bikes are, how fast, and on which lanes there still is one.
// Neighbours: SPEED, JUMP, UP, DOWN, WAIT or SLOW, for all of them.
// Start: what the referee tells in each turn.
// Goal: all bikes beyond the bridge or, if that cannot be in time, as many as possible.
package main

import (
	"fmt"
	"io"
	"math/bits"
	"os"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	mostTurns = 50
	mostCells = 500
)

// plan returns a shortest way on which so many bikes get over the bridge; nil if there is none.
func (b bridge) plan(start state, survivors int) []state {
	next := func(s state, buf []state) []state {
		for _, c := range commands {
			if after := b.drive(s, c); bits.OnesCount8(after.bikes) >= survivors {
				buf = append(buf, after)
			}
		}
		return buf
	}
	return search.Shortest([]state{start}, next, func(s state) bool { return s.x >= len(b[0]) })
}

// choose returns the first command of the best plan that the turns left are enough for.
func (b bridge) choose(start state, turns int) string {
	for survivors := bits.OnesCount8(start.bikes); survivors > 0; survivors-- {
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
	return "WAIT"
}

func run(r io.Reader, w io.Writer) error {
	in := scan.New(r)
	bikes := in.Int(1, lanes)
	in.Int(1, bikes) // how many must survive: we save as many as we can
	b := make(bridge, lanes)
	for i := range b {
		b[i] = in.Word()
		if in.Err() == nil && (len(b[i]) != len(b[0]) || len(b[i]) > mostCells) {
			in.Failf("want lanes of the same length, at most %d cells", mostCells)
		}
	}
	for turn := 0; in.More(); turn++ {
		s := state{speed: in.Int(0, mostSpeed)}
		for i := 0; i < bikes; i++ {
			x, lane := in.Int(0, 1<<20), in.Int(0, lanes-1)
			if in.Int(0, 1) == 1 {
				s.x, s.bikes = x, s.bikes|1<<lane
			}
		}
		if in.Err() != nil {
			break
		}
		if _, err := fmt.Fprintln(w, b.choose(s, mostTurns-turn)); err != nil {
			return err
		}
	}
	return in.Err()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
