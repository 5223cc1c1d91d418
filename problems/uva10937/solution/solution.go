// UVa 10937, Blackbeard the Pirate: the shortest round trip from the ship to all treasures that avoids the natives.
//
// State: the set of fetched treasures, and the last one of them.
// Neighbours: fetch one more treasure; the cost is its distance on the island.
// Start: no treasure, at the ship.
// Goal: all treasures, back at the ship.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	far           = 1 << 30 // more hours than any tour takes
	mostTreasures = 17      // the maximum number of treasures: the table has 8 bytes for each pair (set of treasures, treasure)
)

// near reports whether two cells are at most one step apart, diagonal steps included.
func near(island *grid.Grid, a, b int) bool {
	rows := a/island.Columns - b/island.Columns
	columns := a%island.Columns - b%island.Columns
	return rows*rows <= 1 && columns*columns <= 1
}

// walkable returns for each cell whether Blackbeard may enter it: it is sand, treasure or ship, and not near natives.
func walkable(island *grid.Grid) []bool {
	natives := island.Find('*')
	walkable := make([]bool, len(island.Cells))
	for c, what := range island.Cells {
		walkable[c] = what == '.' || what == '@' || what == '!'
		for _, native := range natives {
			if near(island, c, int(native)) {
				walkable[c] = false
			}
		}
	}
	return walkable
}

// distances returns the hours between any two places, or the constant far if no path joins them. If natives threaten
// a place, all its distances are far, also the distance to itself: nobody can even stay there.
func distances(island *grid.Grid, places []int32) [][]int {
	walkable := walkable(island)
	walk := func(from int32, _ int, buf []int32) []int32 {
		for direction := grid.North; direction <= grid.West; direction++ {
			to, inside := island.Step(from, direction)
			if inside && walkable[to] && walkable[from] {
				buf = append(buf, to)
			}
		}
		return buf
	}

	table := make([][]int, len(places))
	for i, from := range places {
		hours := search.DenseDistances(len(island.Cells), []int32{from}, walk)
		for _, to := range places {
			if hours[to] < 0 || !walkable[from] {
				table[i] = append(table[i], far)
			} else {
				table[i] = append(table[i], int(hours[to]))
			}
		}
	}
	return table
}

// tour returns the length of a shortest closed tour from place 0 through all other places. If there is no
// tour, the result is at least the constant far.
func tour(distance [][]int) int {
	treasures := len(distance) - 1 // treasure i is place i+1
	if treasures == 0 {
		return distance[0][0] // far if natives threaten the landing place
	}

	// hours[set][last] is the length of a shortest path that starts at the ship, visits all treasures in `set`, and
	// ends at the treasure `last`. The value depends on entries of the set without this treasure. As a bit mask, that
	// set is a smaller number, so it comes earlier in the loop.
	hours := make([][]int, 1<<treasures)
	for set := range hours {
		hours[set] = make([]int, treasures)
		for last := range hours[set] {
			hours[set][last] = shortestTo(distance, hours, set, last)
		}
	}

	best := far
	for last, h := range hours[len(hours)-1] {
		if back := h + distance[last+1][0]; back < best {
			best = back
		}
	}
	return best
}

// shortestTo returns the value for hours[set][last], given the hours of all smaller sets. If the treasure `last` is not
// in `set`, it returns the constant far.
func shortestTo(distance, hours [][]int, set, last int) int {
	before := set &^ (1 << last)
	if before == set {
		return far
	}
	if before == 0 {
		return distance[0][last+1] // last is the only treasure of the set
	}

	best := far
	for previous, h := range hours[before] {
		if way := h + distance[previous+1][last+1]; way < best {
			best = way
		}
	}
	return best
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		rows, columns := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
		island := grid.Read(in, rows, columns, "~@#.*!")
		ships, treasures := island.Find('@'), island.Find('!')
		if len(ships) != 1 || len(treasures) > mostTreasures {
			in.Fatalf("the map must have exactly one @ and at most %d !", mostTreasures)
		}

		places := append(ships, treasures...)
		hours := tour(distances(island, places))
		if hours >= far {
			hours = -1
		}
		fmt.Fprintln(out, hours)
	}
}

func main() { scan.Main(solve) }
