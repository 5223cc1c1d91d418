// CodinGame, Blunder, episode 2: the most money that a robot can collect on its way through a building.
//
// State: a room.
// Neighbours: the rooms behind its two doors; no walk comes to a room twice.
// Start: room 0.
// Goal: outside, with as much money as possible.
package main

import (
	"fmt"
	"io"
	"os"
	"strconv"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// A building has money in its rooms and doors between them; doors to the outside are left out.
type building struct {
	money []int
	doors []graph.Edge
}

func read(in *scan.Scanner) building {
	rooms := in.Int(1, scan.MaxSize)
	b := building{money: make([]int, rooms)}
	for i := 0; i < rooms; i++ {
		room := in.Int(0, rooms-1)
		b.money[room] = in.Int(0, 1<<31-1)
		for door := 0; door < 2; door++ {
			word := in.Word()
			to, err := strconv.Atoi(word)
			if word != "E" && (err != nil || to < 0 || to >= rooms || to == room) {
				in.Failf("want E or another room from 0 to %d", rooms-1)
			}
			if in.Err() != nil {
				return b
			}
			if word != "E" {
				b.doors = append(b.doors, graph.Edge{From: room, To: to})
			}
		}
	}
	return b
}

// most returns the most money on a walk from room 0 to the outside; false if a walk can come to a room twice.
func (b building) most() (int, bool) {
	behind := graph.Leaving(len(b.money), b.doors)
	order, count := graph.SCC(behind)
	if count < len(b.money) {
		return 0, false
	}
	rooms := make([]int, count) // the room with each number: those behind its doors have lower ones
	for room, number := range order {
		rooms[number] = room
	}
	best := make([]int, count)
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

func run(r io.Reader, w io.Writer) error {
	in := scan.New(r)
	b := read(in)
	if in.Err() != nil {
		return in.Err()
	}
	money, ok := b.most()
	if !ok {
		return fmt.Errorf("want a building in which no walk comes to a room twice")
	}
	_, err := fmt.Fprintln(w, money)
	return err
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
