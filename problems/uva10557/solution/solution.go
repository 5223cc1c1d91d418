// UVa 10557, XYZZY: can a player whose energy must stay above 0 get from the first room to the last?
//
// State: a room, with the maximum energy on entering it; the search uses the negated energy as the cost.
// Neighbours: the rooms behind its doors, if the energy there is above 0.
// Start: room 1 with energy 100.
// Goal: room n, reached with energy above 0, directly or after gaining energy on a cycle.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const energy = 100 // the energy at the start

// read returns the doors as edges. The cost of a door is the energy lost by entering the room behind it. A door
// to a room that does not exist is ignored.
func read(in *scan.Scanner, rooms int) []graph.Edge {
	points := make([]int, rooms)
	var doors []graph.Edge
	for room := range points {
		points[room] = in.Int(-scan.Max, scan.Max)
		for k := in.Int(0, scan.Max); k > 0; k-- {
			behind := in.Int(-scan.Max, scan.Max) - 1
			if behind >= 0 && behind < rooms {
				doors = append(doors, graph.Edge{From: room, To: behind})
			}
		}
	}

	// The costs are set in a second loop, because the input may give the points of a room after a door that leads to it.
	for i := range doors {
		doors[i].Cost = -points[doors[i].To]
	}
	return doors
}

// winnable reports whether the player can enter the last room with energy above 0.
func winnable(rooms int, doors []graph.Edge) bool {
	cost := make([]int, rooms)
	for room := range cost {
		cost[room] = graph.Unreached
	}
	cost[0] = -energy

	alive := func(_, cost int) bool { return cost < 0 }
	endless := graph.BellmanFord(cost, doors, alive)
	if cost[rooms-1] != graph.Unreached {
		return true
	}

	// In a room where the energy is unbounded, the player has enough energy for every path. So all rooms that can be
	// reached from there can be entered.
	behind := graph.Leaving(rooms, doors)
	next := func(room int, buf []int) []int {
		for _, door := range behind[room] {
			buf = append(buf, door.To)
		}
		return buf
	}
	for _, room := range search.Reach(endless, next) {
		if room == rooms-1 {
			return true
		}
	}
	return false
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		rooms := in.Int(-1, scan.MaxSize)
		if rooms < 1 {
			break // the end marker
		}

		doors := read(in, rooms)
		fmt.Fprintln(out, scan.Choose(winnable(rooms, doors), "winnable", "hopeless"))
	}
}

func main() { scan.Main(solve) }
