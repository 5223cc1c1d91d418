package main

import (
	"math/bits"

	"oj/problems/lib/scan"
)

// This file contains the rules of one game: its constants, its states, the limits by control, and the losses at marks.

const (
	mostMarks  = 1000 // the most marks that a plan may pass; (1+mostMarks)^6 fits into 64 bits (see need)
	mostSupply = 200  // the most control, however many overlords there are
	perOne     = 8    // the number of drones and zerglings that one overlord controls
)

// Buildings and upgrades, as sets of bits.
const (
	pool = 1 << iota
	chamber
	attack
	defence
	everything = 1<<iota - 1
)

// A state contains the units, buildings and upgrades. It contains no money, because a player cannot save
// money for later batches. Overlords above mostSupply/perOne add no control and are not counted.
type state struct{ h, d, z, o, built uint8 }

func (s state) hatcheries() int { return int(s.h) }
func (s state) drones() int     { return int(s.d) }
func (s state) zerglings() int  { return int(s.z) }
func (s state) overlords() int  { return int(s.o) }

// turned returns the number of drones that became the present hatcheries and buildings.
func (s state) turned() int { return int(s.h) + int(s.built&pool) + int(s.built&chamber)/chamber }

// A game is one case of the input.
type game struct {
	batches                             bool                // whether a batch may hold more than one order
	drone, overlord, zergling, hatchery int                 // costs
	building                            [everything + 1]int // the total cost of each set of buildings and upgrades
	start                               state
	target                              int // the number of zerglings to reach

	// These are the caps: an order must not lead to more hatcheries, drones and overlords than allowed here.
	// capH and capO are at least the numbers at the start.
	capH, capD, capO int
	mostD            int // the most drones at any time, at least capD
	rate             int // the income from one drone in a second
	interval         int // seconds from mark to mark; 0 means that there are no marks
	bound            *bound
}

func readGame(in *scan.Scanner) *game {
	g := new(game)
	switch in.Word() {
	case "single":
	case "batch":
		g.batches = true
	default:
		in.Fatalf("want single or batch")
	}

	g.readCosts(in)
	g.start.h = uint8(in.Int(0, 50))
	g.start.d = uint8(in.Int(1, 200))
	g.start.z = uint8(in.Int(0, 200))
	g.start.o = uint8(useful(in.Int(0, 100)))

	// The caps limit orders only, so the start may exceed them.
	g.target = in.Int(0, 200)
	g.capH = larger(in.Int(0, 50), g.start.hatcheries())

	// capD is not raised to the number of drones at the start, because this number can fall below the cap later.
	g.capD = in.Int(0, 200)
	g.mostD = larger(g.capD, g.start.drones())
	g.capO = larger(useful(in.Int(0, 100)), g.start.overlords())

	g.rate = in.Int(1, 10000)
	g.interval = in.Int(0, 10000)
	return g
}

func (g *game) readCosts(in *scan.Scanner) {
	for _, cost := range [...]*int{&g.drone, &g.overlord, &g.zergling, &g.hatchery} {
		*cost = in.Int(0, 10000)
	}

	// building[set] is the total cost of a set of buildings and upgrades.
	for one := pool; one <= defence; one *= 2 {
		cost := in.Int(0, 10000)
		for set := range g.building {
			if set&one != 0 {
				g.building[set] += cost
			}
		}
	}
}

// useful returns the number of overlords that add control.
func useful(overlords int) int { return smaller(overlords, mostSupply/perOne) }

// control returns the number of drones and zerglings that the given number of overlords can control.
func control(overlords int) int { return smaller(perOne*overlords, mostSupply) }

func (g *game) mostControl() int { return control(g.capO) }

// marks returns the number of marks passed at the given time.
func (g *game) marks(time int) int {
	if g.interval == 0 {
		return 0
	}
	return time / g.interval
}

// longest returns the greatest number of seconds that a plan may take.
func (g *game) longest() int {
	if g.interval == 0 {
		return far
	}
	return (mostMarks+1)*g.interval - 1
}

// need returns the zergling power demanded at a mark: floor(6*log2(1+mark)), the greatest k such that 2^k <=
// (1+mark)^6.
func need(mark int) int {
	n := uint64(1 + mark)
	return bits.Len64(n*n*n*n*n*n) - 1
}

// power returns the power of a zergling in hundredths.
func power(built uint8) int {
	switch built & (attack | defence) {
	case attack:
		return 133
	case defence:
		return 120
	case attack | defence:
		return 200
	}
	return 100
}

// lost returns the number of zerglings lost at the marks first+1 to last, if no upgrade is added in between.
func lost(built uint8, first, last int) int {
	total := 0
	for mark := first + 1; mark <= last; mark++ {
		total += ceilDiv(100*need(mark), power(built))
	}
	return total
}

func ceilDiv(a, b int) int { return (a + b - 1) / b }

func smaller(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func larger(a, b int) int {
	if a > b {
		return a
	}
	return b
}
