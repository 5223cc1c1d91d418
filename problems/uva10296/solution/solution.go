// UVa 10296, Jogging Trails: the shortest closed route along every trail, some of them more than once.
//
// State: the stations with an odd number of trails, as a set of bits.
// Neighbours: the sets without two of them; the shortest way between the two is walked once more.
// Start: the stations with an odd number of trails.
// Goal: no such station, at the lowest cost. Then a closed route takes each trail exactly as often as it is counted.
package main

import (
	"bufio"
	"fmt"
	"math/bits"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const (
	most    = 2000 // stations, because the ways between them take 8 bytes each
	mostOdd = 24   // odd stations, because their sets take 8 bytes each
)

type park struct {
	total int     // the length of all trails
	way   [][]int // the length of the shortest way between two stations
	odd   []int   // the stations with an odd number of trails
}

// read reads the trails of a park.
func read(in *scan.Scanner, stations int) park {
	p := park{way: graph.Apart(stations)}
	odd := make([]bool, stations)
	for trails := in.Int(0, scan.Max); trails > 0; trails-- {
		a, b := in.Int(1, stations)-1, in.Int(1, stations)-1
		length := in.Int(0, scan.Max)

		p.total += length
		odd[a] = !odd[a] // twice, and so not at all, if the trail leads back to its station
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
		in.Fatalf("want at most %d stations with an odd number of trails in the park that ends here", mostOdd)
	}
	return p
}

// route returns the length of the shortest route: all trails, and extra walks that join the odd stations in pairs.
func (p park) route() int {
	extra := make([]int, 1<<len(p.odd)) // the least length of extra walks that make the odd stations of a set even
	for set := 1; set < len(extra); set++ {
		extra[set] = graph.Unreached
		a := bits.TrailingZeros(uint(set))

		// The first station of the set must be joined to another one. The rest is a smaller set. A set that cannot be
		// paired stays Unreached; the set of all odd stations can, because connected trails have an even number of them.
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
	for in.Case() {
		stations := in.Int(0, most)
		if stations == 0 {
			break // the end marker
		}
		p := read(in, stations)
		fmt.Fprintln(out, p.route())
	}
}

func main() { scan.Main(solve) }
