// UVa 10557, XYZZY: can a player whose energy must stay above 0 get from the first room to the last?
//
// State: a room, with the most energy that one can have on entering it; the search takes energy as a negative cost.
// Neighbours: the rooms behind its doors, if their points leave some energy.
// Start: room 1 with 100 points.
// Goal: room n, entered alive, or behind rooms where the energy can be raised for ever.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const energy = 100 // at the start

// read returns the doors as edges. The cost of a door is the energy that the room behind it takes. A door to a room that
// does not exist is ignored.
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

// winnable reports whether the last room can be entered with some energy left.
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

	// From a room where the energy can be raised for ever, every room behind it can be reached, whatever it takes.
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
		if winnable(rooms, doors) {
			fmt.Fprintln(out, "winnable")
		} else {
			fmt.Fprintln(out, "hopeless")
		}
	}
}

func main() { scan.Main(solve) }
