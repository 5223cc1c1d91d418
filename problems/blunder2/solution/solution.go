// CodinGame, Blunder, episode 2: the most money that a robot can collect on its way through a building.
//
// State: a room.
// Neighbours: the rooms behind its two doors; no walk enters a room twice.
// Start: room 0.
// Goal: outside, with as much money as possible.
package main

import (
	"bufio"
	"fmt"
	"strconv"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// A building has money in its rooms and doors between them. Doors to the outside are not stored. The solution
// lets a walk end in any room instead. This does not change the maximum, because walking on to the outside
// never loses money.
type building struct {
	money []int
	doors []graph.Edge
}

func read(in *scan.Scanner) building {
	rooms := in.Int(1, scan.MaxSize)
	b := building{money: make([]int, rooms)}
	for i := 0; i < rooms; i++ {
		room := in.Int(0, rooms-1)
		b.money[room] = in.Int(0, scan.Max)

		for door := 0; door < 2; door++ {
			word := in.Word()
			if word == "E" {
				continue // the door leads outside
			}
			to, err := strconv.Atoi(word)
			if err != nil || to < 0 || to >= rooms || to == room {
				in.Fatalf("want E or another room from 0 to %d", rooms-1)
			}
			b.doors = append(b.doors, graph.Edge{From: room, To: to})
		}
	}
	return b
}

// most returns the most money on a walk from room 0 to the outside, and false if the doors form a cycle.
func (b building) most() (int, bool) {
	behind := graph.Leaving(len(b.money), b.doors)
	component, components := graph.SCC(behind)
	if components < len(b.money) {
		return 0, false // two rooms lie on a cycle
	}

	// Each room is a strongly connected component. graph.SCC gives the rooms behind a room's doors lower numbers than
	// the room itself, so the loop below computes them first.
	rooms := make([]int, components)
	for room, number := range component {
		rooms[number] = room
	}

	best := make([]int, len(b.money))
	for _, room := range rooms {
		for _, door := range behind[room] {
			if best[door.To] > best[room] {
				best[room] = best[door.To]
			}
		}
		best[room] += b.money[room]
	}
	return best[0], true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	money, ok := read(in).most()
	if !ok {
		in.Fatalf("the building has a walk that enters a room twice")
	}
	fmt.Fprintln(out, money)
}

func main() { scan.Main(solve) }
