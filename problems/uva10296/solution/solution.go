// UVa 10296, Jogging Trails: the shortest closed route along every trail, some of them more than once.
//
// State: the stations from which an odd number of trails still goes off, as a set of bits.
// Neighbours: the sets without two of them; the shortest way between the two is walked once more.
// Start: the stations with an odd number of trails.
// Goal: no such station, at the lowest cost; a closed route may then take each trail, walked once or again.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const (
	most    = 2000 // stations, because the ways between them take 8 bytes each
	mostOdd = 24   // odd stations, because their sets take 8 bytes each
)

// A park knows of its trails their total length, the best ways between stations, and the odd stations.
type park struct {
	total int
	way   [][]int
	odd   []int
}

func read(in *scan.Scanner, stations int) park {
	p := park{way: graph.Apart(stations)}
	odd := make([]bool, stations)
	for trails := in.Int(0, scan.Max); trails > 0; trails-- {
		a, b := in.Int(1, stations)-1, in.Int(1, stations)-1
		length := in.Int(0, scan.Max)

		p.total += length
		odd[a] = !odd[a]
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

// route returns the length of the shortest route. extra[set] is the shortest walking that makes the odd stations of set
// even: the lowest of them must be joined to some other one. There is always one, because the trails that hang together
// have an even number of odd stations.
func (p park) route() int {
	extra := make([]int, 1<<len(p.odd))
	for set := 1; set < len(extra); set++ {
		extra[set] = graph.Unreached
		a := 0
		for set>>a&1 == 0 {
			a++
		}

		for b := a + 1; b < len(p.odd); b++ {
			way := p.way[p.odd[a]][p.odd[b]]
			if set>>b&1 == 0 || way == graph.Unreached {
				continue
			}
			if e := extra[set^1<<a^1<<b] + way; e < extra[set] {
				extra[set] = e
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
