// Package game is what the players of the two Skynet puzzles share: the map as the puzzles send it, and the talk with
// the referee, one line in and one line out a turn.
package game

import (
	"bufio"
	"io"
	"strconv"

	"oj/problems/lib/scan"
)

// Bounds of the puzzles' maps.
const (
	maxNodes    = 500
	maxLinks    = 1000
	maxGateways = 20
)

// A Link joins two nodes; it can be walked both ways.
type Link [2]int

// A Map is what the referee sends before the first turn.
type Map struct {
	Nodes   int    // numbered from 0
	Links   []Link // as given, none twice
	Gateway []bool // of a node: the agent wins there and never leaves
}

// ReadMap takes `N L E`, L links and E gateways from in, whose Err reports whether they were such. A link that is given
// twice is kept once.
func ReadMap(in *scan.Scanner) Map {
	n := in.Int(2, maxNodes)
	m := Map{Nodes: n, Gateway: make([]bool, n)}
	links, gateways := in.Int(1, maxLinks), in.Int(1, maxGateways)
	known := make(map[Link]bool)
	for i := 0; i < links && in.Err() == nil; i++ {
		a, b := in.Int(0, n-1), in.Int(0, n-1)
		if !known[Link{a, b}] {
			m.Links = append(m.Links, Link{a, b})
		}
		known[Link{a, b}], known[Link{b, a}] = true, true
	}
	for i := 0; i < gateways && in.Err() == nil; i++ {
		m.Gateway[in.Int(0, n-1)] = true
	}
	return m
}

// Play answers every turn: it reads the agent's node and writes, at once, the link that cut chooses. It ends without
// an error when the input ends between two turns, or when cut finds nothing left to cut.
func Play(in *scan.Scanner, nodes int, w io.Writer, cut func(agent int) (Link, bool)) error {
	out := bufio.NewWriter(w)
	for in.More() {
		agent := in.Int(0, nodes-1)
		if in.Err() != nil {
			break
		}
		link, ok := cut(agent)
		if !ok {
			break
		}
		out.WriteString(strconv.Itoa(link[0]) + " " + strconv.Itoa(link[1]) + "\n") // out keeps the first error for Flush
		if err := out.Flush(); err != nil {
			return err
		}
	}
	return in.Err()
}
