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
	"io"
	"os"

	"oj/problems/internal/graph"
	"oj/problems/internal/scan"
)

const longest = 1<<31 - 1

// A park is what is known of the trails: their total length, the best ways between stations, and where they are odd.
type park struct {
	total int
	way   [][]int
	odd   int // a set of bits
}

func read(in *scan.Scanner, stations int) park {
	p := park{way: graph.Apart(stations)}
	for trails := in.Int(0, 1<<20); trails > 0 && in.Err() == nil; trails-- {
		a, b := in.Int(1, stations)-1, in.Int(1, stations)-1
		length := in.Int(0, longest)
		if in.Err() != nil {
			break
		}
		p.total += length
		p.odd ^= 1<<a ^ 1<<b
		if length < p.way[a][b] {
			p.way[a][b], p.way[b][a] = length, length
		}
	}
	graph.AllPairs(p.way, func(a, b int) int { return a + b })
	return p
}

// route returns the length of the shortest route: extra[set] is the shortest walking that makes the stations of set
// even. The lowest of them must be joined to some other one.
func (p park) route() int {
	extra := make([]int, 1<<len(p.way))
	for set := 1; set < len(extra); set++ {
		extra[set] = graph.Unreached
		a := 0
		for set>>a&1 == 0 {
			a++
		}
		for b := a + 1; b < len(p.way); b++ {
			if set>>b&1 == 0 || p.way[a][b] == graph.Unreached {
				continue
			}
			if e := extra[set^1<<a^1<<b] + p.way[a][b]; e < extra[set] {
				extra[set] = e
			}
		}
	}
	return p.total + extra[p.odd]
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	for {
		stations := in.Int(0, 15)
		if stations == 0 {
			break // the last line, or an error
		}
		p := read(in, stations)
		if in.Err() != nil {
			break
		}
		fmt.Fprintln(out, p.route())
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Err()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
