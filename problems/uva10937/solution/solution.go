// UVa 10937, Blackbeard the Pirate: the shortest round trip from the ship to all treasures, away from the natives.
//
// State: a set of treasures that have been fetched, and which one was the last.
// Neighbours: the sets with one treasure more, as far away as a search over the island says.
// Start: no treasure, at the ship.
// Goal: all treasures, and back at the ship.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	far           = 1 << 30
	mostTreasures = 17 // because the tour takes 8 bytes for each of their sets and each of them
)

// walkable tells of each cell whether one may be there: on land without trees, and not within a step of natives,
// diagonal steps included.
func walkable(island *grid.Grid) []bool {
	safe, natives := make([]bool, len(island.Cells)), island.Find('*')
	for c, what := range island.Cells {
		safe[c] = what == '.' || what == '@' || what == '!'
		for _, native := range natives {
			down, right := c/island.Columns-int(native)/island.Columns, c%island.Columns-int(native)%island.Columns
			safe[c] = safe[c] && (down*down > 1 || right*right > 1)
		}
	}
	return safe
}

// distances returns how far any two places are apart.
func distances(island *grid.Grid, places []int32) [][]int {
	safe := walkable(island)
	next := func(c int32, _ int, buf []int32) []int32 {
		kept := buf
		for _, to := range island.Beside(c, buf) {
			if safe[to] {
				kept = append(kept, to)
			}
		}
		return kept
	}
	d := make([][]int, len(places))
	for i, p := range places {
		hours := search.DenseDistances(len(island.Cells), []int32{p}, next)
		for _, q := range places {
			d[i] = append(d[i], far)
			if hours[q] >= 0 && safe[p] && safe[q] {
				d[i][len(d[i])-1] = int(hours[q])
			}
		}
	}
	return d
}

// tour returns the length of the shortest closed tour through all places, far or more if there is none: hours[set][i]
// is the shortest way from place 0 through those of the set to i, which is in it.
func tour(d [][]int) int {
	if len(d) == 1 {
		return 0
	}
	n := len(d)
	hours := make([][]int, 1<<n)
	for set := range hours {
		hours[set] = make([]int, n)
		for i := range hours[set] {
			hours[set][i] = far
			for last := 0; set>>i&1 == 1 && last < n; last++ {
				before := set ^ 1<<i
				if before == 0 && last == 0 { // the first step leaves the ship
					hours[set][i] = d[0][i]
				} else if before>>last&1 == 1 && hours[before][last]+d[last][i] < hours[set][i] {
					hours[set][i] = hours[before][last] + d[last][i]
				}
			}
		}
	}
	return hours[len(hours)-1][0]
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		rows, columns := in.Int(0, scan.MaxSize), in.Int(0, scan.MaxSize)
		if rows == 0 || columns == 0 {
			break
		}
		island := grid.Read(in, rows, columns, "~@#.*!")
		ships, treasures := island.Find('@'), island.Find('!')
		if len(ships) != 1 || len(treasures) > mostTreasures {
			in.Fatalf("want one @ and at most %d ! in the map that ends here", mostTreasures)
		}
		if hours := tour(distances(island, append(ships, treasures...))); hours < far {
			fmt.Fprintln(out, hours)
		} else {
			fmt.Fprintln(out, -1)
		}
	}
}

func main() { scan.Main(solve) }
