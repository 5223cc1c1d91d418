// Package game contains the code that the solutions of the puzzles skynet1 and skynet2 share: it reads the
// map, and it runs the dialogue with the referee, which is one line of input and one line of output for each
// turn.
package game

import (
	"bufio"
	"strconv"

	"oj/problems/lib/scan"
)

// Limits of the maps in the puzzles.
const (
	maxNodes    = 500
	maxLinks    = 1000
	maxGateways = 20
)

// A Link joins two nodes. The agent can cross it in both directions.
type Link [2]int

// A Map is the network that the referee sends before the first turn.
type Map struct {
	Nodes   int    // numbered from 0
	Links   []Link // in the order of the input, none twice
	Gateway []bool // indexed by node; the agent wins when it reaches a gateway
}

// ReadMap reads `N L E`, L links and E gateways. It drops repeated links.
func ReadMap(in *scan.Scanner) Map {
	n := in.Int(2, maxNodes)
	m := Map{Nodes: n, Gateway: make([]bool, n)}
	links, gateways := in.Int(1, maxLinks), in.Int(1, maxGateways)

	known := make(map[Link]bool)
	for i := 0; i < links; i++ {
		a, b := in.Int(0, n-1), in.Int(0, n-1)
		if known[Link{a, b}] {
			continue
		}

		m.Links = append(m.Links, Link{a, b})
		known[Link{a, b}] = true
		known[Link{b, a}] = true
	}

	for i := 0; i < gateways; i++ {
		m.Gateway[in.Int(0, n-1)] = true
	}
	return m
}

// Play answers every turn: it reads the agent's node and writes the link that the function cut returns. It
// ends when the input ends between two turns, or when cut returns false.
func Play(in *scan.Scanner, out *bufio.Writer, nodes int, cut func(agent int) (Link, bool)) {
	for in.More() { // before More waits for input, it flushes the last answer
		link, ok := cut(in.Int(0, nodes-1))
		if !ok {
			break
		}
		out.WriteString(strconv.Itoa(link[0]) + " " + strconv.Itoa(link[1]) + "\n")
	}
}
