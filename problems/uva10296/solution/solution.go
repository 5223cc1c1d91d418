// UVa 10296, Jogging Trails: the shortest closed route that uses every trail at least once.
//
// State: the set of stations of odd degree, as a bit mask.
// Neighbours: the set without two of its stations; the trails of a shortest path between these two are walked
// once more.
// Start: the stations of odd degree in the park.
// Goal: the empty set, at the lowest cost. Then all stations have even degree, so an Euler circuit exists.
package main

import (
	"bufio"
	"fmt"
	"math/bits"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const (
	most    = 2000 // the maximum number of stations: each pair of stations takes 8 bytes
	mostOdd = 24   // the maximum number of odd stations: each set of them takes 8 bytes
)

type park struct {
	total int     // the length of all trails
	way   [][]int // the length of a shortest path between two stations
	odd   []int   // the stations of odd degree
}

// read reads the trails of a park.
func read(in *scan.Scanner, stations int) park {
	p := park{way: graph.Apart(stations)}
	odd := make([]bool, stations)
	for trails := in.Int(0, scan.Max); trails > 0; trails-- {
		a, b := in.Int(1, stations)-1, in.Int(1, stations)-1
		length := in.Int(0, scan.Max)

		p.total += length
		odd[a] = !odd[a] // if the trail is a loop, a == b, and the parity stays the same
		odd[b] = !odd[b]
		if length < p.way[a][b] {
			p.way[a][b], p.way[b][a] = length, length
		}
	}
	graph.AllPairs(p.way, func(a, b int) int { return a + b })

	for station, isOdd := range odd {
		if isOdd {
			p.odd = append(p.odd, station)
		}
	}
	if len(p.odd) > mostOdd {
		in.Fatalf("the park has more than %d stations of odd degree", mostOdd)
	}
	return p
}

// route returns the length of a shortest route: all trails, plus extra walks that join the odd stations in pairs.
func (p park) route() int {
	extra := make([]int, 1<<len(p.odd)) // for each set, the least length of walks that pair its stations
	for set := 1; set < len(extra); set++ {
		extra[set] = graph.Unreached
		a := bits.TrailingZeros(uint(set))

		// The first station of the set must be paired with another one. This leaves a smaller set. If a set
		// cannot be paired, its value stays graph.Unreached. The set of all odd stations can be paired,
		// because a connected component has an even number of them.
		for b := a + 1; b < len(p.odd); b++ {
			way := p.way[p.odd[a]][p.odd[b]]
			if set>>b&1 == 0 || way == graph.Unreached {
				continue
			}
			rest := set &^ (1<<a | 1<<b)
			if length := extra[rest] + way; length < extra[set] {
				extra[set] = length
			}
		}
	}
	return p.total + extra[len(extra)-1]
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		p := read(in, in.Int(1, most))
		fmt.Fprintln(out, p.route())
	}
}

func main() { scan.Main(solve) }
